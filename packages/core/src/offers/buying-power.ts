import type { Profile } from "../profiles/model.ts"
import { addDays, type Day, dayOf, daysBetween } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import { FUNDS_DAYS, fundsOf } from "./eligibility.ts"
import { approvedFunds, committedFunds, type Committing, isCommitted, isFundsEntity } from "./funds.ts"

type Approval = Pick<Profile["buyerProfile"], "fundsApprovalDate" | "fundsApprovalExpiryDate">

/** From so many days left on a renewal is asked for, before the approval is over. Source: docs/adr/0050-buying-power.md. */
export const RENEWAL_DAYS = 14

/** The last UTC day on which the approval allows offers: the earlier of its 90th day and the expiry date. Null before any approval. */
export const fundsLastDay = ({ fundsApprovalDate, fundsApprovalExpiryDate }: Approval): Day | null => {
  if (fundsApprovalDate === null) return null
  const last = addDays(fundsApprovalDate, FUNDS_DAYS - 1)
  return fundsApprovalExpiryDate !== null && fundsApprovalExpiryDate < last ? fundsApprovalExpiryDate : last
}

/** What a buyer may still bid. Money in cents. */
export type BuyingPower =
  | { readonly tag: "none" }
  | { readonly tag: "expired"; readonly lastDay: Day }
  /** The purchasing entity was changed after the approval: its funds do not count for the present one. */
  | {
      readonly tag: "otherEntity"
      readonly approved: Cents
      readonly fundsEntity: string | null
      readonly purchasingEntity: string | null
    }
  | {
      readonly tag: "held"
      /** The entity that buys, for which the funds were approved. */
      readonly entity: string | null
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

/** Approved funds of the purchasing entity minus one's own live offers. `now` is milliseconds since the epoch. */
export const buyingPower = (
  { buyerProfile }: Pick<Profile, "buyerProfile">,
  own: ReadonlyArray<Committing>,
  now: number,
): BuyingPower => {
  const lastDay = fundsLastDay(buyerProfile)
  if (lastDay === null) return { tag: "none" }
  if (fundsOf(buyerProfile, now) === "expired") return { tag: "expired", lastDay }
  const { fundsEntity, purchasingEntity } = buyerProfile
  if (!isFundsEntity(buyerProfile))
    return { tag: "otherEntity", approved: buyerProfile.pofSum, fundsEntity, purchasingEntity }
  const approved = approvedFunds(buyerProfile)
  const committed = committedFunds(own)
  const daysLeft = daysBetween(dayOf(now), lastDay) + 1
  return {
    tag: "held",
    entity: purchasingEntity,
    approved,
    committed,
    left: must(Cents, Math.max(0, approved - committed)),
    over: must(Cents, Math.max(0, committed - approved)),
    offers: own.filter(isCommitted).length,
    lastDay,
    daysLeft,
    isRenewalDue: daysLeft <= RENEWAL_DAYS,
  }
}
