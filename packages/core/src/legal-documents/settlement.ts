import { must } from "../shared/decode.ts"
import { type Cents, SignedCents } from "../shared/money.ts"
import type { LoanLine, PaperBlock, SettlementLine } from "./model.ts"

/** What is settled: the loans at their prices, the earnest money that was agreed, and what of it is held. */
export interface Settled {
  readonly loans: ReadonlyArray<Pick<LoanLine, "price" | "title">>
  readonly earnestMoney: Cents
  readonly held: Cents
}

type Statement = Extract<PaperBlock, { readonly tag: "lines" }>

const signed = (amount: number): SignedCents => must(SignedCents, amount)
const total = (rows: ReadonlyArray<SettlementLine>): SignedCents =>
  signed(rows.reduce((so, { amount }) => so + amount, 0))

const prices = ({ loans }: Settled): ReadonlyArray<SettlementLine> =>
  loans.map(({ price, title }) => ({ label: `Purchase price, ${title}`, amount: price }))

/** Earnest money that was agreed and has not come in: due before the closing. */
export const dueFirst = ({ earnestMoney, held }: Pick<Settled, "earnestMoney" | "held">): SignedCents =>
  signed(Math.max(0, earnestMoney - held))

const credited = (settled: Settled): number => settled.held + dueFirst(settled)

/** Price less the earnest money, held or still due before: what the purchaser brings to the closing, and what reaches the seller beside it. */
export const balanceDue = (settled: Settled): SignedCents => signed(total(prices(settled)) - credited(settled))

/** A line for what is still due before the closing, where anything is. */
const first = (settled: Settled, label: string, sign: -1 | 1): ReadonlyArray<SettlementLine> =>
  dueFirst(settled) === 0 ? [] : [{ label, amount: signed(sign * dueFirst(settled)) }]

const statement = (caption: string, rows: ReadonlyArray<SettlementLine>, label: string): Statement => ({
  tag: "lines",
  caption,
  rows,
  total: { label, amount: total(rows) },
})

/** What the purchaser owes: the prices, less the earnest money. */
export const purchaserStatement = (settled: Settled): Statement =>
  statement(
    "Purchaser's transaction",
    [
      ...prices(settled),
      { label: "Less earnest money held", amount: signed(0 - settled.held) },
      ...first(settled, "Less earnest money due before closing", -1),
    ],
    "Balance due from Purchaser at closing",
  )

/** What the seller is owed beside the earnest money, which is released to the seller at closing. */
export const sellerStatement = (settled: Settled): Statement =>
  statement(
    "Seller's transaction",
    [...prices(settled), { label: "Less earnest money released to Seller", amount: signed(0 - credited(settled)) }],
    "Balance due to Seller by wire at closing",
  )

/** All that comes in and all that goes out: the sum is nought. */
export const disbursements = (settled: Settled): Statement =>
  statement(
    "Receipts and disbursements",
    [
      { label: "Received from Purchaser at closing", amount: balanceDue(settled) },
      { label: "Earnest money held", amount: settled.held },
      ...first(settled, "Earnest money due before closing", 1),
      { label: "Disbursed to Seller", amount: signed(0 - total(prices(settled))) },
    ],
    "Remaining after disbursement",
  )
