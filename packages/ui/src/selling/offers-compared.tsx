import { daysToClose, fundsCover, type OfferView, priceShare } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import {
  type Compared,
  type ComparedTerm,
  ComparisonGrid,
  GradedMoney,
  OfferMark,
  Panel,
  percent,
  Times,
} from "../parts/index.ts"
import type { AssetOverviewModel } from "./asset-overview-model.ts"
import { whoBids } from "./who-bids.ts"

interface Column extends Compared {
  readonly offer: OfferView
}

const bid = ({ terms }: OfferView): number => terms.bidPrice
const deposit = ({ terms }: OfferView): number => terms.earnestMoneyDeposit
const days = ({ terms }: OfferView): number => daysToClose(terms)
const cover = (offer: OfferView): number | undefined => fundsCover(offer) ?? undefined

const term = (
  label: string,
  value: (offer: OfferView) => ReactNode,
  rank: (offer: OfferView) => number | undefined,
  isLessBetter = false,
): ComparedTerm<Column> => ({
  id: label,
  label,
  value: ({ offer }) => value(offer),
  rank: ({ offer }) => rank(offer),
  isLessBetter,
})

const TERMS: readonly ComparedTerm<Column>[] = [
  term("Offer price", (offer) => <GradedMoney cents={bid(offer)} tone="price" />, bid),
  term("of UPB", (offer) => percent(priceShare(offer)), priceShare),
  term("Deposit", (offer) => <GradedMoney cents={deposit(offer)} />, deposit),
  term("Days to close", (offer) => `${days(offer)} d`, days, true),
  term(
    "Approved funds",
    ({ pofSum }) => pofSum && <GradedMoney cents={pofSum} />,
    ({ pofSum }) => pofSum,
  ),
  term("Funds cover price", (offer) => <Times value={cover(offer)} />, cover),
]

/** The offers that the seller chose in the table, side by side, the highest first. Nothing below two. */
export const OffersCompared = observer(({ model }: { readonly model: AssetOverviewModel }) => {
  const { compared } = model
  if (compared.length < 2) return null
  return (
    <Panel title="Compare selected" end="A tick marks the strongest term in a row" isFlush>
      <ComparisonGrid
        label="Selected offers side by side"
        terms={TERMS}
        compared={compared.map((offer) => ({
          id: offer.id,
          name: whoBids(offer),
          head: <OfferMark status={offer.status} />,
          offer,
        }))}
      />
    </Panel>
  )
})
