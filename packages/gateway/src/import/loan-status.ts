import type { LoanStatus } from "@xl/core/assets"

/** By the SEC's PYMNT_STAT_LOAN_CODE_TYPE. Source: decisions for the demo market, data/README.md. */
const statuses: ReadonlyMap<string, LoanStatus> = new Map<string, LoanStatus>([
  ["0", "Performing Loan"], // current
  ["A", "Performing Loan"], // in the grace period or not yet due
  ["B", "Performing Loan"], // less than 30 days late
  ["1", "Sub-Performing Loan"], // 30 to 59 days late
  ["2", "Sub-Performing Loan"], // 60 to 89 days late
  ["3", "Non-Performing Loan"], // 90 days late or more
  ["4", "Sub-Performing Loan"], // matured, still paying: in default, with cash flow
  ["5", "Non-Performing Loan"], // matured, not paying
])

/** Undefined for a code that the list does not have. */
export const loanStatusOf = (code: string): LoanStatus | undefined => statuses.get(code)

interface Defaults {
  readonly monetaryDefault: boolean
  readonly maturityDefault: boolean
  readonly technicalDefault: boolean
}

/** What a payment status says of the three defaults. A loan in special servicing that pays is there for another reason. */
export const defaultsOf = (code: string, inSpecialServicing: boolean): Defaults => {
  const monetaryDefault = ["1", "2", "3", "5"].includes(code)
  return {
    monetaryDefault,
    maturityDefault: code === "4" || code === "5",
    technicalDefault: inSpecialServicing && !monetaryDefault,
  }
}
