/** One's own bank accounts: added in a frame of their provider, chosen, edited and removed. */
export { BankAddition } from "./bank-addition.ts"
export { BillingModel, billingModel } from "./billing-model.ts"
export { BillingScreen } from "./billing-screen.tsx"
