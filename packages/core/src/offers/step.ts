import type { Period } from "../periods/model.ts"
import type { Day } from "../shared/days.ts"
import { isPaid } from "./deposit.ts"
import type { Deposit, OfferTerms } from "./model.ts"
import type { OfferView } from "./views.ts"

/** Who acts next. */
export type StepActor = "administrator" | "bidders" | "buyer" | "nobody" | "seller"

/** What happens next: who acts, what is done, by which last day (UTC), and what happens otherwise. */
export interface NextStep {
  readonly actor: StepActor
  readonly does: string
  readonly by: Day | null
  readonly otherwise: string | null
}

export const step = (
  actor: StepActor,
  does: string,
  by: Day | null = null,
  otherwise: string | null = null,
): NextStep => ({
  actor,
  does,
  by,
  otherwise,
})

/** The last day of a period; null of none. */
export const lastDay = (period: Pick<Period, "endDate"> | null | undefined): Day | null => period?.endDate ?? null

/** The earnest money of an offer, as the next step is read from it. */
export interface Earnest {
  readonly deposit: Pick<Deposit, "decision"> & {
    readonly transfers: ReadonlyArray<Pick<Deposit["transfers"][number], "leg">>
  }
  readonly terms: Pick<OfferTerms, "earnestMoneyDeposit">
}

const has = ({ deposit }: Earnest, ...legs: ReadonlyArray<Deposit["transfers"][number]["leg"]>): boolean =>
  deposit.transfers.some(({ leg }) => legs.includes(leg))

/** Earnest money was agreed and has not arrived. */
export const isUnpaid = (offer: Earnest): boolean => offer.terms.earnestMoneyDeposit > 0 && !isPaid(offer.deposit)

/** Earnest money lies in escrow and nobody has moved it on. */
export const isHeld = (offer: Earnest): boolean =>
  isPaid(offer.deposit) && !has(offer, "refundToBuyer", "withdrawToSeller", "withdrawToAdmin")

/** What the next step of an offer is read from. */
export type StepOffer = Earnest &
  Pick<OfferView, "assetStatus" | "buyerClosingPeriod" | "closingPhase" | "id" | "sellerClosingPeriod" | "status">
