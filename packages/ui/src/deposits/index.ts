/** The earnest money of an offer: how it stands, and what each side does about it. */
export { type Called, calledAgain } from "./called.ts"
export { DepositModel, depositModel } from "./deposit-model.ts"
export { LateDepositPanel, ShownDeposit } from "./late-panel.tsx"
