/** What administrators decide. */
export { BuyerRequestsScreen, type BuyerRequestsScreenProps } from "./buyer-requests-screen.tsx"
export { ClientErrorsModel, clientErrorsModel } from "./client-errors-model.ts"
export { ClientErrorsScreen, type ClientErrorsScreenProps } from "./client-errors-screen.tsx"
export { RoleRequestsModel, roleRequestsModel } from "./role-requests-model.ts"
