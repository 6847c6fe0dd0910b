/** Bids: what they promise, who may make them, and how they live and end. */
// Pulls in accounts, assets, deposits, market, messages, periods, profiles, roles, shared.
export { followsOffers, OFFER_COUNT_PAGE, OFFERS_AT_HAND, OFFERS_ON_A_PAGE } from "./at-hand.ts"
export { allocated, type Allocation, leftToAllocate, spreadByUpb } from "./allocation.ts"
export { bankSideOf } from "./bank-side.ts"
export {
  type BidField,
  type BidForm,
  bidOf,
  type BidProblem,
  EMPTY_BID,
  type MultiBidForm,
  termsOfForm,
} from "./bid-form.ts"
export {
  type BundleForm,
  bundleFormOf,
  bundleOf,
  type BundleProblem,
  EMPTY_BUNDLE,
  TypedBundle,
} from "./bundle-form.ts"
export {
  type BuyingPower,
  buyingPower,
  type Committing,
  fundsLastDay,
  isCommitted,
  RENEWAL_DAYS,
} from "./buying-power.ts"
export { choiceRefusal, type ChoiceRefusal, type Choosable, KeptChoice, stillChoosable } from "./choosing.ts"
export {
  type ClosingParty,
  closingPhase,
  type ClosingWindows,
  daysToClose,
  isClosingPageOpen,
  isInBuyerWinnerList,
  isInSellerWinnerList,
} from "./closing.ts"
export {
  CLOSING_DOCUMENTS,
  type ClosingDocument,
  ClosingFlags,
  DocumentKind,
  SSDocument,
  SSHistory,
  wantsClosingNotice,
} from "./closing-documents.ts"
export { holdsMoney, isPaid, isPaidOut } from "./deposit.ts"
export { type Eligibility, eligibility, type Funds, FUNDS_DAYS, fundsOf } from "./eligibility.ts"
export { OfferEntity, OfferPayment } from "./entity.ts"
export * from "./errors.ts"
export { canDoWithOffer, LIFECYCLE, type OfferCommand, type OfferMove, offerWayOf } from "./lifecycle.ts"
export {
  ACTIVE_OFFER_STATUSES,
  Deposit,
  isActiveOffer,
  ManualTransfer,
  Offer,
  OfferAsset,
  OfferHistoryEntry,
  OfferStatus,
  OfferTerms,
  OfferType,
  SignedDepositAgreement,
  StatusTrigger,
  TransferLeg,
} from "./model.ts"
export {
  isAgreementSigned,
  isMakeOfferPath,
  MAKE_OFFER_STEPS,
  makeOfferPath,
  type MakeOfferStep,
  makeOfferSteps,
  signsDepositAgreement,
} from "./make-offer.ts"
export { withdrawnLocally } from "./optimistic.ts"
export { Offers } from "./ports.ts"
export {
  bestBid,
  canCloseBestAndFinal,
  canCloseCall,
  canDecline,
  canSelectForBestAndFinal,
  canSelectWinner,
  fundsCover,
  highestFirst,
} from "./seller-side.ts"
export {
  isBestAndFinalRunning,
  isBinding,
  isOfferOver,
  isOpenOffer,
  mayTakeEdits,
  openOfferOn,
  type Sale,
  standingOfferOn,
  takesEdits,
} from "./standing.ts"
export {
  type Biddable,
  depositPercent,
  isAboveUpb,
  leastEarnestMoney,
  MOST_BUNDLE_ASSETS,
  MOST_DAYS,
  MOST_TIMES_UPB,
  pricePercent,
  priceShare,
  sumRule,
  termsRefusal,
  totalUpb,
  type TypedTerms,
} from "./terms.ts"
export { ClosingPhase, type NewOffer, OfferPage, type OfferSearch, OfferView } from "./views.ts"
export {
  creationMessage,
  FUNDS_EXPIRED_TYPE,
  FUNDS_MISSING_TYPE,
  type PublishFailure,
  publishFailure,
  type WireError,
} from "./wire-errors.ts"
