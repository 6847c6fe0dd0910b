import { expect, it } from "vitest"
import type { MarketEventType } from "../kernel/events.ts"
import type { AssetStatus, OfferStatus } from "../kernel/statuses.ts"
import { logEntry, type LogRow } from "./log-entry.ts"

const said = (change: Partial<LogRow>): string =>
  logEntry({
    sequence: 1,
    at: 1,
    type: "",
    trigger: "Seller",
    actor: null,
    buyer: null,
    before: null,
    after: null,
    ...change,
  }).what

/** What stands in the events that say more than that they happened. */
const after = {
  docType: "SS",
  name: "Rent roll.pdf",
  status: "Approved",
  type: "Sellers",
  role: "Sellers",
  block: "address",
  reason: "Review of funds",
  anonymous: false,
}

const EVENTS: { readonly [T in MarketEventType]: string } = {
  MandateEnded: "Mandate of a Concierge ended",
  MandateGiven: "Mandate given to a Concierge",
  AssetCreated: "Draft created",
  AssetEdited: "Listing edited",
  AssetStatusChanged: "Listing changed",
  AssetPeriodsPlanned: "Periods planned",
  ListingChanged: "Material change approved and shown on the listing",
  ChangeRequested: "Change of the listing requested",
  ChangeRequestDecided: "Change request approved",
  ChangeRequestWithdrawn: "Change request withdrawn",
  PublicationRequested: "Publication requested",
  PublicationRequestCanceled: "Publication request taken back",
  OfferCreated: "Offer drafted",
  OfferEdited: "Offer changed",
  OfferOutdated: "Offer marked as made before the change",
  OfferStatusChanged: "Offer changed",
  ClosingDocumentsAccepted: "Closing documents accepted by the seller",
  ClosingPeriodExtended: "Closing period extended",
  ClosingDocumentOpened: "Closing document opened by the seller",
  ClosingNoticeSeen: "Closing seen by the seller",
  LegalDocumentRequested: "Settlement statement requested",
  LegalDocumentMade: "Settlement statement generated",
  LegalDocumentFailed: "Settlement statement failed to generate",
  DepositDecisionOpened: "Deposit needs a decision",
  DepositAgreementSigned: "Bid deposit agreement signed",
  DepositAmountEdited: "Deposit amount changed",
  DepositBankSelected: "Bank account chosen for the deposit",
  DepositConsented: "Seller consented to the payout",
  DepositDecided: "Deposit decided",
  DepositTransferRecorded: "Deposit transfer recorded",
  Tier2Requested: "Tier 2 access requested",
  Tier2RequestDecided: "Tier 2 access approved",
  AdvisorWritten: "Message to an advisor of a listing sent",
  AdministratorsWritten: "Message to the administrators sent",
  ChatOpened: "Conversation opened",
  ChatAnonymityChanged: "Name disclosed in a conversation",
  AgreementExecuted: "Confidentiality agreement signed",
  VdrFolderCreated: "Data room: “Rent roll.pdf” folder created",
  VdrFileUploaded: "Data room: “Rent roll.pdf” uploaded",
  VdrFileReplaced: "Data room: “Rent roll.pdf” replaced",
  VdrFileRead: "Data room: “Rent roll.pdf” opened or downloaded",
  VdrItemRenamed: "Data room: “Rent roll.pdf” renamed",
  VdrItemDeleted: "Data room: “Rent roll.pdf” deleted",
  DocumentRead: "Document of a profile opened: Review of funds",
  PrivateDataRead: "Private data shown",
  ProfileUpdated: "Profile updated: address",
  AccountDeleted: "Account deleted",
  RoleRequested: "Seller role requested",
  RoleRequestDecided: "Seller role approved",
  RoleAssigned: "Role given: Seller",
  RoleRemoved: "Role taken away: Seller",
  SellerRevoked: "Seller profile revoked",
  SellerRestored: "Seller profile restored",
  SettingsChanged: "Settings of the market changed",
  BankAdded: "Bank account added",
  BankEdited: "Bank account changed",
  BankRemoved: "Bank account removed",
  BankChosen: "Bank account chosen",
  BankAddressAdded: "Address added to a bank account",
}

it.each(Object.entries(EVENTS))("says of %s: %s", (type, sentence) => expect(said({ type, after })).toBe(sentence))

it("names the side that acts in a closing, and the copy that the asset keeps of it", () => {
  const types = ["ClosingDocumentsAccepted", "ClosingDocumentOpened", "ClosingNoticeSeen"]
  expect(types.map((type) => said({ type, trigger: "Buyer" }))).toEqual([
    "Closing documents accepted by the buyer",
    "Closing document opened by the buyer",
    "Closing seen by the buyer",
  ])
  for (const type of ["ClosingDocumentsAccepted", "ClosingPeriodExtended"])
    expect(said({ type, after: { periods: {} } })).toBe("Asset follows the closing periods of its winner")
})

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
const moved = (type: MarketEventType, from: string, to: string): string =>
  said({ type, before: { status: from }, after: { status: to } })

it.each(Object.entries(ENTERED))("says of a listing that becomes %s: %s", (to, sentence) =>
  expect(moved("AssetStatusChanged", "NoLongerListedForSale", to)).toBe(sentence),
)

it("says of the approval of a publication that it was taken back", () =>
  expect(moved("AssetStatusChanged", "Published", "Draft")).toBe("Approval taken back; the listing is off the market"))

const OFFERS: { readonly [S in OfferStatus]: string } = {
  Draft: "Offer drafted",
  Published: "Offer sent to the seller",
  BestAndFinal: "Offer selected for best and final",
  Successful: "Offer selected as winner",
  Declined: "Offer declined",
  Withdrawn: "Offer withdrawn",
  Canceled: "Offer canceled",
}
it.each(Object.entries(OFFERS))("says of an offer that becomes %s: %s", (to, sentence) =>
  expect(moved("OfferStatusChanged", "Draft", to)).toBe(sentence),
)
