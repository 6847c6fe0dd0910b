import type { Day } from "../shared/days.ts"
import type { FactParts } from "./fact-table.ts"

/** Interest alone where the note amortizes over no months, or where its interest-only term still runs. */
const isInterestOnly = ({ noteOverview: { amortization, interestOnlyEnd } }: FactParts, on: Day): boolean =>
  Number(amortization) === 0 || (interestOnlyEnd !== null && interestOnlyEnd >= on)

/** What twelve level payments come to that pay a loan back over so many months. */
const levelPayments = (loan: number, yearlyRate: number, months: number): number => {
  const monthly = yearlyRate / 12
  return monthly === 0 ? (12 * loan) / months : (12 * loan * monthly) / (1 - (1 + monthly) ** -months)
}

/**
 * A year's debt service at the current rate, about, in dollars' cents: interest on the balance, or level payments on the loan amount.
 * Null where the facts do not tell it.
 */
export const yearlyDebtService = (facts: FactParts, on: Day): number | null => {
  const { amortization, currentInterestRate, loanAmount } = facts.noteOverview
  const rate = (currentInterestRate ?? 0) / 1_000_000
  if (rate <= 0 || amortization === null || !/^\d+$/.test(amortization)) return null
  if (isInterestOnly(facts, on)) return facts.mainInfo.upb === null ? null : facts.mainInfo.upb * rate
  return loanAmount === null ? null : levelPayments(loanAmount, rate, Number(amortization))
}
