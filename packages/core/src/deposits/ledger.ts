import type { TransferLeg } from "../offers/model.ts"
import { must } from "../shared/decode.ts"
import { SignedCents } from "../shared/money.ts"
import { transferKey } from "./machine.ts"
import type { DepositAccount, Transfer } from "./model.ts"

/** Whose money: what the buyer gave, what lies in escrow, what the seller and the platform got, and what the buyer owes again. */
export const LEDGER_ACCOUNTS = ["buyer", "escrow", "seller", "admin", "receivable:buyer"] as const
/** One of the ledger's accounts. */
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

/** One entry: its postings add up to 0. Entries are never changed; a reversal is an entry of its own. */
export interface LedgerEntry {
  readonly key: string
  readonly postings: { readonly [A in LedgerAccount]?: SignedCents }
}

const posted = (key: string, from: LedgerAccount, to: LedgerAccount, amount: number): LedgerEntry => ({
  key,
  postings: { [from]: must(SignedCents, -amount), [to]: must(SignedCents, amount) },
})

/** Who is paid by an outgoing leg. */
const PAYEE: { readonly [Leg in Exclude<TransferLeg, "fund">]: LedgerAccount } = {
  refundToBuyer: "buyer",
  withdrawToSeller: "seller",
  withdrawToAdmin: "admin",
}

/** Money counts as collected once it is usable. Taken back later, after any of it left again, the buyer owes it. */
const incoming = (key: string, { amount, facts }: Transfer, hasLeft: boolean): ReadonlyArray<LedgerEntry> => {
  if (!facts.paid) return []
  const collected = posted(`${key}:paid`, "buyer", "escrow", amount)
  return facts.fundFailed && hasLeft
    ? [collected, posted(`${key}:returned`, "escrow", "receivable:buyer", amount)]
    : [collected]
}

/** Money leaves escrow when it is asked for, so that nothing is sent twice; a failure brings it back. */
const outgoing = (key: string, { amount, facts }: Transfer, payee: LedgerAccount): ReadonlyArray<LedgerEntry> => {
  const sent = posted(`${key}:requested`, "escrow", payee, amount)
  return facts.fundFailed ? [sent, posted(`${key}:failed`, payee, "escrow", amount)] : [sent]
}

/** The ledger of a deposit. What happens only adds entries. */
export const entriesOf = (account: DepositAccount): ReadonlyArray<LedgerEntry> => {
  const hasLeft = account.transfers.some(({ leg }) => leg !== "fund")
  return account.transfers.flatMap((transfer) => {
    const key = transferKey(account.offerId, transfer)
    return transfer.leg === "fund" ? incoming(key, transfer, hasLeft) : outgoing(key, transfer, PAYEE[transfer.leg])
  })
}

/** What stands on one account of the ledger, in cents. */
export const balanceOf = (entries: ReadonlyArray<LedgerEntry>, account: LedgerAccount): SignedCents =>
  must(
    SignedCents,
    entries.reduce((sum, { postings }) => sum + (postings[account] ?? 0), 0),
  )

/** What came in and was asked to go out, in cents, and what of it may still be decided on: never below 0. Not for display: see `depositFigures`. */
export interface Moneys {
  readonly collected: number
  readonly refunded: number
  readonly toSeller: number
  readonly toAdmin: number
  readonly held: number
}

const sumOf = (transfers: ReadonlyArray<Transfer>): number => transfers.reduce((sum, { amount }) => sum + amount, 0)

/** The amounts that decisions count with: a leg that was asked for is gone, so that nothing is sent twice. */
export const moneysOf = ({ transfers }: DepositAccount): Moneys => {
  const sent = (leg: TransferLeg) => sumOf(transfers.filter((one) => one.leg === leg && !one.facts.fundFailed))
  const collected = sumOf(transfers.filter(({ facts, leg }) => leg === "fund" && facts.paid))
  const refunded = sent("refundToBuyer")
  const toSeller = sent("withdrawToSeller")
  const toAdmin = sent("withdrawToAdmin")
  return { collected, refunded, toSeller, toAdmin, held: collected - refunded - toSeller - toAdmin }
}

/** Amounts by who is paid, in cents. */
export interface Payees {
  readonly toBuyer: number
  readonly toSeller: number
  readonly toAdmin: number
}

/**
 * The figures of a deposit that panels, mails, statements and the administrator's page show, in cents. Money stays in escrow until it reached its payee:
 * what is collected is always what is held and what was paid out, and what is outstanding lies in escrow.
 */
export interface DepositFigures {
  readonly collected: number
  readonly held: number
  /** Decided and asked for, and not there yet. */
  readonly outstanding: Payees
  readonly paid: Payees
}

const byPayee = (transfers: ReadonlyArray<Transfer>): Payees => {
  const along = (leg: TransferLeg) => sumOf(transfers.filter((one) => one.leg === leg))
  return {
    toBuyer: along("refundToBuyer"),
    toSeller: along("withdrawToSeller"),
    toAdmin: along("withdrawToAdmin"),
  }
}

/** The figures of a deposit, from its transfers: the only function that shown amounts of a deposit come from. */
export const depositFigures = (account: DepositAccount): DepositFigures => {
  const { collected } = moneysOf(account)
  const alive = account.transfers.filter(({ facts, leg }) => leg !== "fund" && !facts.fundFailed)
  const arrived = alive.filter(({ facts }) => facts.paid)
  return {
    collected,
    held: collected - sumOf(arrived),
    outstanding: byPayee(alive.filter(({ facts }) => !facts.paid)),
    paid: byPayee(arrived),
  }
}
