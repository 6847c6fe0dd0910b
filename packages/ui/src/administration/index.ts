/** What administrators decide. */
export { BuyerRequestsScreen, type BuyerRequestsScreenProps } from "./buyer-requests-screen.tsx"
export { RoleRequestsModel, roleRequestsModel } from "./role-requests-model.ts"
