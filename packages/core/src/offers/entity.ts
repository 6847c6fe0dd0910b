import * as t from "io-ts"
import { AssetEntity } from "../assets/entity.ts"
import { FundingStatus, OfferDeposit } from "../deposits/model.ts"
import { SentPeriodOrNull } from "../periods/wire.ts"
import { Day, Millis } from "../shared/days.ts"
import { DecimalCents, UsdCents } from "../shared/decimal.ts"
import { AssetId, OfferId, UserId } from "../shared/ids.ts"
import { absentAsNull, orDefault, tolerant } from "../shared/wire.ts"
import { SSDocument, SSHistory } from "./closing-documents.ts"
import { OfferStatus, OfferType, StatusTrigger } from "./model.ts"

const text = absentAsNull(t.string)
const at = absentAsNull(Millis)
const cents = absentAsNull(DecimalCents)
const days = absentAsNull(t.Int)
const flag = orDefault(t.boolean, false)
const listOf = <A, O>(codec: t.Type<A, O, unknown>) => absentAsNull(t.readonlyArray(codec))

/** A payment or refund as the provider keeps it; `object` is what it calls the kind of thing. */
export const OfferPayment = t.readonly(
  t.strict({ id: t.string, status: t.string, amount: DecimalCents, currency: t.literal("USD"), object: text }),
  "OfferPayment",
)
export type OfferPayment = t.TypeOf<typeof OfferPayment>

const BidAsset = t.readonly(
  t.strict({
    id: AssetId,
    title: text,
    principalBalance: absentAsNull(UsdCents),
    bidAllocation: absentAsNull(UsdCents),
  }),
  "BidAsset",
)
const HistoryEntry = t.readonly(
  t.strict({ at: Millis, status: tolerant(OfferStatus), trigger: tolerant(StatusTrigger), bidPrice: cents }),
  "HistoryEntry",
)
const DepositEntry = t.readonly(
  t.strict({
    attempt: t.Int,
    status: tolerant(FundingStatus),
    amount: DecimalCents,
    date: at,
    code: text,
    reason: text,
  }),
  "DepositEntry",
)

/**
 * An offer with every field that the specification names, as other clients read it. What was not asked for, or may not be
 * seen, is null; a status that we do not know is kept as an unknown word. `depositPaid`, `depositRefund` and
 * `depositWithdrawn` are what the ledger says was collected, refunded and paid out.
 */
export const OfferEntity = t.readonly(
  t.strict({
    id: OfferId,
    type: absentAsNull(tolerant(OfferType)),
    offerType: text,
    status: absentAsNull(tolerant(OfferStatus)),
    bidPrice: cents,
    earnestMoneyDeposit: cents,
    dueDiligencePeriod: days,
    closing: days,
    notes: text,
    assets: listOf(BidAsset),
    assetsDetailed: listOf(AssetEntity),
    owners: listOf(UserId),
    deposit: absentAsNull(OfferDeposit),
    depositPaid: cents,
    depositRefund: cents,
    depositWithdrawn: cents,
    depositHistory: listOf(DepositEntry),
    publishedDate: at,
    creationDate: at,
    acceptedDate: at,
    winningDate: at,
    declinedDate: at,
    withdrawDate: at,
    canceledDate: at,
    declineReason: text,
    offerHistory: listOf(HistoryEntry),
    pofSum: cents,
    fundsApprovalDate: absentAsNull(Day),
    BDASignedDate: at,
    BDAConfirmed: flag,
    BDApdfKey: text,
    buyerClosingPeriod: SentPeriodOrNull,
    sellerClosingPeriod: SentPeriodOrNull,
    buyerClosingDocumentsAccepted: flag,
    sellerClosingDocumentsAccepted: flag,
    buyerClosingNotificationSeen: flag,
    sellerClosingNotificationSeen: flag,
    buyerBankingInfoId: text,
    sellerBankingInfoId: text,
    adminBankingInfoId: text,
    SSDocument: absentAsNull(SSDocument),
    SSRecalculated: flag,
    SSHistory: absentAsNull(SSHistory),
    offerStatusChangeTrigger: absentAsNull(tolerant(StatusTrigger)),
    payment: absentAsNull(OfferPayment),
    refund: absentAsNull(OfferPayment),
  }),
  "OfferEntity",
)
export type OfferEntity = t.TypeOf<typeof OfferEntity>
