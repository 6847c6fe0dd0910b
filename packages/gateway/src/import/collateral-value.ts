import { Cents, must, Rate } from "@xl/core/shared"
import type { LoanRow } from "./loan-row.ts"

type Row = Pick<
  LoanRow,
  | "source"
  | "loan_structure_code"
  | "appraised_value"
  | "recent_value"
  | "noi"
  | "noi_annualized"
  | "dscr_noi"
  | "original_balance"
  | "note_rate_pct"
  | "amortization_months"
  | "interest_only_months"
  | "original_term_months"
>

const WHOLE_LOAN = "WL"

export const isWholeLoan = ({ loan_structure_code }: Pick<LoanRow, "loan_structure_code">): boolean =>
  loan_structure_code === WHOLE_LOAN

/** A year's net operating income in cents. Source NLI-B annualizes some rows wrongly: there the reported figure counts. */
export const annualIncome = ({ source, noi, noi_annualized }: Pick<Row, "source" | "noi" | "noi_annualized">): number =>
  source === "NLI-B" ? noi : (noi_annualized ?? noi)

export const isInterestOnly = ({ amortization_months, interest_only_months, original_term_months }: Row): boolean =>
  !amortization_months || interest_only_months >= original_term_months

/** A year's payments on this note in cents: interest on Actual/360, or twelve level payments. */
export const annualDebtService = (row: Row): number => {
  const yearly = row.note_rate_pct / 1_000_000
  if (isInterestOnly(row)) return (row.original_balance * yearly * 365) / 360
  const monthly = yearly / 12
  return (12 * row.original_balance * monthly) / (1 - 1 / (1 + monthly) ** (row.amortization_months ?? 0))
}

/**
 * This note's share of the whole loan's debt service, which the coverage ratio reveals, from above 0 to 1;
 * undefined where the coverage says nothing. Whole loans of the data come out at 1 within 1.3 %, but for one.
 */
export const shareOfLoan = (row: Row): number | undefined => {
  if (isWholeLoan(row)) return 1
  const coverage = (row.dscr_noi ?? 0) / 1_000_000
  const income = annualIncome(row)
  if (coverage <= 0 || income <= 0) return undefined
  return Math.min(1, annualDebtService(row) / (income / coverage))
}

/** A year's net operating income behind this note, in cents: of a part of a loan, the same part of the property's income. */
export const noteIncome = (row: Row): number => Math.round(annualIncome(row) * (shareOfLoan(row) ?? 1))

/** Further apart than a quarter, coverage and income were not reported of the same year. */
const APART = 0.25

/** Coverage as it is reported, or, where it does not fit income and debt service, worked out of them; millionths. */
export const coverage = (row: Row): { readonly dscr: Rate | null; readonly isWorkedOut: boolean } => {
  const worked = Math.round((noteIncome(row) / annualDebtService(row)) * 10_000) * 100
  const fits = row.dscr_noi !== null && Math.abs(row.dscr_noi - worked) <= APART * Math.abs(worked)
  return fits || row.dscr_noi === null
    ? { dscr: row.dscr_noi, isWorkedOut: false }
    : { dscr: must(Rate, worked), isWorkedOut: true }
}

/** What stands behind this note: of a part of a loan, the same part of the property's value. */
export const collateralValue = (row: Row): Cents | undefined => {
  const share = shareOfLoan(row)
  return share === undefined ? undefined : must(Cents, Math.round((row.recent_value ?? row.appraised_value) * share))
}
