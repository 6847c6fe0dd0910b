import { type Day, shownDay } from "../shared/days.ts"
import type { Cents } from "../shared/money.ts"
import { money } from "../shared/money-words.ts"

const times = (ratio: number): string => `${(ratio / 1_000_000).toFixed(2)}x`
const percent = (rate: number): string => `${rate / 10_000}%`

/** What the wizard says of facts that do not go together. The seller changes them, or confirms them where they can be right. */
export const factWarningTexts = {
  balanceOverLoan: (upb: Cents, loan: Cents) =>
    `The unpaid principal balance of ${money(upb)} is more than the original loan amount of ${money(loan)}.`,
  currentRateOutsideBounds: (rate: number, bound: "cap" | "floor", limit: number) =>
    `The current interest rate of ${percent(rate)} is ${bound === "cap" ? "above the rate cap" : "below the rate floor"} of ${percent(limit)}.`,
  dayKept: (figure: string, stated: string, day: Day) =>
    `${figure} has changed, but it is still stated ${stated} ${shownDay(day)}.`,
  dayAhead: (label: string, day: Day) => `${label}, ${shownDay(day)}, has not come yet.`,
  dscrAgainstIncome: (dscr: number, worked: number, noi: string, debtService: Cents) =>
    `The DSCR of ${times(dscr)} does not follow from the income: ${noi} over a debt service of about ${money(debtService)} a year is ${times(worked)}.`,
  dscrAsPercent: (dscr: number) => `A DSCR of ${times(dscr)} is rare. It is a ratio: 1.25 for 1.25x, not 125.`,
  floatingWithoutIndex: () => "The rate floats, but no index is stated.",
  interestOnlyOutsideTerm: (end: Day, limit: "maturity" | "origination", day: Day) =>
    `Interest only until ${shownDay(end)} ends ${limit === "maturity" ? "after maturity" : "before origination"} on ${shownDay(day)}.`,
  lastPaymentBeforeOrigination: (paid: Day, origination: Day) =>
    `The last payment on ${shownDay(paid)} comes before origination on ${shownDay(origination)}.`,
  maturityBeforeOrigination: (maturity: Day, origination: Day) =>
    `The loan matures on ${shownDay(maturity)}, not after its origination on ${shownDay(origination)}.`,
  occupancyAsShare: (occupancy: number) => `An occupancy of ${percent(occupancy)}: enter percent, such as 93 for 93%.`,
  paidThroughAgainstStatus: (status: string, paidThrough: Day, days: number) =>
    `A ${status} whose interest is paid through ${shownDay(paidThrough)}, ${days} days before the day of the facts.`,
  paidThroughAhead: (paidThrough: Day, asOf: Day) =>
    `Interest is paid through ${shownDay(paidThrough)}, after the day of the facts, ${shownDay(asOf)}.`,
  paidThroughBeforeOrigination: (paidThrough: Day, origination: Day) =>
    `Interest paid through ${shownDay(paidThrough)} ends before origination on ${shownDay(origination)}.`,
  payoffBelowBalance: (payoff: Cents, upb: Cents) =>
    `The total payoff of ${money(payoff)} is less than the unpaid principal balance of ${money(upb)}.`,
  performingAndMatured: (maturity: Day | null) =>
    maturity === null
      ? "A performing loan in maturity default."
      : `A performing loan that matured on ${shownDay(maturity)}.`,
  performingUncovered: (dscr: number) =>
    `A performing loan with a DSCR of ${times(dscr)}: income does not cover debt service.`,
  performingInDefault: () => "A performing loan in monetary default.",
  rateFloorAboveCap: (floor: number, cap: number) =>
    `The rate floor of ${percent(floor)} is above the rate cap of ${percent(cap)}.`,
  renovatedBeforeBuilt: (renovated: number, built: number) =>
    `Renovated in ${renovated}, before it was built in ${built}.`,
  yearBuiltAhead: (year: number) => `The year built, ${year}, has not come yet.`,
  rateAsShare: (label: string, rate: number) => `${label} of ${percent(rate)}: enter percent, such as 6.5 for 6.5%.`,
  seniorAboveValue: (senior: Cents, value: Cents) =>
    `The senior debt of ${money(senior)} is more than the value of ${money(value)}: nothing is left for this loan.`,
  seniorOfFirstLien: (senior: Cents) => `A first lien with a senior debt of ${money(senior)} before it.`,
  seniorUnknown: () =>
    "A loan behind another without the senior debt: buyers are shown no loan to value, and their filters leave it out.",
  zipAgainstState: (zip: string, state: string) => `The zip code ${zip} is not of ${state}.`,
} as const

/** Said where somebody goes on without having looked at the warnings. */
export const FACTS_UNCONFIRMED = "Some figures do not go together. Change them, or confirm that they are right."

/** Said where somebody goes on with facts that can never be right together. */
export const FACTS_NEVER_RIGHT = "Some facts cannot be right together. Change them to go on."

/** Said at a field whose figure was asked to change without the confirmation. */
export const unconfirmedFact = (message: string): string => `${message} Change it, or confirm that it is right.`
