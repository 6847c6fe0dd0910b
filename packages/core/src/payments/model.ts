import * as t from "io-ts"
import { AssetStatus } from "../assets/statuses.ts"
import { Day } from "../shared/days.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { AssetId } from "../shared/ids.ts"
import { absentAsNull, tolerant } from "../shared/wire.ts"

/** Whether the listing plan runs. */
export const PlanStatus = t.keyof({ active: null, canceled: null, ended: null }, "PlanStatus")
export type PlanStatus = t.TypeOf<typeof PlanStatus>
/** Whether marketing of a listing was asked for. */
export const MarketingStatus = t.keyof({ none: null, requested: null, done: null }, "MarketingStatus")
/** How far a plan is paid. */
export const PaymentStatus = t.keyof({ none: null, due: null, paid: null, failed: null }, "PaymentStatus")
export type PaymentStatus = t.TypeOf<typeof PaymentStatus>

/** What a list of payments says of the asset that a plan is paid for. */
const AssetSummary = t.readonly(
  t.strict({ id: AssetId, name: absentAsNull(t.string), status: absentAsNull(tolerant(AssetStatus)) }),
  "AssetSummary",
)

/** The listing plan of an asset and how far it is paid. `PK` and `SK` are its keys in the table of payments; a period's price is in cents. */
export const Payment = t.readonly(
  t.strict({
    PK: t.string,
    SK: t.string,
    status: tolerant(PlanStatus),
    marketingStatus: absentAsNull(tolerant(MarketingStatus)),
    paymentStatus: absentAsNull(tolerant(PaymentStatus)),
    lastPaymentDate: absentAsNull(Day),
    nextPaymentDate: absentAsNull(Day),
    periodPrice: absentAsNull(DecimalCents),
    pricingPlan: absentAsNull(t.string),
    asset: absentAsNull(AssetSummary),
  }),
  "Payment",
)
export type Payment = t.TypeOf<typeof Payment>

/** A payment as the buyer's side reads it: its status, and nothing else that may come with it. */
export const BuyerPayment = t.readonly(t.strict({ status: t.string }), "BuyerPayment")
export type BuyerPayment = t.TypeOf<typeof BuyerPayment>
