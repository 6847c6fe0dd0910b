import { Effect } from "effect"
import type { MarketTransaction } from "../store.ts"
import type { Profile } from "../../profiles/model.ts"
import { MarketSettings } from "../../settings/ports.ts"
import type { OfferId } from "../../shared/ids.ts"
import { Cents } from "../../shared/money.ts"
import { must } from "../../shared/decode.ts"
import { approvedFunds, committedFunds, priceWithinFunds } from "../../offers/funds.ts"

/** A price that a buyer wants to promise. `present` is what the same offer promises now, null where it goes to the seller. */
interface PromisedPrice {
  readonly buyer: Profile
  readonly offer: OfferId | null
  readonly price: Cents
  readonly present: Cents | null
}

/** Refuses a price that the buyer's approved funds do not allow. Decisive only while the buyer's profile is held. */
export const mayPromise = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  { buyer, offer, present, price }: PromisedPrice,
) {
  const { aggregateFunds } = yield* MarketSettings
  const own = aggregateFunds === "refuse" ? yield* transaction.commitmentsOf(buyer.id) : []
  const committed = own.length === 0 ? must(Cents, 0) : committedFunds(own, offer)
  const approved = approvedFunds(buyer.buyerProfile)
  yield* Effect.fromResult(priceWithinFunds(price, { approved, committed, present, aggregateFunds }))
})

/** What the seller is told of the buyer's approved funds with an offer. */
export const fundsToldBy = ({ buyerProfile }: Profile) => ({
  pofSum: approvedFunds(buyerProfile),
  fundsApprovalDate: buyerProfile.fundsApprovalDate,
})
