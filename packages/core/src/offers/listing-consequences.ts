import { isPaid } from "./deposit.ts"
import { type Deposit, isActiveOffer, type Offer, type TransferLeg } from "./model.ts"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"

/** What happens to the offers on a listing that leaves the market: those on it alone are declined, bundles canceled. */
interface OfferConsequences {
  readonly declined: number
  readonly canceledBundles: number
  /** Deposits that were paid, in cents: they go back to their buyers. */
  readonly refunded: Cents
  /** Deposits promised and not paid yet, in cents: they are no longer due. */
  readonly dropped: Cents
}

type Ending = Pick<Offer, "status" | "type"> & {
  readonly deposit: Pick<Deposit, "value"> & { readonly transfers: ReadonlyArray<{ readonly leg: TransferLeg }> }
}

const sum = (offers: ReadonlyArray<Ending>): Cents =>
  must(
    Cents,
    offers.reduce((total, { deposit }) => total + deposit.value, 0),
  )

/** The consequences, from all offers on the listing. */
export const consequencesForOffers = (offers: ReadonlyArray<Ending>): OfferConsequences => {
  const active = offers.filter(({ status }) => isActiveOffer(status))
  const bundles = active.filter(({ type }) => type === "MultipleBid")
  return {
    declined: active.length - bundles.length,
    canceledBundles: bundles.length,
    refunded: sum(active.filter(({ deposit }) => isPaid(deposit))),
    dropped: sum(active.filter(({ deposit }) => !isPaid(deposit))),
  }
}
