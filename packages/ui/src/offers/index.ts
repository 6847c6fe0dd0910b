/** Offers as buyers make and follow them. */
export { BuyerOffers, buyerOffers } from "./buyer-offers.ts"
export { BuyingPowerPanel, type BuyingPowerPanelProps } from "./buying-power-panel.tsx"
export { MyOffersScreen } from "./my-offers-screen.tsx"
export { GuestOffer } from "./make-offer.tsx"
export { OfferActions } from "./offer-actions.tsx"
export { OfferDialog } from "./offer-dialog.tsx"
export { OfferDialogModel, offerDialog } from "./offer-dialog-model.ts"
export { OfferStart, offerStart } from "./offer-start.ts"
