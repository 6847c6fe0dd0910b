import type { AssetView } from "@xl/core/assets"
import { bidsOn, type OfferAsset, type OfferUpb, offerUpb, type OfferView } from "@xl/core/offers"
import { CellNote, type Column, GradedMoney, money, Table } from "../parts/index.ts"
import { OfferShare, upbLabel } from "./offer-share.tsx"

type Allocated = Pick<OfferView, "assets" | "listingChangedAt">

const Upb = ({ read: { upb, was } }: { readonly read: OfferUpb }) => (
  <>
    <GradedMoney cents={upb} />
    {was !== null && <CellNote>{`${money(was)} when offered`}</CellNote>}
  </>
)

const columnsOf = (offer: Allocated, listings: ReadonlyArray<AssetView>): ReadonlyArray<Column<OfferAsset>> => {
  const label = upbLabel(offerUpb(offer, listings))
  // Of all the assets or of none: one column has one meaning.
  const known = offerUpb(offer, listings).isOld ? [] : listings
  const readOf = ({ id }: OfferAsset) => offerUpb(bidsOn(offer, id), known)
  return [
    { id: "asset", header: "Asset", cell: ({ title }) => title },
    { id: "upb", header: label, align: "end", cell: (bid) => <Upb read={readOf(bid)} /> },
    {
      id: "price",
      header: "Price",
      align: "end",
      line: 1,
      cell: ({ bidAllocation }) => <GradedMoney cents={bidAllocation} tone="price" />,
    },
    {
      id: "share",
      header: `of ${label}`,
      align: "end",
      cell: (bid) => (readOf(bid).upb === 0 ? null : <OfferShare price={bid.bidAllocation} read={readOf(bid)} />),
    },
  ]
}

export interface OfferAllocationProps {
  readonly offer: Allocated
  /** Those of its assets that are at hand: their UPB is the one of now. */
  readonly listings?: ReadonlyArray<AssetView> | undefined
  /** At the side of a page there is less room. */
  readonly isTight?: boolean | undefined
}

/** Every asset of an offer with its price. */
export const OfferAllocation = ({ isTight = false, listings = [], offer }: OfferAllocationProps) => (
  <Table
    label="Price of each asset"
    density={isTight ? "market" : "offers"}
    columns={columnsOf(offer, listings)}
    rows={offer.assets}
    keyOf={({ id }) => id}
    nameOf={({ title }) => title}
    hrefOf={({ id }) => `/asset/${id}`}
  />
)
