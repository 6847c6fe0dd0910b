import type { Assumed } from "./assumed.ts"
import { type Fixed, least, most, ofRate, ONE, power, times, twelfthRoot, whole } from "./fixed.ts"
import { monthsOfDays, stretched } from "./months.ts"
import type { Situation } from "./situation.ts"

/** One way in which things may turn out: what the property is worth of what was entered, how long it takes, and the yield, against the expected. */
export interface Scenario {
  /** Hundredths of the value, and of every time. */
  readonly value: number
  readonly time: number
  /** Millionths added to the yield. */
  readonly yield: number
}

/** As expected, and the two ends of the range. Source: the method's section 8. */
export const SCENARIOS = {
  expected: { value: 100, time: 100, yield: 0 },
  low: { value: 85, time: 150, yield: 30_000 },
  high: { value: 100, time: 75, yield: -20_000 },
} as const satisfies { readonly [name: string]: Scenario }

/** What all exits of a loan are computed from, in cents a month and whole months. */
export interface Terms {
  readonly situation: Situation
  readonly assumed: Assumed
  readonly scenario: Scenario
  /** The collateral's value today, all that moves it before a sale counted but time. */
  readonly collateral: Fixed
  /** What holding the property brings and costs each month. */
  readonly income: Fixed
  readonly advances: Fixed
  readonly servicing: Fixed
  readonly foreclosureMonths: number
  readonly resaleMonths: number
}

/** A count of months as long as the scenario has it. */
export const lasting = ({ scenario }: Pick<Terms, "scenario">, months: number): number =>
  stretched(months, scenario.time)

/** So many months' drift of values. */
export const drifted = (value: Fixed, yearly: number, months: number): Fixed =>
  times(value, power(twelfthRoot(ONE + ofRate(yearly)), months))

const valued = (of: Situation, assumed: Assumed, scenario: Scenario): Fixed => {
  const stated = (whole(of.value) * BigInt(scenario.value)) / 100n
  if (of.hotel === null) return stated
  const moved = drifted(stated, assumed.valueDrift, of.hotel.monthsSinceValued)
  const kept = of.hotel.hasLostFlag ? times(moved, ONE - ofRate(assumed.flagLossRate)) : moved
  return most(0n, kept - whole(of.hotel.improvement))
}

const leased = (of: Situation, assumed: Assumed, value: Fixed): Fixed =>
  of.isOwnerOccupied ? times(value, ONE - ofRate(assumed.leaseUpRate)) : value

/** Months from today to the sale at law: what the state takes less what has passed; after a judgment, what is left then. */
const foreclosureMonths = (of: Situation, assumed: Assumed): number => {
  if (of.hasJudgment) return assumed.judgmentMonths
  const left = monthsOfDays(Math.max(0, assumed.foreclosureDays - assumed.daysSinceLastPayment))
  return Math.max(assumed.leastForeclosureMonths, left + assumed.addedMonths)
}

const resaleMonths = (of: Situation, assumed: Assumed): number =>
  assumed.redemptionMonths + assumed.resaleMonths + (of.isOwnerOccupied ? assumed.leaseUpMonths : 0)

/** The situation under assumptions, as a scenario has it. */
export const termsOf = (situation: Situation, assumed: Assumed, scenario: Scenario): Terms => ({
  situation,
  assumed,
  scenario,
  collateral: times(
    leased(situation, assumed, valued(situation, assumed, scenario)),
    ONE - ofRate(assumed.conditionHaircut),
  ),
  income: whole(assumed.monthlyIncome),
  advances: whole(assumed.monthlyAdvances),
  servicing: whole(assumed.monthlyServicing),
  foreclosureMonths: stretched(foreclosureMonths(situation, assumed), scenario.time),
  resaleMonths: stretched(resaleMonths(situation, assumed), scenario.time),
})

/** What pays the loan off so many months from now: simple interest at the default rate, and what was advanced meanwhile. */
export const payoffAt = ({ advances, assumed, situation }: Terms, months: number): Fixed =>
  whole(situation.payoff) +
  (times(whole(situation.upb), ofRate(assumed.defaultRate)) * BigInt(months)) / 12n +
  advances * BigInt(months)

/** What the collateral brings so many months from now, sold and paid for, before what others claim of it. */
export const proceedsAt = ({ assumed, collateral }: Terms, months: number): Fixed =>
  times(
    times(ofRate(assumed.collateralShare), drifted(collateral, assumed.valueDrift, months)),
    ONE - ofRate(assumed.sellingCostRate),
  ) - whole(assumed.seniorLiens)

/** The lesser of a claim and what the collateral is worth to us. */
export const covered = (terms: Terms, claim: Fixed): Fixed =>
  least(
    claim,
    most(0n, times(ofRate(terms.assumed.collateralShare), terms.collateral) - whole(terms.assumed.seniorLiens)),
  )
