import { balanceDue } from "@xl/core/legal-documents"
import { priceShare } from "@xl/core/offers"
import { dayOf } from "@xl/core/shared"
import { STATUSES } from "../deposits/deposit-words.ts"
import { day, type KeyValue, money, percent } from "../parts/index.ts"
import type { ClosingFacts } from "./closing-page-model.ts"

/** Price, earnest money and the balance due, as the settlement statement computes it. */
export const moneyItems = ({ deposit, offer }: ClosingFacts): ReadonlyArray<KeyValue> => {
  const loans = offer.assets.map(({ bidAllocation, title }) => ({ title, price: bidAllocation }))
  const agreed = offer.terms.earnestMoneyDeposit
  return [
    { label: "Purchase price", value: `${money(offer.terms.bidPrice)}, ${percent(priceShare(offer))} of UPB` },
    { label: "Earnest money agreed", value: agreed === 0 ? "None" : money(agreed) },
    ...(agreed === 0
      ? []
      : [
          { label: "Earnest money status", value: STATUSES[deposit.depositStatus] },
          { label: "Held in escrow", value: money(deposit.held) },
        ]),
    { label: "Balance due at closing", value: money(balanceDue({ loans, held: deposit.held })) },
  ]
}

/** The days agreed and the periods in which each party accepts. */
export const dayItems = ({ offer }: ClosingFacts): ReadonlyArray<KeyValue> => {
  const { buyerClosingPeriod, sellerClosingPeriod, terms, winningDate } = offer
  return [
    { label: "Offer selected", value: winningDate === null ? undefined : day(dayOf(winningDate)) },
    { label: "Due diligence", value: `${terms.dueDiligencePeriod} days` },
    { label: "Closing", value: `${terms.closing} days` },
    { label: "Buyer accepts by", value: buyerClosingPeriod ? day(buyerClosingPeriod.endDate) : undefined },
    {
      label: "Seller accepts by",
      value: sellerClosingPeriod ? day(sellerClosingPeriod.endDate) : "Set when the buyer accepts",
    },
  ]
}

/** Who buys from whom. The agreement names the entities. */
export const partyItems = ({ asset, offer }: ClosingFacts): ReadonlyArray<KeyValue> => [
  { label: "Buyer", value: offer.buyerName ?? "You" },
  { label: "Seller", value: asset.isOwner ? "You" : "Named in the purchase agreement" },
]
