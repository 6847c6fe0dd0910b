/** What sellers pay for a listing plan. Draws on assets. */
// Pulls in assets, shared.
export { BuyerPayment, MarketingStatus, Payment, PaymentStatus, PlanStatus } from "./model.ts"
