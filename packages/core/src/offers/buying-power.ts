import type { AssetStatus } from "../assets/statuses.ts"
import type { Profile } from "../profiles/model.ts"
import { addDays, type Day, dayOf, daysBetween } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import { FUNDS_DAYS, fundsOf } from "./eligibility.ts"
import type { OfferStatus, OfferTerms } from "./model.ts"
import { isBinding } from "./standing.ts"

type Approval = Pick<Profile["buyerProfile"], "fundsApprovalDate" | "fundsApprovalExpiryDate">

/** From so many days left on a renewal is asked for, before the approval is over. Source: docs/decisions.md, "Buying power". */
export const RENEWAL_DAYS = 14

/** The last UTC day on which the approval allows offers: the earlier of its 90th day and the expiry date. Null before any approval. */
export const fundsLastDay = ({ fundsApprovalDate, fundsApprovalExpiryDate }: Approval): Day | null => {
  if (fundsApprovalDate === null) return null
  const last = addDays(fundsApprovalDate, FUNDS_DAYS - 1)
  return fundsApprovalExpiryDate !== null && fundsApprovalExpiryDate < last ? fundsApprovalExpiryDate : last
}

/** An own offer as far as it ties up funds. */
export interface Committing {
  readonly status: OfferStatus
  readonly assetStatus: AssetStatus
  readonly terms: Pick<OfferTerms, "bidPrice">
}

/** Whether the offer's price is promised: it is live or has won, and its sale is not closed yet. */
export const isCommitted = ({ assetStatus, status }: Committing): boolean =>
  isBinding(status) && assetStatus !== "Closed"

/** What a buyer may still bid. Money in cents. */
export type BuyingPower =
  | { readonly tag: "none" }
  | { readonly tag: "expired"; readonly lastDay: Day }
  | {
      readonly tag: "held"
      readonly approved: Cents
      /** Prices of all committed offers. */
      readonly committed: Cents
      /** Approved less committed, never below zero. */
      readonly left: Cents
      /** How far the committed offers go above what was approved. */
      readonly over: Cents
      readonly offers: number
      readonly lastDay: Day
      /** Days on which offers are still allowed, today counted: 1 on the last. */
      readonly daysLeft: number
      readonly isRenewalDue: boolean
    }

/** Approved funds minus one's own live offers. `now` is milliseconds since the epoch. */
export const buyingPower = (
  { buyerProfile }: Pick<Profile, "buyerProfile">,
  own: ReadonlyArray<Committing>,
  now: number,
): BuyingPower => {
  const lastDay = fundsLastDay(buyerProfile)
  if (lastDay === null) return { tag: "none" }
  if (fundsOf(buyerProfile, now) === "expired") return { tag: "expired", lastDay }
  const live = own.filter(isCommitted)
  const approved = buyerProfile.pofSum
  const committed = live.reduce((sum, { terms }) => sum + terms.bidPrice, 0)
  const daysLeft = daysBetween(dayOf(now), lastDay) + 1
  return {
    tag: "held",
    approved,
    committed: must(Cents, committed),
    left: must(Cents, Math.max(0, approved - committed)),
    over: must(Cents, Math.max(0, committed - approved)),
    offers: live.length,
    lastDay,
    daysLeft,
    isRenewalDue: daysLeft <= RENEWAL_DAYS,
  }
}
