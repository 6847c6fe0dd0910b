import { Data } from "effect"
import type { DepositUnpaid, NoActiveOffer, WinnerChosen } from "../assets/errors.ts"
import type { Day } from "../shared/days.ts"
import type { OfferId } from "../shared/ids.ts"
import type { Cents } from "../shared/money.ts"
import type { ClosingDocumentType } from "./closing-documents.ts"
import type { OfferStatus } from "../kernel/statuses.ts"

/** Refused: no such offer, or not the caller's. The two are never told apart. */
export class OfferNotFound extends Data.TaggedError("OfferNotFound") {}

/** Refused: the lifecycle has no way for this command out of the offer's status. */
export class OfferStatusForbids extends Data.TaggedError("OfferStatusForbids")<{
  readonly status: OfferStatus
  readonly command: string
}> {}

/** Refused: the asset is not open to offers (any more). */
export class AssetClosedToOffers extends Data.TaggedError("AssetClosedToOffers") {}

/** Refused: a seller bids on the own asset. */
export class OwnAsset extends Data.TaggedError("OwnAsset") {}

/** Refused: the buyer has a Published or BestAndFinal offer on this asset, or this same set of assets. */
export class OfferAlreadyActive extends Data.TaggedError("OfferAlreadyActive") {}

/** Refused (1 of the terms): a bid of 0, or above ten times the unpaid principal balance. */
export class BidPriceOutOfBounds extends Data.TaggedError("BidPriceOutOfBounds")<{ readonly most: Cents }> {}

/** Refused: earnest money above the bid, or below what the assets require. */
export class EarnestMoneyOutOfBounds extends Data.TaggedError("EarnestMoneyOutOfBounds")<{
  readonly least: Cents
  readonly most: Cents
}> {}

/** Refused: due diligence is not 0 to 365 whole days. */
export class DueDiligenceOutOfBounds extends Data.TaggedError("DueDiligenceOutOfBounds") {}

/** Refused: closing is not 1 to 365 whole days. */
export class ClosingOutOfBounds extends Data.TaggedError("ClosingOutOfBounds") {}

/** Refused: a bundle is not 2 to 50 different assets of one seller. */
export class BundleInvalid extends Data.TaggedError("BundleInvalid") {}

/** Refused: the total is not the sum of the prices, or an asset has none. */
export class AllocationMismatch extends Data.TaggedError("AllocationMismatch") {}

/** Refused (check 2 of an offer): first name, last name or office phone is missing. */
export class ProfileNotFilled extends Data.TaggedError("ProfileNotFilled") {}

/** Refused, error type 4012 (check 3): there is no funds approval. */
export class FundsMissing extends Data.TaggedError("FundsMissing") {}

/** Refused, error type 4011 (checks 4 and 6): the approval or its 90 days are over. */
export class FundsExpired extends Data.TaggedError("FundsExpired") {}

/** Refused: the price is above the funds approved for the buyer's purchasing entity. */
export class FundsExceeded extends Data.TaggedError("FundsExceeded")<{
  readonly approved: Cents
  readonly price: Cents
}> {}

/** Refused where the market refuses it: with this price, all live offers together exceed the approved funds. */
export class OffersExceedFunds extends Data.TaggedError("OffersExceedFunds")<{
  readonly approved: Cents
  /** Prices of the buyer's other offers that are live, or won and not closed. */
  readonly committed: Cents
  readonly price: Cents
}> {}

/** Refused (check 5): the buyer request is before an administrator. */
export class BuyerUnderReview extends Data.TaggedError("BuyerUnderReview") {}

/** Refused at selection: the chosen buyer's funds approval ran out. */
export class WinnerFundsExpired extends Data.TaggedError("WinnerFundsExpired") {}

/** Refused at selection: the approved funds do not cover this price and those that the buyer has won and not closed. */
export class WinnerFundsShort extends Data.TaggedError("WinnerFundsShort")<{
  readonly approved: Cents
  readonly price: Cents
}> {}

/** Refused at selection: the chosen buyer lost the buyer role. */
export class BuyerNotApproved extends Data.TaggedError("BuyerNotApproved") {}

/** Refused: only offers selected for best and final may be revised, while that period runs. */
export class BestAndFinalNotRunning extends Data.TaggedError("BestAndFinalNotRunning") {}

/** Refused: a decline needs a reason. */
export class DeclineReasonRequired extends Data.TaggedError("DeclineReasonRequired") {}

/** Refused: the party's closing period is not running. */
export class ClosingNotOpen extends Data.TaggedError("ClosingNotOpen") {}

/** Refused: the new last day of a closing period is in the past, no later than the present one, or more than a year later. */
export class ClosingEndOutOfBounds extends Data.TaggedError("ClosingEndOutOfBounds")<{
  readonly earliest: Day
  readonly latest: Day
}> {}

/** Refused: the party has not opened the present edition of a closing document, or a new one is being made. */
export class ClosingDocumentNotRead extends Data.TaggedError("ClosingDocumentNotRead")<{
  readonly docType: ClosingDocumentType
}> {}

/** Refused: the seller accepts after the buyer. */
export class BuyerAcceptsFirst extends Data.TaggedError("BuyerAcceptsFirst") {}

/** Refused: money of this offer was paid out. */
export class MoneyPaidOut extends Data.TaggedError("MoneyPaidOut") {}

/** Refused while earnest money moves by itself: the bid deposit agreement of this offer is not signed. */
export class DepositAgreementMissing extends Data.TaggedError("DepositAgreementMissing")<{
  readonly offerId: OfferId
}> {}

/** Refused: there is no bid deposit agreement to sign while earnest money does not move by itself. */
export class DepositAgreementNotNeeded extends Data.TaggedError("DepositAgreementNotNeeded") {}

/** Refused: this leg of the deposit does not follow from what was recorded. */
export class TransferOutOfOrder extends Data.TaggedError("TransferOutOfOrder") {}

/** Refused: a manual transfer needs the bank's reference. */
export class ReferenceRequired extends Data.TaggedError("ReferenceRequired") {}

/** Why somebody may not make offers now. */
export type EligibilityRefusal = BuyerNotApproved | BuyerUnderReview | FundsExpired | FundsMissing | ProfileNotFilled

/** Why a price is not taken for want of approved funds. */
export type PriceRefusal = FundsExceeded | OffersExceedFunds

/** Why the terms of an offer are not taken. */
export type TermsRefusal =
  | AllocationMismatch
  | BidPriceOutOfBounds
  | BundleInvalid
  | ClosingOutOfBounds
  | DueDiligenceOutOfBounds
  | EarnestMoneyOutOfBounds

/** Whatever a command on an offer refuses. */
export type OfferRefusal =
  | AssetClosedToOffers
  | BestAndFinalNotRunning
  | BuyerAcceptsFirst
  | ClosingDocumentNotRead
  | ClosingEndOutOfBounds
  | ClosingNotOpen
  | DeclineReasonRequired
  | DepositAgreementMissing
  | DepositUnpaid
  | EligibilityRefusal
  | MoneyPaidOut
  | NoActiveOffer
  | OfferAlreadyActive
  | OfferNotFound
  | OfferStatusForbids
  | OwnAsset
  | PriceRefusal
  | ReferenceRequired
  | TermsRefusal
  | TransferOutOfOrder
  | WinnerChosen
  | WinnerFundsExpired
  | WinnerFundsShort
