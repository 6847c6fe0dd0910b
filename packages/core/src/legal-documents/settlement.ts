import { must } from "../shared/decode.ts"
import { type Cents, SignedCents } from "../shared/money.ts"
import type { LoanLine, PaperBlock, SettlementLine } from "./model.ts"

/** What is settled: the loans at their prices, and the earnest money that is held. */
export interface Settled {
  readonly loans: ReadonlyArray<Pick<LoanLine, "price" | "title">>
  readonly held: Cents
}

type Statement = Extract<PaperBlock, { readonly tag: "lines" }>

const signed = (amount: number): SignedCents => must(SignedCents, amount)
const total = (rows: ReadonlyArray<SettlementLine>): SignedCents =>
  signed(rows.reduce((so, { amount }) => so + amount, 0))

const prices = ({ loans }: Settled): ReadonlyArray<SettlementLine> =>
  loans.map(({ price, title }) => ({ label: `Purchase price, ${title}`, amount: price }))

/** Price less the earnest money that is held: what the purchaser brings, and what reaches the seller beside it. */
export const balanceDue = (settled: Settled): SignedCents => signed(total(prices(settled)) - settled.held)

const statement = (caption: string, rows: ReadonlyArray<SettlementLine>, label: string): Statement => ({
  tag: "lines",
  caption,
  rows,
  total: { label, amount: total(rows) },
})

const less = (settled: Settled, label: string): ReadonlyArray<SettlementLine> => [
  ...prices(settled),
  { label, amount: signed(0 - settled.held) },
]

/** What the purchaser owes: the prices, less what is held. */
export const purchaserStatement = (settled: Settled): Statement =>
  statement(
    "Purchaser's transaction",
    less(settled, "Less earnest money held"),
    "Balance due from Purchaser at closing",
  )

/** What the seller is owed beside the earnest money, which is released to the seller at closing. */
export const sellerStatement = (settled: Settled): Statement =>
  statement(
    "Seller's transaction",
    less(settled, "Less earnest money released to Seller"),
    "Balance due to Seller by wire at closing",
  )

/** All that comes in and all that goes out: the sum is nought. */
export const disbursements = (settled: Settled): Statement =>
  statement(
    "Receipts and disbursements",
    [
      { label: "Received from Purchaser at closing", amount: balanceDue(settled) },
      { label: "Earnest money held", amount: settled.held },
      { label: "Disbursed to Seller", amount: signed(0 - total(prices(settled))) },
    ],
    "Remaining after disbursement",
  )
