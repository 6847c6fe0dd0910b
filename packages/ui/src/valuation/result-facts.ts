import { isKnown } from "@xl/core/shared"
import type { CalculatorResult } from "@xl/core/valuation"
import { day, type KeyValue, money, percent, rate, times } from "../parts/index.ts"

const orNone = <A>(value: A | null, write: (value: A) => string): string | undefined =>
  value === null ? undefined : write(value)
const inMonths = (months: number): string => `${months} mo`

/** Time and savings of the two ends of the range. */
export const sidesOf = (result: CalculatorResult): ReadonlyArray<KeyValue> => [
  { label: "Time, low side", value: orNone(result.lowSideTime, inMonths) },
  { label: "Time, high side", value: orNone(result.highSideTime, inMonths) },
  { label: "Savings, low side", value: orNone(result.lowSideSavings, money) },
  { label: "Savings, high side", value: orNone(result.highSideSavings, money) },
]

/** How each process goes, in words. */
export const processesOf = (result: CalculatorResult): ReadonlyArray<KeyValue> => [
  { label: "Foreclosure", value: result.foreclosureProcess },
  { label: "Receivership", value: result.receivershipProcess },
  { label: "Bidding", value: result.biddingProcess },
]

/** The loan's class, in words. */
export const classOf = ({ XLLoanClass }: CalculatorResult): string | undefined =>
  XLLoanClass !== null && isKnown(XLLoanClass) ? XLLoanClass : undefined

/** Class, tier and ratios. */
export const factsOf = (result: CalculatorResult): ReadonlyArray<KeyValue> => [
  { label: "Loan class", value: classOf(result) },
  { label: "Market tier", value: result.marketTier },
  { label: "LTV", value: orNone(result.ltv, percent), isBad: (result.ltv ?? 0) > 1_000_000 },
  { label: "DSCR", value: orNone(result.dscr, times) },
  { label: "Debt yield", value: orNone(result.debtYield, percent) },
  { label: "Seasoning", value: orNone(result.seasoning, inMonths) },
  { label: "Remaining term", value: orNone(result.remainingTerm, inMonths) },
  { label: "Rate used", value: orNone(result.noteRateFloorCalculated, rate) },
  { label: "New loan at maturity", value: orNone(result.refinanceProceeds, money) },
  { label: "Calculated on", value: orNone(result.calculatedOn, day) },
]
