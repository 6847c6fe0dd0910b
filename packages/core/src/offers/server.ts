/** What changes offers. For the gateway and testkit alone: in a browser it would enforce nothing. */
export { acceptClosingDocuments } from "./accept-closing-documents.ts"
export { cancelOffer } from "./cancel-offer.ts"
export { createOffer } from "./create-offer.ts"
export { declineOffer } from "./decline-offer.ts"
export { editBuyerClosingPeriod, editSellerClosingPeriod } from "./edit-closing-period.ts"
export { editOffer } from "./edit-offer.ts"
export { editSellerNotes } from "./edit-seller-notes.ts"
export { markClosingDocumentOpened, markClosingNoticeSeen } from "./mark-closing.ts"
export { publishOffer } from "./publish-offer.ts"
export { reactivateOffer } from "./reactivate-offer.ts"
export { selectForBestAndFinal } from "./select-for-best-and-final.ts"
export { selectWinner } from "./select-winner.ts"
export { withdrawOffer } from "./withdraw-offer.ts"
export {
  type Bidder,
  bidderOf,
  buyerNameOf,
  isBuyerOf,
  isSellerOf,
  maySeeOffer,
  maySeeOffersOn,
  offerView,
} from "./visibility.ts"
