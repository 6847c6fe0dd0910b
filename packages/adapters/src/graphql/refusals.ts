import { AssetStatus, EmailNotVerified, OfferStatus } from "@xl/core/kernel"
import * as assets from "@xl/core/assets"
import * as banking from "@xl/core/banking"
import * as deposits from "@xl/core/deposits"
import * as offers from "@xl/core/offers"
import { PeriodEndNotAhead, PeriodEndsBeforeItStarts, PeriodHasStarted, PeriodsOverlap } from "@xl/core/periods"
import {
  ProfileFieldsInvalid,
  ProfileNotFound,
  type ProfileRefusal,
  SavedSearchesFull,
  SavedSearchNotFound,
} from "@xl/core/profiles"
import * as roles from "@xl/core/roles"
import { Day, DecimalCents, OfferId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { promised } from "./ask.ts"
import { bare, holding, problems, type Rebuilt } from "./rebuilt.ts"

export const assetRefusals: Rebuilt<assets.AssetRefusal | EmailNotVerified> = {
  AssetFactsInvalid: holding(problems, assets.AssetFactsInvalid),
  AssetNotFound: bare(assets.AssetNotFound),
  AssetStatusForbids: holding(t.strict({ status: AssetStatus, command: t.string }), assets.AssetStatusForbids),
  AssetVersionChanged: bare(assets.AssetVersionChanged),
  ChangesUnconfirmed: holding(t.strict({ fields: t.readonlyArray(t.string) }), assets.ChangesUnconfirmed),
  DataRoomTaken: bare(assets.DataRoomTaken),
  DepositOpen: bare(assets.DepositOpen),
  DepositUnpaid: bare(assets.DepositUnpaid),
  EmailNotVerified: bare(EmailNotVerified),
  HeldByAnother: bare(assets.HeldByAnother),
  ListingHasOffers: bare(assets.ListingHasOffers),
  NoActiveOffer: bare(assets.NoActiveOffer),
  NoOfferSelected: bare(assets.NoOfferSelected),
  PeriodEndNotAhead: bare(PeriodEndNotAhead),
  PeriodEndsBeforeItStarts: bare(PeriodEndsBeforeItStarts),
  PeriodHasStarted: bare(PeriodHasStarted),
  PeriodsOverlap: bare(PeriodsOverlap),
  PlanUnpaid: bare(assets.PlanUnpaid),
  PublicationIncomplete: holding(t.strict({ missing: t.readonlyArray(t.string) }), assets.PublicationIncomplete),
  PublicationNotRequested: bare(assets.PublicationNotRequested),
  PublicationPending: bare(assets.PublicationPending),
  SellerProfileNotUpdated: bare(assets.SellerProfileNotUpdated),
  SellerRevoked: bare(assets.SellerRevoked),
  WinnerChosen: bare(assets.WinnerChosen),
}

export const offerRefusals: Rebuilt<assets.AssetRefusal | EmailNotVerified | offers.OfferRefusal> = {
  ...assetRefusals,
  // Beside an offer's status the asset's travels under a name of its own: one selection cannot hold two types of `status`.
  AssetStatusForbids: (fields) =>
    promised(t.strict({ assetStatus: AssetStatus, command: t.string }), fields).pipe(
      Effect.map(({ assetStatus: status, command }) => new assets.AssetStatusForbids({ status, command })),
    ),
  AllocationMismatch: bare(offers.AllocationMismatch),
  AssetClosedToOffers: bare(offers.AssetClosedToOffers),
  BestAndFinalNotRunning: bare(offers.BestAndFinalNotRunning),
  BidPriceOutOfBounds: holding(t.strict({ most: DecimalCents }), offers.BidPriceOutOfBounds),
  BundleInvalid: bare(offers.BundleInvalid),
  BuyerAcceptsFirst: bare(offers.BuyerAcceptsFirst),
  BuyerNotApproved: bare(offers.BuyerNotApproved),
  BuyerUnderReview: bare(offers.BuyerUnderReview),
  ClosingDocumentNotRead: holding(t.strict({ docType: offers.ClosingDocumentType }), offers.ClosingDocumentNotRead),
  ClosingEndOutOfBounds: holding(t.strict({ earliest: Day, latest: Day }), offers.ClosingEndOutOfBounds),
  ClosingNotOpen: bare(offers.ClosingNotOpen),
  ClosingOutOfBounds: bare(offers.ClosingOutOfBounds),
  DeclineReasonRequired: bare(offers.DeclineReasonRequired),
  DepositAgreementMissing: holding(t.strict({ offerId: OfferId }), offers.DepositAgreementMissing),
  DepositUnpaid: bare(assets.DepositUnpaid),
  DueDiligenceOutOfBounds: bare(offers.DueDiligenceOutOfBounds),
  EarnestMoneyOutOfBounds: holding(
    t.strict({ least: DecimalCents, most: DecimalCents }),
    offers.EarnestMoneyOutOfBounds,
  ),
  FundsExceeded: holding(t.strict({ approved: DecimalCents, price: DecimalCents }), offers.FundsExceeded),
  FundsExpired: bare(offers.FundsExpired),
  FundsMissing: bare(offers.FundsMissing),
  MoneyPaidOut: bare(offers.MoneyPaidOut),
  OfferAlreadyActive: bare(offers.OfferAlreadyActive),
  OfferNotFound: bare(offers.OfferNotFound),
  OfferStatusForbids: holding(t.strict({ status: OfferStatus, command: t.string }), offers.OfferStatusForbids),
  OffersExceedFunds: holding(
    t.strict({ approved: DecimalCents, committed: DecimalCents, price: DecimalCents }),
    offers.OffersExceedFunds,
  ),
  OwnAsset: bare(offers.OwnAsset),
  ProfileNotFilled: bare(offers.ProfileNotFilled),
  ReferenceRequired: bare(offers.ReferenceRequired),
  TransferOutOfOrder: bare(offers.TransferOutOfOrder),
  WinnerFundsExpired: bare(offers.WinnerFundsExpired),
  WinnerFundsShort: holding(t.strict({ approved: DecimalCents, price: DecimalCents }), offers.WinnerFundsShort),
}

export const requestRefusals: Rebuilt<EmailNotVerified | ProfileNotFound | roles.RoleRefusal> = {
  EmailNotVerified: bare(EmailNotVerified),
  FundsApprovalInvalid: bare(roles.FundsApprovalInvalid),
  LastAdministrator: bare(roles.LastAdministrator),
  OwnAdminRole: bare(roles.OwnAdminRole),
  ProfileNotFound: bare(ProfileNotFound),
  ProofOfFundsMissing: bare(roles.ProofOfFundsMissing),
  RoleRequestDecided: bare(roles.RoleRequestDecided),
  RoleRequestNotFound: bare(roles.RoleRequestNotFound),
  RoleRequestOpen: bare(roles.RoleRequestOpen),
  SellerHasListings: bare(roles.SellerHasListings),
  UserProfileIncomplete: bare(roles.UserProfileIncomplete),
}

export const profileRefusals: Rebuilt<EmailNotVerified | ProfileRefusal | roles.RoleRefusal> = {
  ...requestRefusals,
  ProfileFieldsInvalid: holding(problems, ProfileFieldsInvalid),
  SavedSearchesFull: holding(t.strict({ limit: t.number }), SavedSearchesFull),
  SavedSearchNotFound: bare(SavedSearchNotFound),
}

/** Money of a deposit is not moved so. `DepositCommandDenied` never travels: who may ask is decided before. */
export const depositRefusals: Rebuilt<
  EmailNotVerified | Exclude<deposits.DepositRefusal, deposits.DepositCommandDenied> | offers.OfferNotFound
> = {
  DepositAmountOutOfBounds: holding(
    t.strict({ least: DecimalCents, most: DecimalCents }),
    deposits.DepositAmountOutOfBounds,
  ),
  DepositCommentRequired: bare(deposits.DepositCommentRequired),
  DepositNotOfWinner: bare(deposits.DepositNotOfWinner),
  DepositNotReady: holding(t.strict({ status: deposits.FundingStatus, command: t.string }), deposits.DepositNotReady),
  EmailNotVerified: bare(EmailNotVerified),
  MoneyPaidOut: bare(offers.MoneyPaidOut),
  OfferNotFound: bare(offers.OfferNotFound),
  SellerBankMissing: bare(deposits.SellerBankMissing),
  SellerConsentMissing: bare(deposits.SellerConsentMissing),
}

type SelectionRefusal =
  | banking.BankIdentityMissing
  | banking.BankNotFound
  | banking.BankNotSelectable
  | EmailNotVerified
  | offers.OfferNotFound

export const selectionRefusals: Rebuilt<SelectionRefusal> = {
  BankIdentityMissing: bare(banking.BankIdentityMissing),
  BankNotFound: bare(banking.BankNotFound),
  BankNotSelectable: bare(banking.BankNotSelectable),
  EmailNotVerified: bare(EmailNotVerified),
  OfferNotFound: bare(offers.OfferNotFound),
}
