import { Result } from "effect"
import type { AssetStatus, OfferStatus, StatusTrigger } from "../kernel/statuses.ts"
import { MoneyPaidOut } from "../offers/errors.ts"
import type { TransferLeg } from "../offers/model.ts"
import { ENDED } from "../offers/transfers.ts"
import { DAY_MILLIS, type Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { Cents, type Rate } from "../shared/money.ts"
import { isBlank } from "../shared/text.ts"
import {
  DepositAmountOutOfBounds,
  DepositCommandDenied,
  DepositCommentRequired,
  DepositNotOfWinner,
  DepositNotReady,
  SellerBankMissing,
  SellerConsentMissing,
} from "./errors.ts"
import { moneysOf } from "./ledger.ts"
import {
  currentOf,
  fundingStatus,
  hasPayout,
  isSent,
  MOVES,
  needsReconciliation,
  statusOf,
  withFact,
  withTransfer,
} from "./machine.ts"
import type { DepositAccount } from "./model.ts"
import { approvedSplit, type DeclineFault, declinedSplit, type Split } from "./split.ts"

/** What may be asked of a deposit. Amounts are whole cents. */
export type DepositCommand =
  | { readonly tag: "requestFunding"; readonly bankId: string }
  | { readonly tag: "editDepositAmount"; readonly amount: Cents }
  | { readonly tag: "approveDepositSeller" }
  | { readonly tag: "approveDeposit"; readonly depositAmount: Cents; readonly reason: string }
  | { readonly tag: "declineDeposit"; readonly fault: DeclineFault; readonly comment: string }
  | { readonly tag: "refundDeposit" }
  | { readonly tag: "cancelFunding" }
  | { readonly tag: "retryTransfer"; readonly leg: Exclude<TransferLeg, "fund">; readonly bankId: string }

/** Who may ask for what. Source: docs/market-rules.md, "Deposit transfer". */
export const DEPOSIT_COMMANDS: { readonly [Tag in DepositCommand["tag"]]: ReadonlyArray<StatusTrigger> } = {
  requestFunding: ["Buyer"],
  editDepositAmount: ["Buyer"],
  approveDepositSeller: ["Seller"],
  approveDeposit: ["Admin"],
  declineDeposit: ["Admin"],
  refundDeposit: ["Admin", "Bot"],
  cancelFunding: ["Admin", "Bot"],
  retryTransfer: ["Admin"],
}

/** Days after which an administrator may pay out without the seller's consent, giving a reason. */
export const CONSENT_DAYS = 10

/** What a decision rests on beside the deposit itself. */
export interface DepositSituation {
  readonly offer: { readonly status: OfferStatus; readonly winningDate: Millis | null; readonly bidPrice: Cents }
  /** The first asset of the offer. */
  readonly asset: { readonly status: AssetStatus; readonly closedAt: Millis | null }
  /** What its assets require at least. */
  readonly bidDepositSum: Cents
  readonly buyerBankId: string | null
  readonly sellerBankId: string | null
  readonly hasAdminAccount: boolean
  /** The platform's part of a deposit that the buyer forfeits. */
  readonly feeRate: Rate
}

/** What each command may be refused with, beside its being asked in a part that may not. */
export interface Refusals {
  readonly requestFunding: DepositNotReady
  readonly editDepositAmount: DepositAmountOutOfBounds | DepositNotReady
  readonly approveDepositSeller: DepositNotOfWinner | DepositNotReady
  readonly approveDeposit: DepositAmountOutOfBounds | DepositNotReady | SellerBankMissing | SellerConsentMissing
  readonly declineDeposit: DepositCommentRequired | DepositNotReady | SellerBankMissing
  readonly refundDeposit: DepositCommandDenied | DepositNotReady | MoneyPaidOut
  readonly cancelFunding: DepositNotReady
  readonly retryTransfer: DepositNotReady | MoneyPaidOut
}

type Tag = DepositCommand["tag"]
/** Every way in which this command is refused. */
export type RefusalOf<Asked extends Tag> = DepositCommandDenied | Refusals[Asked]
type Decided<Asked extends Tag> = Result.Result<DepositAccount, Refusals[Asked]>

const notReady = (account: DepositAccount, command: string): Result.Result<never, DepositNotReady> =>
  Result.fail(new DepositNotReady({ status: fundingStatus(account), command }))

/** Money that is here and may go: paid, not taken back, not on its way to anybody. */
const isHeld = (account: DepositAccount): boolean =>
  fundingStatus(account) === "paid" && !isSent(account, "refundToBuyer") && !hasPayout(account)

const requested = (account: DepositAccount, bankId: string, at: Millis): Decided<"requestFunding"> =>
  MOVES[fundingStatus(account)].includes("requested") && !needsReconciliation(account)
    ? Result.succeed(withTransfer(account, { leg: "fund", amount: account.value, bankId }, at))
    : notReady(account, "requestFunding")

const withAmount = (
  account: DepositAccount,
  amount: Cents,
  { bidDepositSum, offer }: DepositSituation,
): Decided<"editDepositAmount"> => {
  if (!["none", "fundFailed"].includes(fundingStatus(account)) || needsReconciliation(account))
    return notReady(account, "editDepositAmount")
  return amount < bidDepositSum || amount > offer.bidPrice
    ? Result.fail(new DepositAmountOutOfBounds({ least: bidDepositSum, most: offer.bidPrice }))
    : Result.succeed({ ...account, value: amount })
}

const consented = (
  account: DepositAccount,
  { asset, offer }: DepositSituation,
  at: Millis,
): Decided<"approveDepositSeller"> => {
  if (offer.status !== "Successful") return Result.fail(new DepositNotOfWinner())
  if (fundingStatus(account) !== "paid" || !["UnderContract", "Closed"].includes(asset.status))
    return notReady(account, "approveDepositSeller")
  return Result.succeed(account.consentAt === null ? { ...account, consentAt: at } : account)
}

/** The legs of a split; one of nothing is not sent, and the platform's without an account is due by hand. */
const withLegs = (account: DepositAccount, split: Split, situation: DepositSituation, at: Millis): DepositAccount => {
  const { buyerBankId, hasAdminAccount, sellerBankId } = situation
  const legs = [
    { leg: "refundToBuyer", amount: split.toBuyer, bankId: buyerBankId },
    { leg: "withdrawToSeller", amount: split.toSeller, bankId: sellerBankId },
    { leg: "withdrawToAdmin", amount: split.toAdmin, bankId: null, byHand: !hasAdminAccount },
  ] as const
  return legs.reduce((so, leg) => (leg.amount > 0 ? withTransfer(so, leg, at) : so), account)
}

/** The same, where the seller has named an account for what goes there. */
const withSplit = (account: DepositAccount, split: Split, situation: DepositSituation, at: Millis) => {
  const { sellerBankId } = situation
  if (split.toSeller > 0 && sellerBankId === null) return Result.fail(new SellerBankMissing())
  return Result.succeed(withLegs(account, split, situation, at))
}

/** The seller agreed, or 10 days after the closing have passed and a reason is given. */
const mayPayOut = (
  { consentAt }: DepositAccount,
  { closedAt }: DepositSituation["asset"],
  reason: string,
  at: Millis,
) => consentAt !== null || (closedAt !== null && at - closedAt >= CONSENT_DAYS * DAY_MILLIS && !isBlank(reason))

type Approval = Extract<DepositCommand, { readonly tag: "approveDeposit" }>
const approved = (
  account: DepositAccount,
  command: Approval,
  situation: DepositSituation,
  at: Millis,
): Decided<"approveDeposit"> => {
  const { depositAmount, reason } = command
  if (!isHeld(account) || situation.asset.status !== "Closed" || situation.offer.status !== "Successful")
    return notReady(account, "approveDeposit")
  if (!mayPayOut(account, situation.asset, reason, at)) return Result.fail(new SellerConsentMissing())
  return depositAmount < 0 || depositAmount > account.value
    ? Result.fail(new DepositAmountOutOfBounds({ least: must(Cents, 0), most: account.value }))
    : withSplit(account, approvedSplit(account.value, depositAmount), situation, at)
}

type Decline = Extract<DepositCommand, { readonly tag: "declineDeposit" }>
const declined = (
  account: DepositAccount,
  command: Decline,
  situation: DepositSituation,
  at: Millis,
): Decided<"declineDeposit"> => {
  if (isBlank(command.comment)) return Result.fail(new DepositCommentRequired())
  if (!isHeld(account) || situation.offer.status !== "Canceled") return notReady(account, "declineDeposit")
  return withSplit(account, declinedSplit(account.value, command.fault, situation.feeRate), situation, at)
}

const refunded = (
  account: DepositAccount,
  situation: DepositSituation,
  by: StatusTrigger,
  at: Millis,
): Decided<"refundDeposit"> => {
  if (by === "Bot" && situation.offer.winningDate !== null)
    return Result.fail(new DepositCommandDenied({ command: "refundDeposit" }))
  if (hasPayout(account)) return Result.fail(new MoneyPaidOut())
  if (!isHeld(account) || !ENDED.includes(situation.offer.status)) return notReady(account, "refundDeposit")
  return Result.succeed(withLegs(account, declinedSplit(account.value, "Seller", situation.feeRate), situation, at))
}

/** Only while the provider can still stop it. */
const canceled = (account: DepositAccount, at: Millis): Decided<"cancelFunding"> => {
  const current = currentOf(account, "fund")
  if (!current || !["requested", "pending"].includes(statusOf(current))) return notReady(account, "cancelFunding")
  const stopped = withFact(current, "fundFailed", { at, code: null, reason: "canceled" })
  return Result.succeed({
    ...account,
    transfers: account.transfers.map((transfer) => (transfer === current ? stopped : transfer)),
  })
}

type Retry = Extract<DepositCommand, { readonly tag: "retryTransfer" }>
/** No more goes than is held: a failed leg of a decision that another one replaced stays failed. */
const retried = (account: DepositAccount, { bankId, leg }: Retry, at: Millis): Decided<"retryTransfer"> => {
  const failed = currentOf(account, leg)
  if (leg === "refundToBuyer" && hasPayout(account)) return Result.fail(new MoneyPaidOut())
  return failed &&
    statusOf(failed) === "fundFailed" &&
    failed.amount <= moneysOf(account).held &&
    !needsReconciliation(account)
    ? Result.succeed(withTransfer(account, { leg, amount: failed.amount, bankId }, at))
    : notReady(account, "retryTransfer")
}

interface Asked<Its extends Tag> {
  readonly account: DepositAccount
  readonly command: Extract<DepositCommand, { readonly tag: Its }>
  readonly situation: DepositSituation
  readonly by: StatusTrigger
  readonly at: Millis
}

const DECISIONS: { readonly [Its in Tag]: (asked: Asked<Its>) => Decided<Its> } = {
  requestFunding: ({ account, at, command }) => requested(account, command.bankId, at),
  editDepositAmount: ({ account, command, situation }) => withAmount(account, command.amount, situation),
  approveDepositSeller: ({ account, at, situation }) => consented(account, situation, at),
  approveDeposit: ({ account, at, command, situation }) => approved(account, command, situation, at),
  declineDeposit: ({ account, at, command, situation }) => declined(account, command, situation, at),
  refundDeposit: ({ account, at, by, situation }) => refunded(account, situation, by, at),
  cancelFunding: ({ account, at }) => canceled(account, at),
  retryTransfer: ({ account, at, command }) => retried(account, command, at),
}

/** The deposit after a command of a part, at `at` in milliseconds since the epoch, or why not. The provider is called after the commit. */
export const decideDeposit = <Command extends DepositCommand>(
  account: DepositAccount,
  command: Command,
  situation: DepositSituation,
  by: StatusTrigger,
  at: Millis,
): Result.Result<DepositAccount, RefusalOf<Command["tag"]>> => {
  if (!DEPOSIT_COMMANDS[command.tag].includes(by))
    return Result.fail(new DepositCommandDenied({ command: command.tag }))
  const decide = DECISIONS[command.tag] as (asked: Asked<Tag>) => Decided<Command["tag"]>
  return decide({ account, command, situation, by, at })
}
