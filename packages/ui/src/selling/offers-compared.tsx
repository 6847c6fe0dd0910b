import { bidOnAsset, daysToClose, fundsCover, type OfferView } from "@xl/core/offers"
import type { AssetView } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { BidOnAsset } from "../offers/index.ts"
import { FundsNote } from "../offers/funds-note.tsx"
import { BidShare, shareOnListing } from "../offers/offer-share.tsx"
import {
  type Compared,
  type ComparedTerm,
  ComparisonGrid,
  GradedMoney,
  OfferMark,
  Panel,
  Times,
} from "../parts/index.ts"
import type { AssetOverviewModel } from "./asset-overview-model.ts"
import { whoBids } from "./who-bids.ts"

interface Column extends Compared {
  readonly offer: OfferView
}

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

/** Prices are of this asset alone: of a bundle its share. */
const termsOn = (asset: AssetView): readonly ComparedTerm<Column>[] => [
  term(
    "Offer price",
    (offer) => <BidOnAsset offer={offer} asset={asset.id} />,
    (offer) => bidOnAsset(offer, asset.id) ?? undefined,
  ),
  term(
    "of UPB",
    (offer) => <BidShare offer={offer} asset={asset} />,
    (offer) => shareOnListing(offer, asset),
  ),
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
  const { asset, compared } = model
  if (asset === null || compared.length < 2) return null
  return (
    <Panel title="Compare selected" end="A tick marks the strongest term in a row" isFlush>
      <ComparisonGrid
        label="Selected offers side by side"
        terms={termsOn(asset)}
        compared={compared.map((offer) => ({
          id: offer.id,
          name: whoBids(offer),
          head: (
            <>
              <OfferMark status={offer.status} /> <FundsNote fundsMark={offer.fundsMark} />
            </>
          ),
          offer,
        }))}
      />
    </Panel>
  )
})
