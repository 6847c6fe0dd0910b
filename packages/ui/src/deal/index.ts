/** The administrator's page of one deal. */
export { DealModel, dealModel } from "./deal-model.ts"
export { DealScreen, type DealScreenProps } from "./deal-screen.tsx"
