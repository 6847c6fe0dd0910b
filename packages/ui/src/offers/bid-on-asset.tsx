import { bidOnAsset, isBundle, isOfferOver, type OfferView } from "@xl/core/offers"
import type { AssetId } from "@xl/core/shared"
import { CellNote, GradedMoney, money } from "../parts/index.ts"

/** "part of a bundle of 3, total $27,000,000"; nothing of an offer on one asset. */
export const bundleText = (offer: OfferView): string =>
  isBundle(offer) ? `part of a bundle of ${offer.assets.length}, total ${money(offer.terms.bidPrice)}` : ""

interface BidProps {
  readonly offer: OfferView
  readonly asset: AssetId
}

/** The price on one asset; of a bundle its share, with the total told apart. */
export const BidOnAsset = ({ offer, asset }: BidProps) => (
  <>
    <GradedMoney cents={bidOnAsset(offer, asset) ?? undefined} tone="price" isStruck={isOfferOver(offer.status)} />
    <CellNote>{bundleText(offer)}</CellNote>
  </>
)
