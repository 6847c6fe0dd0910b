/** Bids: what they promise, who may make them, and how they live and end. */
export { followsOffers, OFFERS_AT_HAND, OFFERS_ON_A_PAGE } from "./at-hand.ts"
export { allocated, leftToAllocate, spreadByUpb } from "./allocation.ts"
export { type BidField, type BidForm, bidOf, EMPTY_BID } from "./bid-form.ts"
export {
  type BundleForm,
  bundleFormOf,
  bundleOf,
  type BundleProblem,
  EMPTY_BUNDLE,
  TypedBundle,
} from "./bundle-form.ts"
export {
  approvedFunds,
  committedFunds,
  type Committing,
  type FundsCheck,
  fundsMark,
  highestPrice,
  isAboveFunds,
  isCommitted,
  isFundsEntity,
  priceWithinFunds,
} from "./funds.ts"
export { type BuyingPower, buyingPower, fundsLastDay, RENEWAL_DAYS } from "./buying-power.ts"
export { choiceRefusal, type ChoiceRefusal, KeptChoice, MOST_COMPANIONS, stillChoosable } from "./choosing.ts"
export { daysToClose, isInBuyerWinnerList, isInSellerWinnerList } from "./closing.ts"
export { acceptBy, closingPath, type ClosingStep, closingTurn, hasSeenClosing } from "./closing-path.ts"
export { extensionBounds, openClosingPeriod } from "./closing-periods.ts"
export { openedOf } from "./closing-history.ts"
export { CLOSING_DOCUMENTS, ClosingDocumentType, ClosingHistoryEntry, ClosingParty } from "./closing-documents.ts"
export { type Eligibility, eligibility, fundsOf } from "./eligibility.ts"
export { nextStepOfOffer, type StepListing } from "./next-step-of-offer.ts"
export { isReadyToPublish, nextStepOfSale, type StepSale } from "./next-step-of-sale.ts"
export { type NextStep, type StepActor, type StepOffer } from "./step.ts"
export * from "./errors.ts"
export { LIFECYCLE } from "./lifecycle.ts"
export {
  Deposit,
  FundsMark,
  isActiveOffer,
  ManualTransfer,
  Offer,
  OfferAsset,
  OfferHistoryEntry,
  OfferTerms,
  OfferType,
  SignedDepositAgreement,
  TransferLeg,
} from "./model.ts"
export {
  isUnderReview,
  lapsedInHold,
  type ListingAction,
  listingActions,
  type ListingActions,
  periodToInterrupt,
  type RefusedAction,
  revocationReason,
} from "./listing-actions.ts"
export { consequencesForOffers } from "./listing-consequences.ts"
export {
  isMakeOfferPath,
  MAKE_OFFER_STEPS,
  makeOfferPath,
  type MakeOfferStep,
  makeOfferSteps,
  signsDepositAgreement,
} from "./make-offer.ts"
export { canCancelOffer, canReactivateOffer } from "./admin-side.ts"
export { withdrawnLocally } from "./optimistic.ts"
export {
  bestBid,
  bidOnAsset,
  highestFirst,
  isBundle,
  type LeadingPrice,
  leadingPrice,
  winningPrice,
} from "./on-asset.ts"
export { bidsOn, offerUpb, type OfferUpb } from "./offer-upb.ts"
export { Offers } from "./ports.ts"
export {
  type OpenRound,
  roundToClose,
  canCloseBestAndFinal,
  canCloseCall,
  canDecline,
  canSelectForBestAndFinal,
  canSelectWinner,
  fundsCover,
} from "./seller-side.ts"
export { type SaleStage, type SaleStageId, saleStages, type StagedOffer } from "./sale-stages.ts"
export {
  changedSince,
  isBinding,
  isOfferOver,
  isOpenOffer,
  isPurchase,
  mayTakeEdits,
  openOfferOn,
  standingOfferOn,
  takesEdits,
} from "./standing.ts"
export {
  depositPercent,
  isAboveUpb,
  leastEarnestMoney,
  mostBid,
  pricePercent,
  shareOfUpb,
  termsRefusal,
  totalUpb,
} from "./terms.ts"
export {
  ClosingPhase,
  MOST_SELLER_NOTES,
  type NewOffer,
  OfferPage,
  type OfferSearch,
  OfferView,
  type Paging,
} from "./views.ts"
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
export { listingActionTexts } from "./listing-action-words.ts"
export { offerStepTexts, type SaleReader, type SaleStepTexts, saleStepTextsFor } from "./step-words.ts"
export { aggregateFundsWarning, choiceTexts, fundsMarkHelp, fundsMarkTexts } from "./words.ts"
