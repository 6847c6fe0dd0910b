import * as t from "io-ts"
import { TransferLeg } from "../offers/model.ts"
import { Millis } from "../shared/days.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { BankingInfoId, OfferId } from "../shared/ids.ts"
import { FundingStatus, TransferTimeline } from "./model.ts"

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
const text = orNull(t.string)
const at = orNull(Millis)

/** What somebody may do with a deposit just now; the gateway decides again. */
export const DepositAction = t.keyof(
  {
    approveDeposit: null,
    approveDepositSeller: null,
    declineDeposit: null,
    editDepositAmount: null,
    recordManualTransfer: null,
    refundDeposit: null,
  },
  "DepositAction",
)
export type DepositAction = t.TypeOf<typeof DepositAction>

/** What became known of one transfer, its amount in whole cents. Its id is leg and attempt. */
export const DepositHistoryEntry = t.readonly(
  t.strict({
    leg: TransferLeg,
    attempt: t.Int,
    status: FundingStatus,
    amount: DecimalCents,
    date: Millis,
    code: text,
    reason: text,
  }),
  "DepositHistoryEntry",
)

/** Where a viewer stands to a deposit; an administrator who trades in it stands on that side. */
export const DepositSide = t.keyof({ admin: null, buyer: null, seller: null }, "DepositSide")
export type DepositSide = t.TypeOf<typeof DepositSide>

/** The account that one's own side chose for an offer, by its end. */
export const DepositBank = t.readonly(
  t.strict({ bankingInfoId: BankingInfoId, bankName: text, lastFour: text }),
  "DepositBank",
)

/** What was decided and has not reached its payee yet; it lies in escrow. */
export const Outstanding = t.readonly(
  t.strict({ toBuyer: DecimalCents, toSeller: DecimalCents, toAdmin: DecimalCents }),
  "Outstanding",
)

/**
 * The earnest money of an offer as its buyer, the seller or an administrator sees it. `bank` is that of `side`, the viewer's own. `due` waits for an
 * administrator's entry. `platformFee`, `hasAdminAccount` and `hasSellerBank` are for administrators, and null to others.
 */
export const DepositView = t.readonly(
  t.strict({
    offerId: OfferId,
    value: DecimalCents,
    paidDate: at,
    depositStatus: FundingStatus,
    depositDecisionDate: at,
    declineComment: text,
    fundTransactionId: text,
    refundTransactionId: text,
    timeline: TransferTimeline,
    /** Collected, refunded and paid out to seller and platform, and what lies in escrow: `depositFigures`. */
    depositPaid: DecimalCents,
    depositRefund: DecimalCents,
    depositWithdrawn: DecimalCents,
    held: DecimalCents,
    toSeller: DecimalCents,
    toAdmin: DecimalCents,
    outstanding: Outstanding,
    depositHistory: t.readonlyArray(DepositHistoryEntry),
    /** When the seller agreed to the payout. */
    consentDate: at,
    due: t.readonlyArray(t.readonly(t.strict({ leg: TransferLeg, amount: DecimalCents }))),
    actions: t.readonlyArray(DepositAction),
    side: DepositSide,
    bank: orNull(DepositBank),
    platformFee: orNull(DecimalCents),
    hasAdminAccount: orNull(t.boolean),
    hasSellerBank: orNull(t.boolean),
  }),
  "DepositView",
)
export type DepositView = t.TypeOf<typeof DepositView>
