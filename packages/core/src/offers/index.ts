/** Bids: what they promise, who may make them, and how they live and end. */
export * from "./errors.ts"
export {
  ACTIVE_OFFER_STATUSES, Deposit, isActiveOffer, ManualTransfer, Offer, OfferAsset, OfferHistoryEntry, OfferStatus,
  OfferTerms, OfferType, StatusTrigger, TransferLeg,
} from "./model.ts"
export { Offers } from "./ports.ts"
export { ClosingPhase, type NewOffer, OfferPage, type OfferSearch, OfferView } from "./views.ts"
