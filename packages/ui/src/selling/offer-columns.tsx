import type { AssetView } from "@xl/core/assets"
import { bidOnAsset, daysToClose, isBundle, type OfferView } from "@xl/core/offers"
import { BidOnAsset, OfferState } from "../offers/index.ts"
import { BidShare, shareOnListing } from "../offers/offer-share.tsx"
import { CellNote, type Column, day, GradedMoney, LevelBar, percent } from "../parts/index.ts"
import { whoBids } from "./who-bids.ts"

/** The terms of the offers on one asset: prices and shares are this asset's alone, a bundle's total stands apart. */
export const offerColumns = (asset: AssetView): ReadonlyArray<Column<OfferView>> => [
  {
    id: "buyer",
    header: "Buyer",
    wraps: true,
    cell: (offer) => (
      <>
        {whoBids(offer)}
        <CellNote>{offer.terms.notes}</CellNote>
      </>
    ),
  },
  { id: "status", header: "Offer", line: 2, wraps: true, cell: (offer) => <OfferState offer={offer} /> },
  {
    id: "price",
    header: "Offer price",
    align: "end",
    sort: "descending",
    by: (offer) => bidOnAsset(offer, asset.id),
    line: 1,
    cell: (offer) => <BidOnAsset offer={offer} asset={asset.id} />,
  },
  ...shareColumns(asset),
  ...TERMS,
]

const shareColumns = (asset: AssetView): ReadonlyArray<Column<OfferView>> => [
  {
    id: "share",
    header: "of UPB",
    align: "end",
    sort: "descending",
    by: (offer) => shareOnListing(offer, asset),
    cell: (offer) => <BidShare offer={offer} asset={asset} />,
  },
  {
    id: "bar",
    header: "Against par",
    width: "120px",
    line: 0,
    isExtra: true,
    cell: (offer) => {
      const share = shareOnListing(offer, asset)
      return <LevelBar debt={1_000_000} price={share} label={`${percent(share)} of UPB`} />
    },
  },
]

/** Terms of the whole offer. */
const TERMS: ReadonlyArray<Column<OfferView>> = [
  {
    id: "deposit",
    header: "Deposit",
    align: "end",
    sort: "descending",
    by: ({ terms }) => terms.earnestMoneyDeposit,
    cell: (offer) => (
      <>
        <GradedMoney cents={offer.terms.earnestMoneyDeposit} />
        <CellNote>{isBundle(offer) && `for all ${offer.assets.length}`}</CellNote>
      </>
    ),
  },
  {
    id: "days",
    header: "DD, closing",
    align: "end",
    sort: "ascending",
    by: ({ terms }) => daysToClose(terms),
    cell: ({ terms }) => `${terms.dueDiligencePeriod} d, ${terms.closing} d`,
  },
  {
    id: "funds",
    header: "Approved funds",
    align: "end",
    sort: "descending",
    by: ({ pofSum }) => pofSum,
    cell: ({ fundsApprovalDate, pofSum }) => (
      <>
        <GradedMoney cents={pofSum} />
        <CellNote>{fundsApprovalDate && day(fundsApprovalDate)}</CellNote>
      </>
    ),
  },
]
