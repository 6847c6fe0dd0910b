import { changedSince, type OfferView } from "@xl/core/offers"
import { dayOf, type Millis } from "@xl/core/shared"
import { Banner, day, Icon, Tag } from "../parts/index.ts"

type Noted = Pick<OfferView, "assetStatus" | "listingChangedAt" | "status">

const words = (at: Millis): string => `Made before the change of ${day(dayOf(at))}`

/** That an offer was made before a material fact of its listing changed; nothing where that matters no more. */
export const ListingChangedNote = ({ offer }: { readonly offer: Noted }) => {
  const at = changedSince(offer)
  return at === null ? null : (
    <Tag tone="warn" glyph={<Icon name="alert" size={14} />}>
      {words(at)}
    </Tag>
  )
}

/** The same beside a question about the offer. */
export const ListingChangedBanner = ({ offer }: { readonly offer: Noted }) => {
  const at = changedSince(offer)
  return at === null ? null : (
    <Banner tone="warn">{`${words(at)}. The buyer has not confirmed it for the listing as it is now.`}</Banner>
  )
}
