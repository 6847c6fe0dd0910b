import type { PropertyType } from "../assets/vocabulary.ts"
import { JUDICIAL_STATES } from "../shared/regions.ts"
import type { AssumptionName } from "./assumptions.ts"
import { type Provenance, SOURCES } from "./default-sources.ts"
import { ofRate, rounded, times, whole } from "./fixed.ts"
import { monthsOfDays } from "./months.ts"
import { paymentOf } from "./payments.ts"
import type { Situation } from "./situation.ts"
import { timelineOf } from "./state-timelines.ts"
import { weightsOf } from "./weights.ts"

/** A default as a situation has it: millionths, cents, days, months, or 0 and 1. */
export interface Default extends Provenance {
  readonly value: number
  /** Whether it follows from what was entered alone. */
  readonly isComputed: boolean
}

const POINT = 10_000
const percent = (n: number) => Math.round(n * POINT)

/** Average rates of new loans, and of capitalization. Source: data of CRED iQ, June 2025; the rest are averages of the loans that we hold. */
const MARKET: { readonly [Type in PropertyType]: readonly [loanRate: number, capRate: number] } = {
  Office: [6.61, 7.34],
  Retail: [6.67, 6.28],
  Multifamily: [6.5, 5.7],
  Hospitality: [7.01, 7.95],
  Industrial: [6.81, 5.74],
  "Self Storage": [5.91, 5.81],
  "Mixed Use": [5.85, 6.36],
  "Manufactured Housing": [6.19, 5.54],
  "Health Care": [6.67, 7.34],
  "Cooperative Housing": [6.06, 5],
  Warehouse: [6.81, 5.74],
  Land: [7.01, 0],
  Other: [6.67, 6.28],
}

const loanToValue = ({ upb, value }: Situation) => upb / value

const performingYield = (of: Situation): number =>
  percent(MARKET[of.propertyType][0]) +
  (loanToValue(of) > 0.75 ? POINT : 0) +
  (of.contract && of.contract.dscr < 1_250_000 ? POINT : 0) +
  (of.isFirstLien ? 0 : 3 * POINT)

/** Whether a lender there goes through a court; where the state is not known, yes. */
export const isJudicial = ({ state }: Pick<Situation, "state">): boolean =>
  state === null || JUDICIAL_STATES.includes(state)

const seniorLiens = ({ hasAdditionalLiens, isFirstLien, value }: Situation): number => {
  if (!isFirstLien) return Math.round(value * 0.6)
  return hasAdditionalLiens ? Math.round(value * 0.02) : 0
}

/** Of the coverage and the payment where somebody pays; else half of what the type of property brings. */
const monthlyIncome = ({ contract, propertyType, upb, value }: Situation): number => {
  if (contract === null) return Math.round((value * MARKET[propertyType][1]) / 2_400)
  const payment = paymentOf(whole(upb), contract.rate, contract.amortization)
  return rounded(times(payment, ofRate(contract.dscr)))
}

const CURES: ReadonlyArray<number> = [percent(100), percent(70), percent(45)]

const passed = ({ daysSinceLastPayment }: Situation) => monthsOfDays(daysSinceLastPayment ?? 120)

type Source = Provenance | ((of: Situation) => Provenance)
type Line = readonly [value: number | ((of: Situation) => number), source: Source]

const foreclosureDays = (of: Situation) => timelineOf(of.state).uncontestedDays

/** Every default, by name. */
const LINES: { readonly [Name in AssumptionName]: Line } = {
  targetYield: [percent(15), SOURCES.targetYield],
  performingYield: [performingYield, SOURCES.performingYield],
  defaultRate: [({ rate }) => rate, SOURCES.loanRate],
  valueDrift: [0, SOURCES.none],
  conditionHaircut: [0, SOURCES.none],
  collateralShare: [percent(100), SOURCES.collateral],
  sellingCostRate: [percent(5), SOURCES.selling],
  flagLossRate: [percent(20), SOURCES.flag],
  leaseUpRate: [percent(10), SOURCES.leaseUp],
  discountedPayoffShare: [percent(70.8), SOURCES.discounted],
  modifiedRate: [({ rate }) => Math.max(0, rate - POINT), SOURCES.modified],
  redefaultChance: [percent(35), SOURCES.redefault],
  noteSaleShare: [percent(50), SOURCES.noteSale],
  collectionChance: [percent(30), SOURCES.guarantor],
  collectableShare: [percent(30), SOURCES.guarantor],
  cureChance: [({ missedPayments }) => CURES[missedPayments] ?? 0, SOURCES.cure],
  payoffWeight: [(of) => weightsOf(of).payoff, SOURCES.weights],
  discountedPayoffWeight: [(of) => weightsOf(of).discountedPayoff, SOURCES.weights],
  modificationWeight: [(of) => weightsOf(of).modification, SOURCES.weights],
  deedInLieuWeight: [(of) => weightsOf(of).deedInLieu, SOURCES.weights],
  foreclosureWeight: [(of) => weightsOf(of).foreclosure, SOURCES.weights],
  refinanceLtv: [percent(70), SOURCES.refinance],
  refinanceDscr: [percent(125), SOURCES.refinance],
  refinanceDebtYield: [percent(8), SOURCES.refinance],
  loanConstant: [percent(7.6), SOURCES.refinance],
  maturityDefaultChance: [percent(35), SOURCES.maturity],
  monthlyIncome: [monthlyIncome, ({ contract }) => (contract ? SOURCES.coverage : SOURCES.income)],
  monthlyAdvances: [({ value }) => Math.round((value * 0.18) / 84), SOURCES.advances],
  monthlyServicing: [({ upb }) => Math.round(upb * 0.0003), SOURCES.servicing],
  seniorLiens: [seniorLiens, SOURCES.liens],
  legalCost: [(of) => (isJudicial(of) ? 110_000_00 : 60_000_00), SOURCES.legal],
  deedInLieuCost: [25_000_00, SOURCES.deed],
  daysSinceLastPayment: [
    ({ daysSinceLastPayment }) => daysSinceLastPayment ?? 120,
    ({ daysSinceLastPayment }) => (daysSinceLastPayment === null ? SOURCES.lastPayment : SOURCES.enteredDay),
  ],
  foreclosureDays: [foreclosureDays, ({ state }) => SOURCES.timeline(timelineOf(state).asOf)],
  leastForeclosureMonths: [2, SOURCES.exitTimes],
  addedMonths: [0, SOURCES.none],
  judgmentMonths: [4, SOURCES.judgment],
  redemptionMonths: [({ state }) => timelineOf(state).redemptionMonths, SOURCES.redemption],
  resaleMonths: [9, SOURCES.resale],
  leaseUpMonths: [6, SOURCES.leaseUp],
  receiverFromMonth: [1, SOURCES.none],
  payoffMonths: [(of) => Math.max(2, 8 - passed(of)), SOURCES.payoffTime],
  discountedPayoffMonths: [(of) => Math.max(2, 14 - passed(of)), SOURCES.payoffTime],
  modificationMonths: [4, SOURCES.exitTimes],
  modifiedTermMonths: [36, SOURCES.modified],
  redefaultMonths: [12, SOURCES.redefault],
  deedInLieuMonths: [3, SOURCES.exitTimes],
  noteSaleMonths: [3, SOURCES.exitTimes],
  collectionMonths: [12, SOURCES.guarantor],
  extensionMonths: [24, SOURCES.maturity],
  isContested: [0, SOURCES.none],
  hasReceiver: [1, SOURCES.none],
}

/** What is taken of the situation itself rather than out of a table. */
const isComputed = (name: AssumptionName, { contract, daysSinceLastPayment }: Situation): boolean => {
  if (name === "daysSinceLastPayment") return daysSinceLastPayment !== null
  return name === "monthlyIncome" ? contract !== null : name === "defaultRate" || name === "modifiedRate"
}

/** The default of an assumption in a situation. */
export const defaultOf = (name: AssumptionName, of: Situation): Default => {
  const [value, source] = LINES[name]
  return {
    ...(typeof source === "function" ? source(of) : source),
    value: typeof value === "function" ? value(of) : value,
    isComputed: isComputed(name, of),
  }
}
