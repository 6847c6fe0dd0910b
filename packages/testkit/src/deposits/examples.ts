import {
  decideDeposit,
  type DepositAccount,
  type DepositCommand,
  type DepositSituation,
  newDeposit,
  received,
  transferKey,
} from "@xl/core/deposits"
import { messageOf } from "@xl/core/messages"
import type { StatusTrigger } from "@xl/core/kernel"
import { Cents, DAY_MILLIS, Millis, must, Rate } from "@xl/core/shared"
import { Result } from "effect"
import { anOfferId } from "../offers/index.ts"

/** When everything of an example happens: milliseconds since the epoch. */
export const NOW = must(Millis, Date.UTC(2026, 10, 28))
/** An amount in whole cents. */
export const cents = (amount: number) => must(Cents, amount)
/** The deposit of the examples: $100,000. */
export const VALUE = cents(100_000_00)
/** So many days after `NOW`. */
export const later = (days: number) => must(Millis, NOW + days * DAY_MILLIS)

/** A sale that closed just now, with a winner and both banks, but for `change`. */
export const situation = (
  change: {
    readonly offer?: Partial<DepositSituation["offer"]>
    readonly asset?: Partial<DepositSituation["asset"]>
    readonly sellerBankId?: string | null
    readonly hasAdminAccount?: boolean
    readonly feeRate?: number
  } = {},
): DepositSituation => ({
  offer: { status: "Successful", winningDate: NOW, bidPrice: cents(8_000_000_00), ...change.offer },
  asset: { status: "Closed", closedAt: NOW, ...change.asset },
  bidDepositSum: cents(50_000_00),
  buyerBankId: "buyer-bank",
  sellerBankId: change.sellerBankId === undefined ? "seller-bank" : change.sellerBankId,
  hasAdminAccount: change.hasAdminAccount ?? true,
  feeRate: must(Rate, change.feeRate ?? 0),
})

/** The deposit after a command; throws its refusal. */
export const does = (
  account: DepositAccount,
  command: DepositCommand,
  by: StatusTrigger,
  at = NOW,
  where = situation(),
): DepositAccount => Result.getOrThrow(decideDeposit(account, command, where, by, at))

/** What a command is refused with: its tag, and its fields. */
export const refusal = (
  account: DepositAccount,
  command: DepositCommand,
  by: StatusTrigger,
  where = situation(),
  at = NOW,
): unknown => {
  const decided = decideDeposit(account, command, where, by, at)
  if (Result.isSuccess(decided)) return "done"
  const { _tag: tag, ...fields } = decided.failure
  return { tag, ...fields, said: messageOf(decided.failure) }
}
/** The tag of a command's refusal, else "done". */
export const tagOf = (...asked: Parameters<typeof refusal>): unknown => {
  const told = refusal(...asked)
  return typeof told === "object" && told !== null && "tag" in told ? told.tag : told
}

/** The buyer pays. */
export const fund: DepositCommand = { tag: "requestFunding", bankId: "buyer-bank" }
/** The buyer gets it back. */
export const refund: DepositCommand = { tag: "refundDeposit" }
/** The seller agrees. */
export const consent: DepositCommand = { tag: "approveDepositSeller" }
/** So much, in cents, for the seller. */
export const approve = (amount: number, reason = ""): DepositCommand => ({
  tag: "approveDeposit",
  depositAmount: cents(amount),
  reason,
})
/** A fault, and why. */
export const decline = (fault: "Buyer" | "Seller", comment = "The buyer withdrew"): DepositCommand => ({
  tag: "declineDeposit",
  fault,
  comment,
})
/** The deposit after a word of its provider. */
export const told = (account: DepositAccount, key: string, state: string, id = `${key}:${state}`): DepositAccount =>
  received(account, { id, key, provider: "plaid", state, at: NOW, code: null, reason: null })
/** The key of the first attempt of a leg. */
export const first = (leg: "fund" | "refundToBuyer" | "withdrawToAdmin" | "withdrawToSeller") =>
  transferKey(anOfferId(1), { leg, attempt: 1 })

/** A deposit that nothing happened to. */
export const empty = newDeposit(anOfferId(1), VALUE)
/** Asked for. */
export const requested = does(empty, fund, "Buyer")
/** Paid and usable. */
export const paid = told(requested, first("fund"), "funds_available")
/** Asked for in vain. */
export const failed = told(requested, first("fund"), "failed")
/** Paid, and the seller agreed. */
export const agreed = does(paid, consent, "Seller")

/** A sale that was canceled, but for `change`. */
export const fellThrough = (change: Parameters<typeof situation>[0] = {}) =>
  situation({ ...change, offer: { status: "Canceled", ...change.offer }, asset: { status: "Published" } })
