import type { AssetView } from "@xl/core/assets"
import { bidOnAsset, bidsOn, type OfferUpb, offerUpb, type OfferView, shareOfUpb } from "@xl/core/offers"
import { CellNote, percent } from "../parts/index.ts"

/** What a share of an offer is of: the UPB of now, or of the day of the offer where a listing changed since and is not at hand. */
export const upbLabel = ({ isOld }: OfferUpb): string => (isOld ? "UPB when offered" : "UPB")

const shareText = (price: number, upb: number): string => percent(shareOfUpb(price, upb) ?? 0)

/** "96.1% of UPB". */
export const offerShareText = (price: number, read: OfferUpb): string =>
  `${shareText(price, read.upb)} of ${upbLabel(read)}`

/** A price as share of the UPB, and below it what it was when the offer was made, where that was another. */
export const OfferShare = ({ price, read }: { readonly price: number; readonly read: OfferUpb }) => (
  <>
    {shareText(price, read.upb)}
    {read.was !== null && <CellNote>{`${shareText(price, read.was)} when offered`}</CellNote>}
  </>
)

interface BidOnListing {
  readonly offer: OfferView
  readonly asset: AssetView
}

const readOn = ({ asset, offer }: BidOnListing): OfferUpb => offerUpb(bidsOn(offer, asset.id), [asset])

/** The price that an offer bids on a listing over its UPB of now, in millionths. */
export const shareOnListing = (offer: OfferView, asset: AssetView): number =>
  shareOfUpb(bidOnAsset(offer, asset.id) ?? 0, readOn({ offer, asset }).upb) ?? 0

/** That share, and below it what it was when the offer was made, where that was another. */
export const BidShare = ({ asset, offer }: BidOnListing) => (
  <OfferShare price={bidOnAsset(offer, asset.id) ?? 0} read={readOn({ offer, asset })} />
)
