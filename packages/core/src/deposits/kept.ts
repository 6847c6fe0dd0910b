import * as t from "io-ts"
import { type Offer, TransferLeg } from "../offers/model.ts"
import { Millis, startOfDay } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { BankingInfoId, OfferId } from "../shared/ids.ts"
import { Cents } from "../shared/money.ts"
import { entriesOf, type LedgerEntry } from "./ledger.ts"
import { fundingStatus, withFact, withTransfer } from "./machine.ts"
import { type DepositAccount, type FactAt, newDeposit, type Transfer, type TransferFact } from "./model.ts"

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

const KeptFact = t.readonly(t.strict({ at: Millis, code: orNull(t.string), reason: orNull(t.string) }))
const KeptTransfer = t.readonly(
  t.strict({
    leg: TransferLeg,
    attempt: t.Int,
    amount: DecimalCents,
    bankId: orNull(t.string),
    byHand: t.boolean,
    facts: t.exact(
      t.partial({
        requested: KeptFact,
        pending: KeptFact,
        inProgress: KeptFact,
        paid: KeptFact,
        fundFailed: KeptFact,
      }),
    ),
  }),
)
const KeptAccount = t.readonly(
  t.strict({
    offerId: OfferId,
    value: DecimalCents,
    transfers: t.readonlyArray(KeptTransfer),
    consentAt: orNull(Millis),
    seen: t.readonlyArray(t.string),
  }),
)

/** What an administrator decided on money that was held, and how it was divided. */
export const DepositDecision = t.readonly(
  t.strict({
    how: t.keyof({ approved: null, declined: null, refunded: null }),
    at: Millis,
    fault: orNull(t.keyof({ Buyer: null, Seller: null })),
    comment: t.string,
    toBuyer: DecimalCents,
    toSeller: DecimalCents,
    toAdmin: DecimalCents,
  }),
  "DepositDecision",
)
export type DepositDecision = t.TypeOf<typeof DepositDecision>

/** The deposit of one offer as the gateway keeps it. `banks` are the ids of the accounts that each side chose for this offer. */
export const KeptDeposit = t.readonly(
  t.strict({
    account: KeptAccount,
    banks: t.readonly(
      t.strict({ buyer: orNull(BankingInfoId), seller: orNull(BankingInfoId), admin: orNull(BankingInfoId) }),
    ),
    decision: orNull(DepositDecision),
  }),
  "KeptDeposit",
)
/** The deposit of one offer as the gateway keeps it. `banks` are the ids of the accounts that each side chose for this offer. */
export type KeptDeposit = Omit<t.TypeOf<typeof KeptDeposit>, "account"> & { readonly account: DepositAccount }

type Recorded = Pick<Offer, "deposit" | "id">

/** The whole amount goes with the first leg out: before deposits were kept, legs were entered without an amount. */
const outOf = (account: DepositAccount): Cents =>
  must(Cents, account.transfers.some(({ leg }) => leg !== "fund") ? 0 : account.value)

/** An account with a leg that money took outside, on a day and under a reference. `now` is when it became known. */
export const withEntry = (
  account: DepositAccount,
  { amount, bankId, code, leg }: Pick<Transfer, "amount" | "bankId" | "leg"> & { readonly code: string },
  day: Millis,
): DepositAccount =>
  settled(withTransfer(account, { leg, amount, bankId, byHand: true }, day), leg, { at: day, code, reason: null })

/** The newest transfer of a leg as settled. */
export const settled = (account: DepositAccount, leg: TransferLeg, told: FactAt): DepositAccount => {
  const newest = account.transfers.findLast((transfer) => transfer.leg === leg)
  const transfers = account.transfers.map((one) => (one === newest ? withFact(one, "paid", told) : one))
  return { ...account, transfers }
}

const fromOffer = ({ deposit, id }: Recorded): DepositAccount =>
  deposit.transfers.reduce(
    (account, { date, leg, reference }) =>
      withEntry(
        account,
        { leg, bankId: null, code: reference, amount: leg === "fund" ? account.value : outOf(account) },
        startOfDay(date),
      ),
    newDeposit(id, deposit.value),
  )

/**
 * The deposit of an offer: as it is kept, or, where nothing was, as the offer tells of it. Until money is asked for, the amount is
 * what the offer promises now.
 */
export const depositOf = (offer: Recorded, kept: KeptDeposit | null): KeptDeposit => {
  if (!kept) return { account: fromOffer(offer), banks: { buyer: null, seller: null, admin: null }, decision: null }
  return fundingStatus(kept.account) === "none"
    ? { ...kept, account: { ...kept.account, value: offer.deposit.value } }
    : kept
}

/** One line of a deposit's history: what became known of a transfer. */
export interface HistoryFact extends FactAt, Pick<Transfer, "amount" | "attempt" | "leg"> {
  readonly fact: TransferFact
}

const FACTS = [
  "requested",
  "pending",
  "inProgress",
  "paid",
  "fundFailed",
] as const satisfies ReadonlyArray<TransferFact>

/** All that became known of a deposit's transfers, in the order in which they were asked for. */
export const historyOf = ({ transfers }: DepositAccount): ReadonlyArray<HistoryFact> =>
  transfers.flatMap(({ amount, attempt, facts, leg }) =>
    FACTS.flatMap((fact) => {
      const told = facts[fact]
      return told ? [{ ...told, fact, amount, attempt, leg }] : []
    }),
  )

/** A deposit as it is to be kept, with what it adds to the books and to the history; neither ever changes what stands there. */
export interface DepositChange {
  readonly deposit: KeptDeposit
  readonly entries: ReadonlyArray<LedgerEntry>
  readonly history: ReadonlyArray<HistoryFact>
}

const factKey = ({ at, attempt, fact, leg }: HistoryFact) => `${leg}:${attempt}:${fact}:${at}`

/** What keeping `after` adds to what was kept before. */
export const changeOfDeposit = (before: KeptDeposit | null, after: KeptDeposit): DepositChange => {
  const entries = new Set(before ? entriesOf(before.account).map(({ key }) => key) : [])
  const facts = new Set(before ? historyOf(before.account).map(factKey) : [])
  return {
    deposit: after,
    entries: entriesOf(after.account).filter(({ key }) => !entries.has(key)),
    history: historyOf(after.account).filter((fact) => !facts.has(factKey(fact))),
  }
}
