import { type LoanStatus, loanToValue } from "@xl/core/assets"
import { Cents, daysBetween, must } from "@xl/core/shared"
import { choose, chooseNumber } from "./choice.ts"
import { annualDebtService, isInterestOnly } from "./collateral-value.ts"
import type { LoanRow } from "./loan-row.ts"
import { totalPayoff } from "./payoff.ts"

type Row = Parameters<typeof annualDebtService>[0] & Parameters<typeof totalPayoff>[0] & Pick<LoanRow, "maturity_date">

/** A loan as the rule prices it: `value` is the collateral behind this note, `senior` the debt that is paid first, in cents. */
export interface PricedLoan {
  readonly row: Row & Pick<LoanRow, "record_id">
  readonly status: LoanStatus
  readonly value: number
  readonly senior: number
}

/** Collateral in cents, and the debt that is paid out of it first. */
type Cover = Pick<PricedLoan, "senior" | "value">

const BASE_YIELD = 0.0625
const MOST_YIELD = 0.12
/** More that a buyer asks of a loan that is paid after another. */
const SECOND_LIEN_YIELD = 0.03
/** A performing loan that its borrower may repay is worth little more than its balance. */
const MOST_PERFORMING = 1.03
/** A sub-performing loan is priced under the same loan paid on time, and under its collateral. */
const LATE_PAYER = 0.94
const LATE_COLLATERAL = 0.85
/** Collateral is sold at 10 % of cost, 18 months from now; the buyer of the note asks 15 % a year. */
const SALE_COST = 0.1
const YEARS_TO_CASH = 1.5
const DISTRESSED_YIELD = 0.15
const MONTH_DAYS = 365 / 12

/**
 * Yield a year, as a fraction, that a buyer asks of a performing loan: 6.25 %, 0.25 points more for each 5 points of loan to
 * value above 60 %, 0.5 points more for each 0.10 of coverage below 1.25x; 12 % at most.
 */
export const requiredYield = (loanToValue: number, coverage: number): number =>
  Math.min(MOST_YIELD, BASE_YIELD + 0.05 * Math.max(0, loanToValue - 0.6) + 0.05 * Math.max(0, 1.25 - coverage))

/** As a fraction of one. */
const ltvOf = ({ upb }: Row, { senior, value }: Cover): number => {
  const mainInfo = { upb, listingPrice: null }
  const noteOverview = {
    estCollateralValue: must(Cents, Math.round(value)),
    lienPosition: "Second",
    seniorBalance: must(Cents, senior),
  } as const
  return (loanToValue({ mainInfo, noteOverview }) ?? 0) / 1_000_000
}

/** Yield a year that a buyer asks of this loan if it performs: with the debt before it, and more where there is any. */
const yieldOf = (row: Row, cover: Cover): number =>
  requiredYield(ltvOf(row, cover), (row.dscr_noi ?? 1_250_000) / 1_000_000) + (cover.senior > 0 ? SECOND_LIEN_YIELD : 0)

/** Cents: the payments until maturity and the balloon, discounted monthly at the required yield. */
const presentValue = (row: Row, cover: Cover): number => {
  const months = Math.max(1, Math.round(daysBetween(row.as_of_date, row.maturity_date) / MONTH_DAYS))
  const rate = row.note_rate_pct / 1_000_000 / 12
  const payment = isInterestOnly(row) ? row.upb * rate : annualDebtService(row) / 12
  const growth = (1 + rate) ** months
  const balloon = rate === 0 ? row.upb - payment * months : row.upb * growth - (payment * (growth - 1)) / rate
  const asked = yieldOf(row, cover) / 12
  const discount = (1 + asked) ** -months
  return (payment * (1 - discount)) / asked + Math.max(0, balloon) * discount
}

const performing = (row: Row, cover: Cover): number => Math.min(presentValue(row, cover), row.upb * MOST_PERFORMING)

/** What is left of a share of the collateral when the senior debt is paid. */
const leftOf = (share: number, { senior, value }: Cover): number => Math.max(0, value * share - senior)

const PRICES: Readonly<Record<LoanStatus, (row: Row, cover: Cover) => number>> = {
  "Performing Loan": performing,
  "Sub-Performing Loan": (row, cover) => Math.min(performing(row, cover) * LATE_PAYER, leftOf(LATE_COLLATERAL, cover)),
  "Non-Performing Loan": (row, cover) =>
    Math.min(totalPayoff(row), leftOf(1 - SALE_COST, cover)) / (1 + DISTRESSED_YIELD) ** YEARS_TO_CASH,
}

/** Cents that the rule gives before the seller's own margin of a point to either side. */
export const ruledPrice = ({ row, senior, status, value }: PricedLoan): number => PRICES[status](row, { senior, value })

/** To the next 5,000 dollars. */
const STEP = 500_000
const rounded = (cents: number, step: number) => must(Cents, Math.max(step, Math.round(cents / step) * step))

/** What a seller of the demo market hopes for, in cents, also where the listing names no price. */
export const guidePrice = (loan: PricedLoan): Cents =>
  rounded((ruledPrice(loan) * chooseNumber(loan.row.record_id, "price", 990, 1_010)) / 1_000, STEP)

/** One listing in five names no price. */
export const demoAskingPrice = (loan: PricedLoan): Cents | null =>
  choose(loan.row.record_id, "has a price", [false, true, true, true, true]) ? guidePrice(loan) : null
