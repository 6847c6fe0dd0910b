/** What sellers pay for a listing plan. Draws on assets. */
export { BuyerPayment, MarketingStatus, Payment, PaymentStatus, PlanStatus } from "./model.ts"
