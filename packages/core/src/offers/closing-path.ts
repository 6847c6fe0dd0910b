import type { OfferId } from "../shared/ids.ts"
import type { ClosingParty } from "./closing-documents.ts"
import type { OfferView } from "./views.ts"

/** A closing page by its path: the documents, or review and acceptance. */
export type ClosingStep = "review-submit" | "ss"

/** Address of a closing page of an offer, for the buyer or the seller. */
export const closingPath = (party: ClosingParty, step: ClosingStep, id: OfferId): string =>
  `/buy-commercial-real-estate-loans/${party}/${step}/${id}`

/** The party whose acceptance a closing waits for; null while it waits for neither. */
export const closingTurn = ({ closingPhase }: Pick<OfferView, "closingPhase">): ClosingParty | null => {
  if (closingPhase === "buyerClosing") return "buyer"
  return closingPhase === "sellerClosing" ? "seller" : null
}

/** The last UTC day on which the party may accept; null where it has no period. */
export const acceptBy = (offer: Pick<OfferView, "buyerClosingPeriod" | "sellerClosingPeriod">, party: ClosingParty) =>
  (party === "buyer" ? offer.buyerClosingPeriod : offer.sellerClosingPeriod)?.endDate ?? null

/** Whether the party has opened the closing that waits for it. */
export const hasSeenClosing = (
  offer: Pick<OfferView, "buyerClosingNotificationSeen" | "sellerClosingNotificationSeen">,
  party: ClosingParty,
): boolean => (party === "buyer" ? offer.buyerClosingNotificationSeen : offer.sellerClosingNotificationSeen)
