import { Cents, Rate } from "../shared/money.ts"
import { DecimalCents, PercentRate } from "../shared/decimal.ts"
import { must } from "../shared/decode.ts"
import {
  ASSUMPTION_NAMES,
  type AssumptionName,
  type AssumptionUnit,
  FLAG_ASSUMPTIONS,
  MONEY_ASSUMPTIONS,
  RATE_ASSUMPTIONS,
  type UsedAssumption,
  type ValuationAssumptions,
} from "./assumptions.ts"
import { type Default, defaultOf } from "./default-values.ts"
import { timelineOf } from "./state-timelines.ts"
import type { Situation } from "./situation.ts"

/** Every assumption as one valuation has it: millionths, cents, days, months, or 0 and 1. */
export type Assumed = { readonly [Name in AssumptionName]: number }

const includes = <A extends string>(names: ReadonlyArray<A>, name: string): name is A =>
  names.some((one) => one === name)

const enteredValue = (typed: ValuationAssumptions | null, name: AssumptionName): number | null => {
  const value = typed?.[name] ?? null
  return value === null ? null : Number(value)
}

/** The days that the state takes where the borrower contests are its own default: whoever says so gets the ceiling. */
const contested = (typed: ValuationAssumptions | null, name: AssumptionName, of: Situation): number | null =>
  name === "foreclosureDays" && typed?.isContested === true ? timelineOf(of.state).contestedDays : null

const valueOf = (typed: ValuationAssumptions | null, name: AssumptionName, of: Situation): number =>
  enteredValue(typed, name) ?? contested(typed, name, of) ?? defaultOf(name, of).value

/** What whoever asked entered, and our defaults for the rest. */
export const assumedOf = (typed: ValuationAssumptions | null, of: Situation): Assumed => {
  const values = ASSUMPTION_NAMES.map((name) => [name, valueOf(typed, name, of)] as const)
  return Object.fromEntries(values) as Assumed
}

/** What an assumption is counted in. */
export const unitOf = (name: AssumptionName): AssumptionUnit => {
  if (includes(RATE_ASSUMPTIONS, name)) return "percent"
  if (includes(MONEY_ASSUMPTIONS, name)) return "dollars"
  if (includes(FLAG_ASSUMPTIONS, name)) return "flag"
  return name.endsWith("Days") || name.startsWith("days") ? "days" : "months"
}

const written = (unit: AssumptionUnit, value: number): string => {
  if (unit === "percent") return PercentRate.encode(must(Rate, value))
  if (unit === "dollars") return DecimalCents.encode(must(Cents, value))
  return unit === "flag" ? String(value === 1) : String(value)
}

const ENTERED = { origin: "entered", source: "Entered by you", asOf: null, reach: "This valuation" } as const

const provenanceOf = (isEntered: boolean, { asOf, isComputed, reach, source }: Default) =>
  isEntered ? ENTERED : ({ origin: isComputed ? "computed" : "default", source, asOf, reach } as const)

/** The assumptions of these names as a result lists them, in the order of the form. */
export const usedOf = (
  names: ReadonlyArray<AssumptionName>,
  typed: ValuationAssumptions | null,
  of: Situation,
): ReadonlyArray<UsedAssumption> =>
  ASSUMPTION_NAMES.filter((name) => names.includes(name)).map((name) => {
    const unit = unitOf(name)
    const value = written(unit, valueOf(typed, name, of))
    return { name, unit, value, ...provenanceOf(enteredValue(typed, name) !== null, defaultOf(name, of)) }
  })
