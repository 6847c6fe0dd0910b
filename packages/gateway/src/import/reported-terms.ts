import type { LienPosition, NoteOverview } from "@xl/core/assets"
import { addMonths, type Cents } from "@xl/core/shared"
import type { LoanRow } from "./loan-row.ts"

/** Lien positions by number. A third lien has no name on the market. Source: SEC form ABS-EE, schedule AL, item 2(c)(20). */
const LIENS: { readonly [position: string]: LienPosition } = { "1": "First", "2": "Second" }

type Terms = Pick<
  NoteOverview,
  | "dayCount"
  | "interestOnlyEnd"
  | "lastPaymentAmount"
  | "lastPaymentDate"
  | "lienPosition"
  | "payoffDate"
  | "rateCap"
  | "rateFloor"
  | "rateIndex"
  | "rateMargin"
  | "rateType"
  | "seniorBalance"
  | "seniorBalanceDate"
>

/** The terms that the row reports; null for those that it does not. The payoff is worked out for the day of the report. */
export const reportedTerms = (row: LoanRow): Terms => ({
  payoffDate: row.as_of_date,
  lienPosition: LIENS[row.lien_position ?? ""] ?? null,
  seniorBalance: null,
  seniorBalanceDate: null,
  dayCount: row.accrual_method,
  interestOnlyEnd: interestOnlyEnd(row),
  rateType: null,
  rateIndex: null,
  rateMargin: null,
  rateFloor: null,
  rateCap: null,
  lastPaymentDate: null,
  lastPaymentAmount: null,
})

/** The last payment of interest only: so many months on from the first, at most to maturity. */
const interestOnlyEnd = ({
  first_payment_date: first,
  interest_only_months: months,
  maturity_date: maturity,
  original_term_months: term,
}: LoanRow): NoteOverview["interestOnlyEnd"] => {
  if (months === 0) return null
  if (months >= term) return maturity
  return first && addMonths(first, months - 1)
}

/** The day of the value that the listing shows. Both values of the source are appraisals. */
export const valued = (
  { appraisal_date, recent_value, recent_value_date }: LoanRow,
  value: Cents | undefined,
): Pick<NoteOverview, "valueDate" | "valueSource"> =>
  value === undefined
    ? { valueDate: null, valueSource: null }
    : { valueDate: recent_value === null ? appraisal_date : recent_value_date, valueSource: "Appraisal" }
