import { isOfferOver, type OfferView } from "@xl/core/offers"
import { dayOf } from "@xl/core/shared"
import { day, Icon, Tag } from "../parts/index.ts"

/** That an offer was made before a material fact of its listing changed; nothing where none did, and of offers that are over. */
export const ListingChangedNote = ({ listingChangedAt, status }: Pick<OfferView, "listingChangedAt" | "status">) =>
  listingChangedAt === null || isOfferOver(status) ? null : (
    <Tag tone="warn" glyph={<Icon name="alert" size={14} />}>
      {`Made before the change of ${day(dayOf(listingChangedAt))}`}
    </Tag>
  )
