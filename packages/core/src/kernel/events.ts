import type { ChatLiveEvent, LiveEvent } from "./live-event.ts"
import type {
  ConversationSid,
  AssetId,
  ChangeRequestId,
  MandateId,
  OfferId,
  RoleRequestId,
  Tier2RequestId,
  UserId,
  VdrItemId,
} from "../shared/ids.ts"
import type { StatusTrigger } from "./statuses.ts"
import type { Millis } from "../shared/days.ts"

/** Everything that can have happened, named for what happened. */
export type MarketEventType =
  | "AssetCreated"
  | "AssetEdited"
  | "AssetStatusChanged"
  | "AssetPeriodsPlanned"
  | "ListingChanged"
  | "ChangeRequested"
  | "ChangeRequestDecided"
  | "ChangeRequestWithdrawn"
  | "PublicationRequested"
  | "PublicationRequestCanceled"
  | "OfferCreated"
  | "OfferEdited"
  | "OfferOutdated"
  | "OfferStatusChanged"
  | "ClosingDocumentsAccepted"
  | "ClosingDocumentOpened"
  | "ClosingNoticeSeen"
  | "ClosingPeriodExtended"
  | "LegalDocumentRequested"
  | "LegalDocumentMade"
  | "LegalDocumentFailed"
  | "DepositDecisionOpened"
  | "DepositAgreementSigned"
  | "DepositAmountEdited"
  | "DepositBankSelected"
  | "DepositConsented"
  | "DepositDecided"
  | "DepositTransferRecorded"
  | "DocumentRead"
  | "PrivateDataRead"
  | "ProfileUpdated"
  | "AccountDeleted"
  | "RoleRequested"
  | "RoleRequestDecided"
  | "RoleAssigned"
  | "RoleRemoved"
  | "MandateGiven"
  | "MandateEnded"
  | "SellerRevoked"
  | "SellerRestored"
  | "SettingsChanged"
  | "BankAdded"
  | "BankEdited"
  | "BankRemoved"
  | "BankChosen"
  | "BankAddressAdded"
  | "Tier2Requested"
  | "Tier2RequestDecided"
  | "AdvisorWritten"
  | "AdministratorsWritten"
  | "ChatOpened"
  | "ChatAnonymityChanged"
  | "AgreementExecuted"
  | "VdrFolderCreated"
  | "VdrFileUploaded"
  | "VdrFileRead"
  | "VdrFileReplaced"
  | "VdrItemRenamed"
  | "VdrItemDeleted"

/** Who did it: a user in a part, or the scheduler. */
export interface EventActor {
  readonly id: UserId | null
  readonly trigger: StatusTrigger
}

/** Who acts, and when: milliseconds since the epoch. */
export interface Act {
  readonly by: EventActor
  readonly at: Millis
}

/** The scheduler. */
export const BOT: EventActor = { id: null, trigger: "Bot" }

/**
 * One fact of the append-only log: who, when, what, before and after. It hangs on the chain of its asset, or of
 * its user where no asset is concerned. `before` and `after` hold only what changed, as plain JSON.
 */
export interface MarketEvent {
  readonly chain: AssetId | UserId
  readonly type: MarketEventType
  readonly actor: EventActor
  readonly at: Millis
  readonly subject:
    | AssetId
    | ChangeRequestId
    | ConversationSid
    | MandateId
    | OfferId
    | RoleRequestId
    | Tier2RequestId
    | UserId
    | VdrItemId
  readonly before: { readonly [field: string]: unknown } | null
  readonly after: { readonly [field: string]: unknown } | null
}

/** Who hears of it. Administrators always do. */
export interface Audience {
  readonly everyone: boolean
  readonly users: ReadonlyArray<UserId>
}

/** The mails of docs/market-rules.md's list that this part of the market sends. */
export type MailKind =
  | "roleRequestReceived"
  | "roleRequestApproved"
  | "roleRequestDeclined"
  | "assetApproved"
  | "assetApprovalTakenBack"
  | "assetRevoked"
  | "changeApproved"
  | "changeDeclined"
  | "bidListingChanged"
  | "listingChanged"
  | "offerReceived"
  | "offerDeclined"
  | "offerSelectedForBestAndFinal"
  | "offerWon"
  | "offerCanceled"
  | "offerReactivated"
  | "buyerAccepted"
  | "underContract"
  | "closingExtended"
  | "saleClosed"
  | "saleLost"
  | "winnerFundsExpired"
  | "winnerFundsShort"
  | "sellerBlocked"
  | "sellerRestored"
  | "mandateGiven"
  | "mandateEnded"
  | "depositStep"
  | "deadlineNear"
  | "listingMatches"
  | "listingsMatch"
  | "tier2Requested"
  | "tier2Approved"
  | "tier2Declined"
  | "tier2Revoked"
  | "roomChanged"
  | "chatMessage"

/** Letters that members write: to an advisor of a listing, or to the administrators. */
export type LetterKind = "administrators" | "advisor"

/** What leaves the house because of a fact: written beside it, delivered after the commit, at least once. */
export type OutboxMessage =
  | { readonly tag: "live"; readonly audience: Audience; readonly event: ChatLiveEvent | LiveEvent }
  | {
      readonly tag: "mail"
      readonly kind: MailKind
      readonly to: UserId
      readonly facts: { readonly [name: string]: string }
    }
  | {
      readonly tag: "letter"
      readonly kind: LetterKind
      /** An address; null is the operator's own mailbox. */
      readonly to: string | null
      readonly facts: { readonly [name: string]: string }
    }
