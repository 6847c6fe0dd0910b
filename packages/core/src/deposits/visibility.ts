import { Result } from "effect"
import type { BankAccount } from "../banking/account.ts"
import type { Offer } from "../offers/model.ts"
import type { StatusTrigger } from "../kernel/statuses.ts"
import { isBuyerOf, isSellerOf, knowsReference } from "../offers/visibility.ts"
import type { Actor } from "../kernel/actor.ts"
import { isAdministrator } from "../kernel/policies.ts"
import type { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import * as t from "io-ts"
import { dueByHand } from "./by-hand.ts"
import { decideDeposit, type DepositCommand, type DepositSituation } from "./commands.ts"
import { leastPromised, promised } from "./editing.ts"
import { historyOf, type KeptDeposit } from "./kept.ts"
import { depositFigures } from "./ledger.ts"
import { currentOf, fundingStatus, transferKey } from "./machine.ts"
import type { DepositAccount, Transfer } from "./model.ts"
import { platformFee } from "./split.ts"
import { timelineOf } from "./timeline.ts"
import { type DepositAction, type DepositSide, type DepositView, Outstanding } from "./views.ts"

const NOTHING = must(Cents, 0)

/** Commands that ask for the least, to see whether their time has come. */
const PROBES: ReadonlyArray<DepositCommand & { readonly tag: DepositAction }> = [
  { tag: "approveDepositSeller" },
  { tag: "approveDeposit", depositAmount: NOTHING, reason: "asked" },
  { tag: "declineDeposit", fault: "Seller", comment: "asked" },
  { tag: "refundDeposit" },
]

const mayAsk = (
  account: DepositAccount,
  command: DepositCommand,
  situation: DepositSituation,
  by: StatusTrigger,
  at: Millis,
) =>
  !(command.tag === "approveDepositSeller" && account.consentAt !== null) &&
  Result.isSuccess(decideDeposit(account, command, situation, by, at))

/** Where a viewer stands to a deposit: on the buyer's side, the seller's, or neither. */
export const sideOf = (actor: Actor, offer: Offer): DepositSide | null => {
  if (isBuyerOf(actor, offer)) return "buyer"
  if (isSellerOf(actor, offer)) return "seller"
  return isAdministrator(actor) ? "admin" : null
}

const partsOf = (actor: Actor, offer: Offer): ReadonlyArray<StatusTrigger> => [
  ...(isBuyerOf(actor, offer) ? ["Buyer" as const] : []),
  ...(isSellerOf(actor, offer) ? ["Seller" as const] : []),
  ...(isAdministrator(actor) ? ["Admin" as const] : []),
]

type Seen = {
  readonly offer: Offer
  readonly kept: KeptDeposit
  readonly situation: DepositSituation
  readonly actor: Actor
  /** The viewer's own accounts. */
  readonly banks: ReadonlyArray<BankAccount>
  readonly now: Millis
}

const actionsOf = (seen: Seen): ReadonlyArray<DepositAction> => {
  const { actor, kept, now, offer, situation } = seen
  const parts = partsOf(actor, offer)
  const probed = PROBES.filter((command) => parts.some((part) => mayAsk(kept.account, command, situation, part, now)))
  const isRecorder = parts.includes("Admin") && dueByHand(kept.account, offer).length > 0
  return [
    ...probed.map(({ tag }) => tag),
    ...(parts.includes("Buyer") && mayPromise(seen) ? (["editDepositAmount"] as const) : []),
    ...(isRecorder ? (["recordManualTransfer"] as const) : []),
  ]
}

/** All that was bid may be promised, unless nothing may any more, or no other amount than the agreed one is left. */
const mayPromise = ({ kept, now, offer, situation }: Seen): boolean =>
  leastPromised(kept.account, offer, situation) < situation.offer.bidPrice &&
  Result.isSuccess(promised(kept.account, situation.offer.bidPrice, offer, situation, now))

const bankOf = ({ banks, kept }: Seen, side: DepositSide): DepositView["bank"] => {
  const bank = banks.find(({ id }) => id === kept.banks[side])
  return bank ? { bankingInfoId: bank.id, bankName: bank.bankName, lastFour: bank.lastFour } : null
}

const withoutReferences = (transfer: Transfer): Transfer => ({
  ...transfer,
  facts: Object.fromEntries(Object.entries(transfer.facts).map(([fact, told]) => [fact, { ...told, code: null }])),
})

/** The account with the references of the actor's own transfers alone. */
const told = ({ actor, kept: { account }, offer }: Seen): DepositAccount => ({
  ...account,
  transfers: account.transfers.map((one) => (knowsReference(actor, offer, one.leg) ? one : withoutReferences(one))),
})

const keyOf = (account: DepositAccount, leg: "fund" | "refundToBuyer"): string | null => {
  const current = currentOf(account, leg)
  return current ? transferKey(account.offerId, current) : null
}

const forAdministrators = ({ actor, kept: { account, banks }, situation }: Seen) => {
  if (!isAdministrator(actor)) return { platformFee: null, hasAdminAccount: null, hasSellerBank: null }
  return {
    platformFee: platformFee(account.value, situation.feeRate),
    hasAdminAccount: situation.hasAdminAccount,
    hasSellerBank: banks.seller !== null,
  }
}

/** Of a decision its day, and its words where it was against somebody: why a payout needed no consent is for the log. */
const toldOf = (decision: KeptDeposit["decision"]) => ({
  depositDecisionDate: decision?.at ?? null,
  declineComment: decision?.how === "declined" ? decision.comment : null,
})

/** The deposit as the actor sees it, or null; one side is never told the other's bank references. `now` is milliseconds since the epoch. */
export const depositView = (seen: Seen): DepositView | null => {
  const { actor, kept, offer } = seen
  const side = sideOf(actor, offer)
  if (side === null) return null
  const [account, { decision }] = [told(seen), kept]
  const timeline = timelineOf(account)
  const { collected, held, outstanding, paid } = depositFigures(account)
  return {
    offerId: offer.id,
    value: account.value,
    paidDate: timeline.paid?.date ?? null,
    depositStatus: fundingStatus(account),
    ...toldOf(decision),
    fundTransactionId: keyOf(account, "fund"),
    refundTransactionId: keyOf(account, "refundToBuyer"),
    timeline,
    depositPaid: must(Cents, collected),
    depositRefund: must(Cents, paid.toBuyer),
    depositWithdrawn: must(Cents, paid.toSeller + paid.toAdmin),
    held: must(Cents, held),
    toSeller: must(Cents, paid.toSeller),
    toAdmin: must(Cents, paid.toAdmin),
    outstanding: must(Outstanding, outstanding),
    depositHistory: historyOf(account).map(({ at, attempt, fact, ...entry }) => ({
      ...entry,
      attempt: must(t.Int, attempt),
      status: fact,
      date: at,
    })),
    consentDate: account.consentAt,
    due: dueByHand(account, offer),
    actions: actionsOf(seen),
    side,
    bank: bankOf(seen, side),
    ...forAdministrators(seen),
  }
}
