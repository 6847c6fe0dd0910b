import { balanceDue, dueFirst } from "@xl/core/legal-documents"
import { offerUpb } from "@xl/core/offers"
import { Cents, dayOf, must } from "@xl/core/shared"
import { STATUSES } from "../deposits/deposit-words.ts"
import { offerShareText } from "../offers/offer-share.tsx"
import { day, type KeyValue, money } from "../parts/index.ts"
import type { ClosingFacts } from "./closing-page-model.ts"

/** Price, deposit, what of it is due first, and the balance due, as the settlement statement computes it. */
export const moneyItems = ({ deposit, listings, offer }: ClosingFacts): ReadonlyArray<KeyValue> => {
  const { bidPrice, earnestMoneyDeposit: agreed } = offer.terms
  const loans = offer.assets.map(({ bidAllocation, title }) => ({ title, price: bidAllocation }))
  const came = must(Cents, Math.max(0, deposit.depositPaid - deposit.depositRefund))
  const settled = { loans, earnestMoney: agreed, held: came }
  const isShort = dueFirst(settled) > 0
  return [
    { label: "Purchase price", value: `${money(bidPrice)}, ${offerShareText(bidPrice, offerUpb(offer, listings))}` },
    { label: "Deposit", value: agreed === 0 ? "None" : money(agreed) },
    ...(agreed === 0
      ? []
      : [
          { label: "Deposit status", value: STATUSES[deposit.depositStatus] },
          { label: "Held in escrow", value: money(deposit.held) },
        ]),
    ...(isShort ? [{ label: "Deposit due before closing", value: money(dueFirst(settled)) }] : []),
    { label: "Balance due at closing", value: money(balanceDue(settled)) },
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
