import * as t from "io-ts"
import { Result } from "effect"
import type { Day } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { Cents, MOST_CENTS, Rate } from "../shared/money.ts"
import type { AssumptionName } from "./assumptions.ts"
import { type Assumed, assumedOf, usedOf } from "./assumed.ts"
import { maturityOf } from "./contract.ts"
import { ValuationInputInvalid } from "./errors.ts"
import { deedInLieu, discountedPayoff, foreclosure, modification, noteSale, payoff } from "./exits.ts"
import { type Fixed, ofRate, ONE, over, rounded, times, toRate, whole } from "./fixed.ts"
import { type Part, worthOf } from "./flows.ts"
import { marketTierOf } from "./market-tier.ts"
import type { ValuationInput } from "./model.ts"
import { inputProblems } from "./problems.ts"
import { processesOf, recommendationOf } from "./processes.ts"
import type { CalculatorResult, ChartSeries, ExitPath, Timeline } from "./result.ts"
import { situationOf } from "./situate.ts"
import type { Situation } from "./situation.ts"
import { type Scenario, SCENARIOS, type Terms, termsOf } from "./terms.ts"
import { ASSUMED_BY } from "./reads.ts"

/** A part of the value with the exit that brings it. */
interface Branch extends Part {
  readonly path: ExitPath
  readonly months: number
}

const notPaying = (terms: Terms, chance: Fixed): ReadonlyArray<Branch> => {
  const { assumed } = terms
  const exits = [
    ["payoff", payoff(terms), assumed.payoffWeight],
    ["discountedPayoff", discountedPayoff(terms), assumed.discountedPayoffWeight],
    ["modification", modification(terms), assumed.modificationWeight],
    ["deedInLieu", deedInLieu(terms), assumed.deedInLieuWeight],
    ["foreclosure", foreclosure(terms), assumed.foreclosureWeight],
    ["noteSale", noteSale(terms), 0],
  ] as const
  return exits.map(([path, { flow, months }, weight]) => ({
    path,
    months,
    weight: times(chance, ofRate(weight)),
    choices: [flow],
    compounding: "effective",
  }))
}

const asAgreed = (terms: Terms, chance: Fixed): ReadonlyArray<Branch> => {
  const { contract } = terms.situation
  if (contract === null) return []
  const { choices, isShort, months } = maturityOf(terms, contract)
  return [{ path: isShort ? "extension" : "contract", months, weight: chance, choices, compounding: "nominal" }]
}

/** How likely the loan is paid as agreed: surely, with the chance of a cure, or not at all. */
const paidChance = ({ assumed, situation: { loanClass } }: Terms): Fixed => {
  if (loanClass === "Performing") return ONE
  return loanClass === "Sub-performing" ? ofRate(assumed.cureChance) : 0n
}

/** Every exit with its chance; the chances add up to one. */
export const branchesOf = (terms: Terms): ReadonlyArray<Branch> => {
  const paid = paidChance(terms)
  return [...(paid === 0n ? [] : asAgreed(terms, paid)), ...(paid === ONE ? [] : notPaying(terms, ONE - paid))]
}

const yieldOf = ({ compounding }: Part, { assumed, scenario }: Terms): number => {
  const base = compounding === "nominal" ? assumed.performingYield : assumed.targetYield
  return Math.max(0, base + scenario.yield)
}

const sumOf = (branches: ReadonlyArray<Branch>, yearly: (branch: Branch) => number): Fixed =>
  branches.reduce(
    (sum, branch) => (branch.weight === 0n ? sum : sum + times(branch.weight, worthOf(branch, yearly(branch)))),
    0n,
  )

/** What the loan is worth in a scenario: the exits' worth today, each with its chance. In cents, and not under nothing. */
export const valueOf = (terms: Terms): Fixed => {
  const sum = sumOf(branchesOf(terms), (branch) => yieldOf(branch, terms))
  return sum > 0n ? sum : 0n
}

const centsOf = (value: Fixed): Cents => must(Cents, Math.min(MOST_CENTS, Math.max(0, rounded(value))))
const rateOf = (value: Fixed): Rate => must(Rate, toRate(value))
const monthsOf = (months: number): t.Int => must(t.Int, months)

/** The yields of the chart in millionths: 2 to 30 %. */
const CHART_YIELDS = Array.from({ length: 15 }, (_, place) => (place + 1) * 20_000)

const TIMELINES: { readonly [Line in Timeline]: Scenario } = {
  quick: { ...SCENARIOS.expected, time: SCENARIOS.high.time },
  expected: SCENARIOS.expected,
  slow: { ...SCENARIOS.expected, time: SCENARIOS.low.time },
}

const timeOf = (terms: Terms): number =>
  terms.situation.loanClass === "Performing"
    ? Math.max(...branchesOf(terms).map(({ months }) => months))
    : terms.foreclosureMonths + terms.resaleMonths

const seriesOf = (timeline: Timeline, terms: Terms): ChartSeries => {
  const branches = branchesOf(terms)
  const points = CHART_YIELDS.map((yearly) => ({
    yield: must(Rate, yearly),
    price: centsOf(sumOf(branches, () => yearly)),
  }))
  return { timeline, months: monthsOf(timeOf(terms)), points }
}

/** What a foreclosure costs until the property is sold, and how long it takes: what a sale of the note today saves. */
const savedBy = (terms: Terms) => {
  const months = timeOf(terms)
  const cost = (terms.advances + terms.servicing) * BigInt(months) + whole(terms.assumed.legalCost)
  return { months: monthsOf(months), cost: centsOf(cost) }
}

const savings = (quick: Terms, slow: Terms) => {
  if (quick.situation.loanClass === "Performing")
    return { lowSideSavings: null, highSideSavings: null, lowSideTime: null, highSideTime: null }
  const [low, high] = [savedBy(quick), savedBy(slow)]
  return { lowSideSavings: low.cost, highSideSavings: high.cost, lowSideTime: low.months, highSideTime: high.months }
}

const ratiosOf = (terms: Terms) => {
  const { contract, upb, value } = terms.situation
  return {
    ltv: rateOf(over(whole(upb), whole(value))),
    dscr: contract && must(Rate, contract.dscr),
    debtYield: rateOf(over(terms.income * 12n, whole(upb))),
    seasoning: contract && monthsOf(contract.seasoning),
    remainingTerm: contract && monthsOf(contract.remaining),
    noteRateFloorCalculated: must(Rate, contract?.rate ?? terms.situation.rate),
    refinanceProceeds: contract && centsOf(maturityOf(terms, contract).refinance),
  }
}

const rangeOf = ({ upb, value }: Situation, values: { readonly [Name in keyof typeof SCENARIOS]: Fixed }) => {
  const inOrder = Object.values(values).toSorted((one, other) => (one < other ? -1 : Number(one > other)))
  const [low = 0n, high = 0n] = [inOrder[0], inOrder.at(-1)]
  const ofUpb = (worth: Fixed) => rateOf(over(worth, whole(upb)))
  const ofValue = (worth: Fixed) => rateOf(over(worth, whole(value)))
  return {
    value: centsOf(values.expected),
    lowValueRange: centsOf(low),
    highValueRange: centsOf(high),
    percentToUpb: ofUpb(values.expected),
    lowPercentToUpb: ofUpb(low),
    highPercentToUpb: ofUpb(high),
    percentToValue: ofValue(values.expected),
    lowPercentToValue: ofValue(low),
    highPercentToValue: ofValue(high),
  }
}

const exitsOf = (terms: Terms) =>
  branchesOf(terms).map((branch) => ({
    path: branch.path,
    weight: rateOf(branch.weight),
    value: centsOf(worthOf(branch, yieldOf(branch, terms))),
    months: monthsOf(branch.months),
  }))

const calculated = (input: ValuationInput, situation: Situation, assumed: Assumed): CalculatorResult => {
  const under = (scenario: Scenario) => termsOf(situation, assumed, scenario)
  const [expected, quick, slow] = [under(SCENARIOS.expected), under(TIMELINES.quick), under(TIMELINES.slow)]
  const values = {
    expected: valueOf(expected),
    low: valueOf(under(SCENARIOS.low)),
    high: valueOf(under(SCENARIOS.high)),
  }
  const exits = exitsOf(expected)
  const names: ReadonlyArray<AssumptionName> = ASSUMED_BY[situation.loanClass](
    situation,
    exits.some(({ path }) => path === "extension"),
  )
  return {
    ...rangeOf(situation, values),
    ...ratiosOf(expected),
    ...savings(quick, slow),
    ...processesOf(expected),
    expectedTime: monthsOf(timeOf(expected)),
    exits,
    assumptions: usedOf(names, input.assumptions, situation),
    calculatedOn: situation.today,
    chartData: [seriesOf("quick", quick), seriesOf("expected", expected), seriesOf("slow", slow)],
    XLLoanClass: situation.loanClass,
    marketTier: marketTierOf(situation.city),
    recommendation: recommendationOf(exits, expected),
  }
}

/**
 * What a loan may be worth on a UTC day: path by path, under assumptions that the result lists. Pure and exact to the cent; not an
 * appraisal. Refused where something is missing or impossible.
 */
export const calculate = (
  input: ValuationInput,
  today: Day,
): Result.Result<CalculatorResult, ValuationInputInvalid> => {
  const problems = inputProblems(input, today)
  if (problems.length > 0) return Result.fail(new ValuationInputInvalid({ problems }))
  const situation = situationOf(input, today)
  return Result.succeed(calculated(input, situation, assumedOf(input.assumptions, situation)))
}
