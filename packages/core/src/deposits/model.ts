import * as t from "io-ts"
import type { TransferLeg } from "../offers/model.ts"
import { Millis } from "../shared/days.ts"
import type { OfferId } from "../shared/ids.ts"
import type { Cents } from "../shared/money.ts"
import { absentAsNull } from "../shared/wire.ts"

/** Where the money of a deposit is on its way in. */
export const FundingStatus = t.keyof(
  { none: null, requested: null, pending: null, inProgress: null, paid: null, fundFailed: null },
  "FundingStatus",
)
export type FundingStatus = t.TypeOf<typeof FundingStatus>

/** What may be known of one transfer; of an outgoing one `paid` is called settled, and `fundFailed` failed. */
export type TransferFact = Exclude<FundingStatus, "none">

/** One step of the timeline: when it was reached and under which code, when it failed and why. Instants are milliseconds. */
export const TransferStep = t.readonly(
  t.strict({
    date: absentAsNull(Millis),
    code: absentAsNull(t.string),
    failedDate: absentAsNull(Millis),
    failedReason: absentAsNull(t.string),
  }),
  "TransferStep",
)
export type TransferStep = t.TypeOf<typeof TransferStep>

/** The way of a deposit, in and out again; null where a step was not reached. */
export const TransferTimeline = t.readonly(
  t.strict({
    requested: absentAsNull(TransferStep),
    pending: absentAsNull(TransferStep),
    inProgress: absentAsNull(TransferStep),
    paid: absentAsNull(TransferStep),
    fundFailed: absentAsNull(TransferStep),
    refundToBuyer: absentAsNull(TransferStep),
    withdrawToSeller: absentAsNull(TransferStep),
    withdrawToAdmin: absentAsNull(TransferStep),
  }),
  "TransferTimeline",
)
export type TransferTimeline = t.TypeOf<typeof TransferTimeline>

/** When a fact was so, by the provider's clock, and what it said of it. */
export interface FactAt {
  readonly at: Millis
  readonly code: string | null
  readonly reason: string | null
}

/** One try to move money. `attempt` counts from 1 within its leg. */
export interface Transfer {
  readonly leg: TransferLeg
  readonly attempt: number
  readonly amount: Cents
  /** The bank it goes from or to; null for the platform's own account. */
  readonly bankId: string | null
  /** Due by an administrator's hand, as there is no account to send it to. */
  readonly byHand: boolean
  readonly facts: { readonly [Fact in TransferFact]?: FactAt }
}

/** All that happened to the earnest money of one offer. Transfers are only added, and their facts only grow. */
export interface DepositAccount {
  readonly offerId: OfferId
  /** What the buyer is to pay, or paid. */
  readonly value: Cents
  readonly transfers: ReadonlyArray<Transfer>
  /** When the seller agreed to the payout. */
  readonly consentAt: Millis | null
  /** Ids of the provider's events that were taken, in order of their text. */
  readonly seen: ReadonlyArray<string>
}

/** A deposit that nothing happened to yet. */
export const newDeposit = (offerId: OfferId, value: Cents): DepositAccount => ({
  offerId,
  value,
  transfers: [],
  consentAt: null,
  seen: [],
})
