import type { Offer } from "../offers/model.ts"
import type { UserAssetOffer } from "./user-asset-offer.ts"

/** An offer as its buyer keeps it beside the asset. Assets, deposit and closing are asked of the offer itself. */
export const toldOffer = ({ id, offerType, status, terms, type, ...offer }: Offer): UserAssetOffer => ({
  id,
  type,
  offerType,
  status,
  ...terms,
  creationDate: offer.creationDate,
  publishedDate: offer.publishedDate,
  acceptedDate: offer.acceptedDate,
  winningDate: offer.winningDate,
  declinedDate: offer.declinedDate,
  withdrawDate: offer.withdrawDate,
  canceledDate: offer.canceledDate,
  declineReason: offer.declineReason,
})
