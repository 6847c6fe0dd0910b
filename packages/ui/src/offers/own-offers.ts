import { isOfferOver, nextStepOfOffer, type OfferView } from "@xl/core/offers"
import type { Findable } from "../parts/index.ts"
import { nameOf } from "./offer-row-actions.tsx"

export const isOver = ({ status }: OfferView): boolean => isOfferOver(status)

/** Whether the buyer acts next on the offer; of one that is over nothing is asked. */
export const waitsForBuyer = (offer: OfferView): boolean => !isOver(offer) && nextStepOfOffer(offer).actor === "buyer"

/** What a buyer looks for an own offer by. */
export const findableOffer = (offer: OfferView): Findable => ({
  texts: [nameOf(offer), offer.declineReason ?? "", offer.cancelReason ?? ""],
  state: offer.status,
  isMine: waitsForBuyer(offer),
})
