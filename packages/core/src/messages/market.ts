import type { AssetRefusal } from "../assets/errors.ts"
import type { ChangeRequestRefusal } from "../change-requests/errors.ts"
import type { AdvisorNotShown, ContactFieldsInvalid } from "../contact/errors.ts"
import type {
  DocumentRefusal,
  DocumentsUnavailable,
  PictureTypeRefused,
  ReadReasonRequired,
  RoomFileTooLarge,
  RoomFileTypeRefused,
  UploadTimedOut,
} from "../documents/errors.ts"
import type { MandateRefusal } from "../mandates/errors.ts"
import type { AccessRefusal, MarketUnavailable, EmailNotVerified } from "../kernel/errors.ts"
import type { DataRoomRefusal } from "../data-room/errors.ts"
import type { FavoritesFull } from "../favorites/errors.ts"
import type { DepositAgreementNotNeeded, OfferRefusal } from "../offers/errors.ts"
import type { ProfileRefusal } from "../profiles/errors.ts"
import type { RoleRefusal } from "../kernel/role-errors.ts"
import type { DepositInstructionsTooLong, PaymentProviderMissing } from "../settings/errors.ts"
import type { ValuationRefusal } from "../valuation/errors.ts"
import { shownDay } from "../shared/days.ts"
import { assetStatusTexts, REQUIRED_FACTS_MISSING } from "../assets/words.ts"
import { fileTexts } from "../documents/words.ts"
import { deedOf } from "../offers/listing-action-words.ts"
import { type Cents, money } from "../shared/money-words.ts"

export type MarketRefusal =
  | Exclude<AccessRefusal, EmailNotVerified>
  | AdvisorNotShown
  | AssetRefusal
  | ContactFieldsInvalid
  | DepositAgreementNotNeeded
  | DataRoomRefusal
  | ChangeRequestRefusal
  | DocumentRefusal
  | PictureTypeRefused
  | ReadReasonRequired
  | RoomFileTooLarge
  | RoomFileTypeRefused
  | FavoritesFull
  | MandateRefusal
  | OfferRefusal
  | ProfileRefusal
  | DepositInstructionsTooLong
  | PaymentProviderMissing
  | RoleRefusal
  | ValuationRefusal
export type MarketBroken = DocumentsUnavailable | MarketUnavailable | UploadTimedOut
type Told = MarketBroken | MarketRefusal
type Sentences<T extends { readonly _tag: string }> = {
  readonly [Tag in T["_tag"]]: (why: Extract<T, { readonly _tag: Tag }>) => string
}

const range = (least: Cents, most: Cents) => (least === most ? money(least) : `${money(least)} to ${money(most)}`)
const fields = (problems: ReadonlyArray<{ readonly field: string; readonly message: string }>) =>
  problems.map(({ message }) => message).join(" ")

/** The two lines of the alert that a request is under review. */
export const UNDER_REVIEW = [
  "Your Buyer Role request is under review. You will be notified via email about its status.",
  "Once approved you can make an offer.",
] as const

/** What we say when the market says no or does not answer; the catalogue in index.ts holds these too. */
export const marketMessages: Sentences<Told> = {
  AdvisorNotShown: () => "The listing does not show this advisor any more. Reload it to see whom you can write to.",
  AgreementRequired: () => "Please sign the confidentiality agreement first.",
  AllocationMismatch: () => "The total offer price must equal the sum of the prices, and every asset needs a price.",
  AssetClosedToOffers: () => "This asset does not take offers any more.",
  AssetFactsInvalid: ({ problems }) => fields(problems),
  AssetNotFound: () => "There is no such asset.",
  AssetStatusForbids: ({ command, status }) =>
    `This listing is ${assetStatusTexts[status].label} now and cannot be ${deedOf(command)}. Please reload to see where the sale stands.`,
  AssetVersionChanged: () => "The seller changed this asset after you opened it. Please review it again.",
  BestAndFinalNotRunning: () => "Offers may be revised only while best and final runs, by the buyers selected for it.",
  BidPriceOutOfBounds: ({ most }) => `The offer price must be above $0 and at most ${money(most)}, ten times the UPB.`,
  BundleInvalid: () => "A multi-asset offer takes 2 to 50 different assets of one seller.",
  ChangeRequestDecided: () => "This request was decided or withdrawn meanwhile. Reload to see where it stands.",
  ChangeRequestNotFound: () => "There is no such request.",
  ChangeRequestStale: () =>
    "The listing or this request changed after you opened it. Reload to review what is asked for now.",
  ChangesUnconfirmed: ({ fields }) =>
    `The listing changed while you edited it, and this save would also change ${fields.join(", ")}. Reload the listing and look again.`,
  BuyerAcceptsFirst: () => "The buyer accepts the closing documents first.",
  BuyerNotApproved: () => "This buyer no longer holds the Buyer role.",
  BuyerUnderReview: () => UNDER_REVIEW.join(" "),
  ClosingDocumentNotRead: ({ docType }) =>
    `Open the ${docType === "LPA" ? "Loan Purchase Agreement" : "Settlement Statement"} before you accept: this edition is new to you.`,
  ClosingEndOutOfBounds: ({ earliest, latest }) =>
    `The new last day must lie between ${shownDay(earliest)} and ${shownDay(latest)}.`,
  ClosingNotOpen: () => "The closing period is not open for this.",
  ClosingOutOfBounds: () => "Closing takes 1 to 365 whole days.",
  ContactFieldsInvalid: ({ problems }) => fields(problems),
  DataRoomClosed: () => "This listing is not on the market, so its data room takes no requests.",
  DataRoomOwn: () => "You read every tier of this data room already.",
  DeclineReasonRequired: () => "Please give the reason.",
  DataRoomTaken: () =>
    "This data room belongs to a listing already. Please look for it among your listings; saving again opens a new room for another listing.",
  DepositAgreementMissing: () =>
    "Please sign the bid deposit agreement first: with this offer you promise earnest money, which moves by itself.",
  DepositAgreementNotNeeded: () => "No deposit agreement is needed while earnest money does not move by itself.",
  DepositOpen: () => "Earnest money on this asset is not settled yet.",
  DepositUnpaid: () => "The required earnest money is not paid yet.",
  DocumentNotFound: () => "There is no such document.",
  DocumentsUnavailable: () =>
    "The Zentinel encryption service is experiencing an issue. Please try to upload files later.",
  DueDiligenceOutOfBounds: () => "Due diligence takes 0 to 365 whole days.",
  EarnestMoneyOutOfBounds: ({ least, most }) =>
    least > most
      ? `Earnest money must be at least ${money(least)} here and at most the offer price of ${money(most)}. Raise the offer price.`
      : `Earnest money must be ${range(least, most)}.`,
  SavedSearchesFull: ({ limit }) => `You have ${limit} saved searches already. Delete one first.`,
  SavedSearchNotFound: () => "This saved search was deleted meanwhile.",
  FavoritesFull: ({ limit }) => `Your favorites hold ${limit} assets already. Take one out first.`,
  FileEmpty: () => fileTexts.FileEmpty,
  FileNameMisleads: () => fileTexts.FileNameMisleads,
  FileTooLarge: () => fileTexts.FileTooLarge,
  FileTypeRefused: () => fileTexts.FileTypeRefused,
  RoomFileTooLarge: ({ mostBytes }) =>
    `This file is larger than ${Math.floor(mostBytes / 1_000_000)} MB, the most that a data room takes.`,
  RoomFileTypeRefused: () => fileTexts.RoomFileTypeRefused,
  PictureTypeRefused: () => fileTexts.PictureTypeRefused,
  FundsApprovalInvalid: () => "Approved funds must be above $0, and the approval date must not lie ahead.",
  FundsExceeded: ({ approved, price }) =>
    `Your approved funds are ${money(approved)}, and this offer is ${money(price)}. Lower the price, or renew your proof of funds with a higher amount.`,
  FundsExpired: () => "Buyer with expired funds approval can`t create offer",
  FundsMissing: () => "Buyer without funds approval can`t create",
  HeldByAnother: () => "Only the one who put this asset on hold, or an administrator, may release it.",
  ConciergeNotFound: () => "Nobody with this id is a Concierge.",
  MandateEnded: () => "This mandate has ended.",
  MandateGiven: () => "This Concierge acts for you already.",
  MandateNotFound: () => "There is no such mandate.",
  LastAdministrator: () => "The market needs an administrator, and this is the only one.",
  ListingHasOffers: () =>
    "An offer was made on this listing, so its approval stands. Revoke the listing to take it off the market.",
  MarketUnavailable: ({ reference, retryAfter }) => {
    if (retryAfter !== undefined)
      return `Too many requests. Please try again in ${retryAfter === 1 ? "a second" : `${retryAfter} seconds`}.`
    return reference === undefined
      ? "We cannot reach the marketplace. Please try again."
      : `Something went wrong on our side. Please try again, or tell us this reference: ${reference}`
  },
  MoneyPaidOut: () => "Earnest money of this offer was paid out, so it cannot be reopened.",
  NoActiveOffer: () => "Nobody has an active offer on this asset.",
  NoOfferSelected: () => "No active offer is selected for best and final.",
  OfferAlreadyActive: () => "You already have an active offer here. Please edit or withdraw it.",
  OfferNotFound: () => "There is no such offer.",
  OfferStatusForbids: () => "This is not possible in the offer's present status. Please reload to see where it stands.",
  OffersExceedFunds: ({ approved, committed, price }) =>
    `Your other live offers come to ${money(committed)}. With this one of ${money(price)} they exceed your approved funds of ${money(approved)}. Lower the price, withdraw another offer, or renew your proof of funds with a higher amount.`,
  OwnAdminRole: () => "Your own administrator role can only be taken by another administrator.",
  OwnAsset: () => "You cannot make an offer on your own asset.",
  DepositInstructionsTooLong: () => "Please say in up to 2,000 characters how a buyer pays by hand.",
  PaymentProviderMissing: () =>
    "Earnest money cannot move by itself: no payment provider is connected that would move it.",
  PeriodEndNotAhead: () => "The period must end ahead of now. Please choose a later last day.",
  PeriodEndsBeforeItStarts: () => "The last day must not come before the first.",
  PeriodHasStarted: () => "This period has started: it can only be extended or ended early.",
  PeriodsOverlap: () => "A later period must not start before the earlier one ends.",
  PlanUnpaid: () => "The listing plan is not paid yet.",
  ProfileFieldsInvalid: ({ problems }) => fields(problems),
  ProfileNotFilled: () => "Please complete your name and office phone first.",
  ProfileNotFound: () => "There is no such user.",
  ProofOfFundsMissing: () => "Please upload a proof of funds first.",
  PublicationIncomplete: () => REQUIRED_FACTS_MISSING,
  PublicationNotRequested: () => "The seller has not requested publication.",
  PublicationPending: () => "Publication is under review. Take the request back to edit the asset.",
  ReadReasonRequired: () => "Please say in up to 200 characters why you read this document.",
  ReferenceRequired: () => "Please enter the bank's reference.",
  RoleMissing: ({ isOutsideMandate, operation }) =>
    isOutsideMandate
      ? "Only the seller does this. A mandate covers listings, data rooms and offers, not money, signatures, messages or the profile."
      : `Not Authorized to access ${operation} on type Mutation`,
  SignatureInvalid: () => "Please type your name as your profile has it, or draw your signature.",
  RoleRequestDecided: () => "This request was decided already.",
  RoleRequestNotFound: () => "There is no such request.",
  RoleRequestOpen: () => "A request of yours is open already.",
  SellerProfileNotUpdated: () => "You need update your profile first",
  SellerHasListings: () =>
    "This seller has listings on the market or a sale under way. Take them off the market first, or block the seller.",
  SellerRevoked: () =>
    "Your access is blocked by administrator. Check your email for more information or contact us via {email}.",
  SignInRequired: () => "Please sign in.",
  Tier2NotGranted: () => "This buyer does not have access to tier 2, so there is none to take back.",
  Tier2RequestDecided: () => "This request was decided already.",
  Tier2RequestNotFound: () => "There is no such request.",
  VdrFrozen: () => "This sale has come too far to change this in its data room.",
  VdrFull: () => "The data room is full: it holds 500 folders and files.",
  VdrItemNotFound: () => "There is no such folder or file.",
  VdrNameInvalid: () => 'Please enter a name of up to 120 characters, without any of \\ / : * ? " < > |',
  VdrNameTaken: () => "This folder holds something of that name already.",
  VdrTooDeep: () => "Folders lie in each other five deep at most.",
  TransferOutOfOrder: () => "This transfer does not follow from what was recorded before.",
  UploadTimedOut: () => "Your internet connection is too slow or your file size is too big. Please try again later.",
  UserProfileIncomplete: () =>
    "You must also complete your User Profile section in it's entirety to submit a request for a Buyer and/or Seller role.",
  ValuationInputInvalid: ({ problems }) => fields(problems),
  ValuationNotFound: () => "There is no such valuation.",
  WinnerChosen: () => "A winner was chosen already.",
  WinnerFundsExpired: () => "This buyer's funds approval has expired. The buyer was asked to renew it.",
  WinnerFundsShort: ({ approved, price }) =>
    `This buyer's approved funds of ${money(approved)} do not cover this price of ${money(price)} together with what the buyer has won and not closed. The buyer was asked to renew the proof of funds; until then, choose another offer.`,
}
