import { Result } from "effect"
import { MoneyPaidOut, ReferenceRequired, TransferOutOfOrder } from "../offers/errors.ts"
import type { Offer, TransferLeg } from "../offers/model.ts"
import { type Day, dayOf, type Millis, startOfDay } from "../shared/days.ts"
import type { Cents } from "../shared/money.ts"
import { isBlank } from "../shared/text.ts"
import { decideDeposit, type DepositSituation } from "./commands.ts"
import { settled, withEntry } from "./kept.ts"
import { currentOf, fundingStatus, hasPayout, statusOf } from "./machine.ts"
import type { DepositAccount } from "./model.ts"

export type TransferRefusal = MoneyPaidOut | ReferenceRequired | TransferOutOfOrder

/** What an administrator enters of money that moved outside. */
export interface HandEntry {
  readonly leg: TransferLeg
  /** The bank's. */
  readonly reference: string
  readonly date: Day
}

/** A leg that waits for an administrator's entry, in whole cents. */
export interface DueByHand {
  readonly leg: TransferLeg
  readonly amount: Cents
}

type Published = Pick<Offer, "publishedDate">

/** Money comes in once, for an offer that was ever published. */
const isFundDue = (account: DepositAccount, { publishedDate }: Published): boolean =>
  publishedDate !== null && account.value > 0 && fundingStatus(account) === "none"

const OUT = ["refundToBuyer", "withdrawToSeller", "withdrawToAdmin"] as const

const isDue = (account: DepositAccount, leg: TransferLeg): boolean => {
  const current = currentOf(account, leg)
  return current !== undefined && current.byHand && statusOf(current) === "requested"
}

/** The legs that are due by hand: the money to come in, and what a decision sent out. */
export const dueByHand = (account: DepositAccount, offer: Published): ReadonlyArray<DueByHand> => [
  ...(isFundDue(account, offer) ? [{ leg: "fund" as const, amount: account.value }] : []),
  ...OUT.flatMap((leg) => {
    const current = currentOf(account, leg)
    return current && isDue(account, leg) ? [{ leg, amount: current.amount }] : []
  }),
]

/** The account with every leg that was just asked for due by an administrator's hand. */
export const allByHand = (before: DepositAccount, after: DepositAccount): DepositAccount => ({
  ...after,
  transfers: after.transfers.map((one) => (before.transfers.includes(one) ? one : { ...one, byHand: true })),
})

const outOfOrder = Result.fail(new TransferOutOfOrder())

/** Entering a refund that nobody decided yet decides it: the whole amount goes back. */
const asDue = (
  account: DepositAccount,
  leg: TransferLeg,
  situation: DepositSituation,
  at: Millis,
): Result.Result<DepositAccount, MoneyPaidOut | TransferOutOfOrder> => {
  if (isDue(account, leg)) return Result.succeed(account)
  if (leg !== "refundToBuyer") return outOfOrder
  if (hasPayout(account)) return Result.fail(new MoneyPaidOut())
  return Result.match(decideDeposit(account, { tag: "refundDeposit" }, situation, "Admin", at), {
    onFailure: () => outOfOrder,
    onSuccess: Result.succeed,
  })
}

/** Whether exactly this was entered before. */
const isRepeat = (account: DepositAccount, leg: TransferLeg, reference: string, day: Millis): boolean =>
  account.transfers.some(({ facts: { paid }, leg: its }) => its === leg && paid?.code === reference && paid.at === day)

/** The account after an administrator's entry at `at`; the same entry again changes nothing. */
export const recordedByHand = (
  account: DepositAccount,
  { date, leg, ...entry }: HandEntry,
  offer: Published,
  situation: DepositSituation,
  at: Millis,
): Result.Result<DepositAccount, TransferRefusal> => {
  const [reference, day] = [entry.reference.trim(), startOfDay(date)]
  if (isBlank(reference)) return Result.fail(new ReferenceRequired())
  if (isRepeat(account, leg, reference, day)) return Result.succeed(account)
  if (date > dayOf(at)) return outOfOrder
  if (leg === "fund")
    return isFundDue(account, offer)
      ? Result.succeed(
          withEntry(account, { leg, amount: account.value, bankId: situation.buyerBankId, code: reference }, day),
        )
      : outOfOrder
  return Result.map(asDue(account, leg, situation, at), (due) =>
    settled(due, leg, { at: day, code: reference, reason: null }),
  )
}
