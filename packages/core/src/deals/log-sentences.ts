import type { AssetStatus, OfferStatus, StatusTrigger } from "../kernel/statuses.ts"
import type { MarketEventType } from "../kernel/events.ts"
import { ROLE_WORDS } from "../roles/words.ts"
import { Role } from "../kernel/actor.ts"

type Fields = { readonly [field: string]: unknown }

/** An event as it is kept in the log. */
export interface LoggedEvent {
  readonly type: string
  readonly trigger: StatusTrigger
  readonly before: Fields | null
  readonly after: Fields | null
}

type Sentence = string | ((event: LoggedEvent) => string)

const PAPERS: Readonly<Record<string, string>> = { LPA: "Loan purchase agreement", SS: "Settlement statement" }
const paper =
  (what: string): Sentence =>
  ({ after }) =>
    `${PAPERS[String(after?.["docType"])] ?? "Closing document"} ${what}`

const file =
  (what: string): Sentence =>
  ({ after, before }) => {
    const name = (after ?? before)?.["name"]
    return `Data room: “${typeof name === "string" ? name : "item"}” ${what}`
  }

const ENTERED: { readonly [S in AssetStatus]: string } = {
  Draft: "Listing returned to draft",
  Published: "Listing back on the market",
  CallForOffers: "Call for offers began",
  "UnderSelection.CallForOffers": "Call for offers ended; the seller selects",
  BestAndFinal: "Best and final began",
  "UnderSelection.BestAndFinal": "Best and final ended; the seller selects",
  "ContractPending.CallForOffers": "Contract pending: closing began",
  "ContractPending.BestAndFinal": "Contract pending: closing began",
  UnderContract: "Under contract: both sides accepted the closing documents",
  Closed: "Closing confirmed",
  "OnHold.Published": "Listing put on hold",
  "OnHold.CallForOffers": "Listing put on hold",
  "OnHold.BestAndFinal": "Listing put on hold",
  ListingExpired: "Listing expired",
  NoLongerListedForSale: "Listing taken down",
  Revoked: "Listing revoked",
  Deleted: "Listing deleted",
}

const LEAVING: Readonly<Record<string, string>> = {
  "Draft Revoked": "Publication declined",
  "Draft Published": "Publication approved; the listing is on the market",
  "Published Draft": "Approval taken back; the listing is off the market",
  "UnderContract Published": "The sale fell through; the listing is on the market again",
}

/** Transitions whose meaning depends on where the asset came from. */
const leaving = (from: string, to: string): string | null => {
  const known = LEAVING[`${from} ${to}`]
  if (known !== undefined) return known
  if (from === `OnHold.${to}`) return "Hold released"
  return from.startsWith("ContractPending") && to !== "UnderContract"
    ? "Closing ended without a sale; the asset is open again"
    : null
}

const assetMoved: Sentence = ({ after, before }) => {
  const [from, to] = [String(before?.["status"]), String(after?.["status"])]
  return leaving(from, to) ?? ENTERED[to as AssetStatus] ?? "Listing changed"
}

const OFFER_MOVED: { readonly [S in OfferStatus]: string } = {
  Draft: "Offer drafted",
  Published: "Offer sent to the seller",
  BestAndFinal: "Offer selected for best and final",
  Successful: "Offer selected as winner",
  Declined: "Offer declined",
  Withdrawn: "Offer withdrawn",
  Canceled: "Offer canceled",
}

const offerMoved: Sentence = ({ after, before }) => {
  const [from, to] = [String(before?.["status"]), String(after?.["status"])]
  if (from === "Canceled") return "Offer reactivated"
  if (from === "BestAndFinal" && to === "Published") return "Offer no longer selected for best and final"
  return OFFER_MOVED[to as OfferStatus] ?? "Offer changed"
}

/** An asset keeps a copy of its winner's closing periods, logged beside the offer's own event. */
const isAssetsCopy = (after: Fields | null): boolean => after !== null && "periods" in after

const decided =
  (subject: string): Sentence =>
  ({ after }) =>
    `${subject} ${String(after?.["status"]).toLowerCase()}`

/** "FooBarChanged" as "Foo bar changed", for an event that has no sentence yet and for the names of settings. */
export const spelled = (type: string): string => {
  const words = type.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const reasonIn = (after: Fields | null): string =>
  typeof after?.["reason"] === "string" && after["reason"] !== "" ? `: ${after["reason"]}` : ""

/** "proofOfFunds" as "proof of funds". */
const plain = (word: unknown): string => spelled(String(word)).toLowerCase()

const profileUpdated: Sentence = ({ after }) => {
  const part = after?.["block"]
  if (part === "lastLogin") return "Signed in"
  return typeof part === "string" ? `Profile updated: ${plain(part)}` : "Profile updated"
}

const roleIn = (after: Fields | null): string => {
  const role = after?.["role"]
  return Role.is(role) ? ROLE_WORDS[role].name : plain(role)
}

const requestedRole = (after: Fields | null): string => (after?.["type"] === "Sellers" ? "Seller" : "Buyer")

const SENTENCES: { readonly [T in MarketEventType]: Sentence } = {
  MandateEnded: "Mandate of a Concierge ended",
  MandateGiven: "Mandate given to a Concierge",
  AssetCreated: "Draft created",
  AssetEdited: "Listing edited",
  AssetStatusChanged: assetMoved,
  AssetPeriodsPlanned: "Periods planned",
  ListingChanged: "Material change approved and shown on the listing",
  ChangeRequested: "Change of the listing requested",
  ChangeRequestDecided: decided("Change request"),
  ChangeRequestWithdrawn: "Change request withdrawn",
  PublicationRequested: "Publication requested",
  PublicationRequestCanceled: "Publication request taken back",
  OfferCreated: "Offer drafted",
  OfferEdited: "Offer changed",
  OfferOutdated: "Offer marked as made before the change",
  OfferStatusChanged: offerMoved,
  ClosingDocumentsAccepted: ({ after, trigger }) =>
    isAssetsCopy(after)
      ? "Asset follows the closing periods of its winner"
      : `Closing documents accepted by the ${trigger === "Seller" ? "seller" : "buyer"}`,
  ClosingPeriodExtended: ({ after }) =>
    isAssetsCopy(after) ? "Asset follows the closing periods of its winner" : "Closing period extended",
  ClosingDocumentOpened: ({ trigger }) => `Closing document opened by the ${trigger === "Seller" ? "seller" : "buyer"}`,
  ClosingNoticeSeen: ({ trigger }) => `Closing seen by the ${trigger === "Seller" ? "seller" : "buyer"}`,
  LegalDocumentRequested: paper("requested"),
  LegalDocumentMade: paper("generated"),
  LegalDocumentFailed: paper("failed to generate"),
  DepositDecisionOpened: "Deposit needs a decision",
  DepositAgreementSigned: "Bid deposit agreement signed",
  DepositAmountEdited: "Deposit amount changed",
  DepositBankSelected: "Bank account chosen for the deposit",
  DepositConsented: "Seller consented to the payout",
  DepositDecided: "Deposit decided",
  DepositTransferRecorded: "Deposit transfer recorded",
  Tier2Requested: "Tier 2 access requested",
  Tier2RequestDecided: decided("Tier 2 access"),
  AdvisorWritten: "Message to an advisor of a listing sent",
  AdministratorsWritten: "Message to the administrators sent",
  ChatOpened: "Conversation opened",
  ChatAnonymityChanged: ({ after }) =>
    after?.["anonymous"] === false ? "Name disclosed in a conversation" : "Name hidden in a conversation",
  AgreementExecuted: "Confidentiality agreement signed",
  VdrFolderCreated: file("folder created"),
  VdrFileUploaded: file("uploaded"),
  VdrFileReplaced: file("replaced"),
  VdrFileRead: file("opened or downloaded"),
  VdrItemRenamed: file("renamed"),
  VdrItemDeleted: file("deleted"),
  DocumentRead: ({ after }) => `Document of a profile opened${reasonIn(after)}`,
  PrivateDataRead: "Private data shown",
  ProfileUpdated: profileUpdated,
  AccountDeleted: "Account deleted",
  RoleRequested: ({ after }) => `${requestedRole(after)} role requested`,
  RoleRequestDecided: ({ after }) => `${requestedRole(after)} role ${String(after?.["status"]).toLowerCase()}`,
  RoleAssigned: ({ after }) => `Role given: ${roleIn(after)}`,
  RoleRemoved: ({ after }) => `Role taken away: ${roleIn(after)}`,
  SellerRevoked: "Seller profile revoked",
  SellerRestored: "Seller profile restored",
  SettingsChanged: "Settings of the market changed",
  BankAdded: "Bank account added",
  BankEdited: "Bank account changed",
  BankRemoved: "Bank account removed",
  BankChosen: "Bank account chosen",
  BankAddressAdded: "Address added to a bank account",
}

/** What happened, in one sentence. */
export const sentenceOf = (event: LoggedEvent): string => {
  const sentence = (SENTENCES as Readonly<Record<string, Sentence>>)[event.type] ?? spelled(event.type)
  return typeof sentence === "string" ? sentence : sentence(event)
}
