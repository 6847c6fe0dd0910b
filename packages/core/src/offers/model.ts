import { OfferStatus, StatusTrigger } from "../kernel/statuses.ts"
import * as t from "io-ts"
import { Period } from "../periods/model.ts"
import { Day, Millis } from "../shared/days.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { AssetId, OfferId, UserId } from "../shared/ids.ts"
import { orNull } from "../shared/or-null.ts"
import { absentAsNull, orDefault } from "../shared/wire.ts"
import { ClosingHistoryEntry } from "./closing-documents.ts"

/** What counts as an active offer. */
export const ACTIVE_OFFER_STATUSES = ["Published", "BestAndFinal"] as const satisfies ReadonlyArray<OfferStatus>
/** True of an offer that still bids for its asset. */
export const isActiveOffer = (status: OfferStatus): boolean =>
  (ACTIVE_OFFER_STATUSES as ReadonlyArray<OfferStatus>).includes(status)

/** How an offer that may still win stands against the buyer's approved funds. */
export const FundsMark = t.keyof({ covered: null, offersAboveFunds: null, priceAboveFunds: null }, "FundsMark")
/** How an offer that may still win stands against the buyer's approved funds. */
export type FundsMark = t.TypeOf<typeof FundsMark>

/** An offer on one asset, or on several at once. */
export const OfferType = t.keyof({ SingleBid: null, MultipleBid: null }, "OfferType")
/** An offer on one asset, or on several at once. */
export type OfferType = t.TypeOf<typeof OfferType>

/** What a buyer bids. Both periods are whole days. */
export const OfferTerms = t.readonly(
  t.strict({
    bidPrice: DecimalCents,
    earnestMoneyDeposit: DecimalCents,
    dueDiligencePeriod: t.Int,
    closing: t.Int,
    notes: t.string,
  }),
  "OfferTerms",
)
export type OfferTerms = t.TypeOf<typeof OfferTerms>

/** One asset of an offer: of a single bid the only one, with the whole price as its allocation. */
export const OfferAsset = t.readonly(
  t.strict({ id: AssetId, title: t.string, principalBalance: DecimalCents, bidAllocation: DecimalCents }),
  "OfferAsset",
)
export type OfferAsset = t.TypeOf<typeof OfferAsset>

/** One transition, never changed afterwards. */
export const OfferHistoryEntry = t.readonly(
  t.strict({ from: orNull(OfferStatus), to: OfferStatus, at: Millis, trigger: StatusTrigger }),
  "OfferHistoryEntry",
)
export type OfferHistoryEntry = t.TypeOf<typeof OfferHistoryEntry>

/** Where an earnest-money payment goes. */
export const TransferLeg = t.keyof(
  { fund: null, refundToBuyer: null, withdrawToSeller: null, withdrawToAdmin: null },
  "TransferLeg",
)
export type TransferLeg = t.TypeOf<typeof TransferLeg>

/** A leg that an administrator entered by hand while autoDeposit is off, with the bank's reference. */
export const ManualTransfer = t.readonly(
  t.strict({ leg: TransferLeg, reference: t.string, date: Day, recordedAt: Millis }),
  "ManualTransfer",
)
export type ManualTransfer = t.TypeOf<typeof ManualTransfer>

/** The earnest money of one offer. Its decision opens when an offer that held the asset ends with money held or arriving. */
export const Deposit = t.readonly(
  t.strict({
    value: DecimalCents,
    decision: t.keyof({ none: null, open: null, closed: null }),
    transfers: t.readonlyArray(ManualTransfer),
  }),
  "Deposit",
)
export type Deposit = t.TypeOf<typeof Deposit>

/** That the buyer signed the bid deposit agreement. `pdfKey` is the key of the buyer's copy, `signatory` the name it was signed under. */
export const SignedDepositAgreement = t.readonly(
  t.strict({
    signedAt: Millis,
    pdfKey: t.string,
    signatory: t.string,
    how: t.keyof({ typed: null, drawn: null }),
  }),
  "SignedDepositAgreement",
)
/** That the buyer signed the bid deposit agreement. */
export type SignedDepositAgreement = t.TypeOf<typeof SignedDepositAgreement>

/** What is kept of an offer and told to both its sides. */
export const offerFacts = {
  id: OfferId,
  type: OfferType,
  status: OfferStatus,
  assets: t.readonlyArray(OfferAsset),
  terms: OfferTerms,
  creationDate: Millis,
  publishedDate: orNull(Millis),
  acceptedDate: orNull(Millis),
  winningDate: orNull(Millis),
  declinedDate: orNull(Millis),
  withdrawDate: orNull(Millis),
  canceledDate: orNull(Millis),
  declineReason: orNull(t.string),
  cancelReason: orNull(t.string),
  /** The buyer's approved funds when the offer was last published. */
  pofSum: DecimalCents,
  fundsApprovalDate: orNull(Day),
  /** When a material fact of a listing changed after the buyer set these terms; null where none did. */
  listingChangedAt: absentAsNull(Millis),
  buyerClosingPeriod: orNull(Period),
  sellerClosingPeriod: orNull(Period),
  buyerClosingDocumentsAccepted: t.boolean,
  sellerClosingDocumentsAccepted: t.boolean,
  buyerClosingNotificationSeen: orDefault(t.boolean, false),
  sellerClosingNotificationSeen: orDefault(t.boolean, false),
  closingHistory: orDefault(t.readonlyArray(ClosingHistoryEntry), []),
  deposit: Deposit,
  offerHistory: t.readonlyArray(OfferHistoryEntry),
  offerStatusChangeTrigger: StatusTrigger,
} as const

/** One bid on one asset or a bundle, as the gateway keeps it. */
export const Offer = t.readonly(
  t.strict({
    ...offerFacts,
    version: t.Int,
    /** Always "Cash" here; kept apart from `type` as the specification does. */
    offerType: t.literal("Cash"),
    /** The first is the buyer that every guard asks for. */
    owners: t.readonlyArray(UserId),
    /** First owner of all its assets. */
    sellerId: UserId,
    /** The seller's own, never sent to the buyer. */
    sellerNotes: t.string,
    /** Null while it is not signed, as in offers from before there was one. */
    depositAgreement: absentAsNull(SignedDepositAgreement),
  }),
  "Offer",
)
export type Offer = t.TypeOf<typeof Offer>
