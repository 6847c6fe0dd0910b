import { Result } from "effect"
import { OfferEntity } from "../offers/entity.ts"
import { Offer } from "../offers/model.ts"
import { decode } from "../shared/decode.ts"

/** An offer as its buyer keeps it beside the asset: terms, status and dates. Assets, deposit and closing are asked of the offer itself. */
export const toldOffer = (offer: Offer): OfferEntity => {
  const { id, offerType, status, terms, type, declineReason } = Offer.encode(offer)
  const { acceptedDate, canceledDate, creationDate, declinedDate, publishedDate, winningDate, withdrawDate } = offer
  const dates = { acceptedDate, canceledDate, creationDate, declinedDate, publishedDate, winningDate, withdrawDate }
  return Result.getOrThrow(decode(OfferEntity)({ id, offerType, status, type, declineReason, ...terms, ...dates }))
}
