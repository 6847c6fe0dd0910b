import { Data } from "effect"
import type { NoActiveOffer, WinnerChosen } from "../assets/errors.ts"
import type { OfferId } from "../shared/ids.ts"
import type { Cents } from "../shared/money.ts"
import type { OfferStatus } from "./model.ts"

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

/** Refused (check 5): the buyer request is before an administrator. */
export class BuyerUnderReview extends Data.TaggedError("BuyerUnderReview") {}

/** Refused at selection: the chosen buyer's funds approval ran out. */
export class WinnerFundsExpired extends Data.TaggedError("WinnerFundsExpired") {}

/** Refused at selection: the chosen buyer lost the buyer role. */
export class BuyerNotApproved extends Data.TaggedError("BuyerNotApproved") {}

/** Refused: only offers selected for best and final may be revised, while that period runs. */
export class BestAndFinalNotRunning extends Data.TaggedError("BestAndFinalNotRunning") {}

/** Refused: a decline needs a reason. */
export class DeclineReasonRequired extends Data.TaggedError("DeclineReasonRequired") {}

/** Refused: the party's closing period is not running. */
export class ClosingNotOpen extends Data.TaggedError("ClosingNotOpen") {}

/** Refused: the seller accepts after the buyer. */
export class BuyerAcceptsFirst extends Data.TaggedError("BuyerAcceptsFirst") {}

/** Refused: the required earnest money is not paid. */
export class DepositUnpaid extends Data.TaggedError("DepositUnpaid") {}

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
  | ReferenceRequired
  | TermsRefusal
  | TransferOutOfOrder
  | WinnerChosen
  | WinnerFundsExpired
