import { isKnown } from "../shared/wire.ts"
import type { Day } from "../shared/days.ts"
import { valuationTexts as texts } from "./words.ts"
import {
  type AssumptionName,
  COUNT_ASSUMPTIONS,
  MONEY_ASSUMPTIONS,
  RATE_ASSUMPTIONS,
  type ValuationAssumptions,
} from "./assumptions.ts"
import { assumedOf, unitOf } from "./assumed.ts"
import { DETAIL_GROUPS, type DetailGroup, type PerformingDetails, type ValuationInput } from "./model.ts"
import { monthsBetween } from "./months.ts"
import { detailGroupOf, missingDetails, missingSpecifics } from "./rules.ts"
import { situationOf } from "./situate.ts"

/** A field, by its path in the input, and what to enter there. */
export interface InputProblem {
  readonly field: string
  readonly message: string
}
type Problems = ReadonlyArray<InputProblem>

/** More than anybody lends: one hundred billion dollars, in cents. */
const MOST_MONEY = 10_000_000_000_000
const ALL = 1_000_000
/** Longer than any loan runs. */
const MOST_MONTHS = 600
const MOST_DAYS = 7_300
const MOST_TEXT = 200

const groupOf = (input: ValuationInput): DetailGroup =>
  (Object.keys(DETAIL_GROUPS) as ReadonlyArray<DetailGroup>).find((group) => input[group] !== null) ?? "performing"

const within = (
  field: string,
  value: number | null | undefined,
  least: number,
  most: number,
  message: string = texts.impossible,
): Problems => (value === null || value === undefined || (value >= least && value <= most) ? [] : [{ field, message }])

const unknownWords = ({ propertyType, specifics }: ValuationInput): Problems =>
  (
    [
      ["propertyType", propertyType],
      ["specifics.assetStatus", specifics?.assetStatus ?? null],
      ["specifics.unitOfMeasure", specifics?.unitOfMeasure ?? null],
    ] as const
  ).flatMap(([field, word]) => (word !== null && !isKnown<string>(word) ? [{ field, message: texts.impossible }] : []))

const longTexts = ({ address, specifics }: ValuationInput): Problems =>
  (
    [
      ["address", address],
      ["specifics", specifics],
    ] as const
  ).flatMap(([at, texted]) =>
    Object.entries(texted ?? {}).flatMap(([field, text]) =>
      typeof text === "string" && text.length > MOST_TEXT
        ? [{ field: `${at}.${field}`, message: texts.impossible }]
        : [],
    ),
  )

const missing = (input: ValuationInput, group: DetailGroup): Problems => {
  const path = (field: string) => (field === "propertyType" ? field : `specifics.${field}`)
  return [
    ...missingSpecifics(input).map((field) => ({ field: path(field), message: texts.missing })),
    ...missingDetails(group, input[group] ?? {}).map((field) => ({
      field: `${group}.${field}`,
      message: texts.missing,
    })),
  ]
}

/** The group that is there must be the one that the status and the type ask for. */
const wrongGroup = ({ propertyType, specifics }: ValuationInput, group: DetailGroup): Problems => {
  const status = specifics?.assetStatus ?? null
  if (status === null || propertyType === null || !isKnown(status) || !isKnown(propertyType)) return []
  const wanted = detailGroupOf(status, propertyType)
  return wanted === group ? [] : [{ field: wanted, message: texts.details(wanted) }]
}

const specificsProblems = ({ specifics }: ValuationInput): Problems => [
  ...within("specifics.upb", specifics?.upb, 1, MOST_MONEY, texts.amount),
  ...within("specifics.fairMarketValue", specifics?.fairMarketValue, 1, MOST_MONEY, texts.amount),
  ...within("specifics.interestRate", specifics?.interestRate, 0, ALL, texts.share),
  ...within("specifics.netRentableArea", specifics?.netRentableArea, 0, 1_000_000_000),
]

const dateProblems = (
  group: DetailGroup,
  { maturityDate, originationDate }: PerformingDetails,
  today: Day,
): Problems => {
  if (!maturityDate || !originationDate) return []
  const isInOrder =
    originationDate <= today && originationDate < maturityDate && monthsBetween(today, maturityDate) <= MOST_MONTHS
  return isInOrder ? [] : [{ field: `${group}.maturityDate`, message: texts.dates }]
}

const amortized = (group: DetailGroup, { amortization, originationDate }: PerformingDetails, today: Day): Problems => {
  if (amortization === null || amortization === 0 || !originationDate) return []
  return amortization > monthsBetween(originationDate, today)
    ? []
    : [{ field: `${group}.amortization`, message: texts.amortized }]
}

const payingProblems = (group: "performing" | "subPerforming", input: ValuationInput, today: Day): Problems => {
  const details = input[group]
  if (details === null) return []
  return [
    ...dateProblems(group, details, today),
    ...within(`${group}.amortization`, details.amortization, 0, 1_200),
    ...amortized(group, details, today),
    ...within(`${group}.term`, details.term, 0, 1_200),
    ...within(`${group}.monthsOpenAtPar`, details.monthsOpenAtPar, 0, MOST_MONTHS),
    ...within(`${group}.dscr`, details.dscr, 0, 100 * ALL),
    ...within(`${group}.prepaymentPenalty`, details.prepaymentPenalty, 0, ALL, texts.share),
    ...within(`${group}.noteRateFloor`, details.noteRateFloor, 0, ALL, texts.share),
    ...within("subPerforming.numberDelinquentPayments", input.subPerforming?.numberDelinquentPayments, 0, MOST_MONTHS),
    ...((input.subPerforming?.lastDelinquencyDate ?? today) > today
      ? [{ field: "subPerforming.lastDelinquencyDate", message: texts.impossible }]
      : []),
  ]
}

const notPayingProblems = (
  group: "hotelNonPerforming" | "nonPerforming",
  input: ValuationInput,
  today: Day,
): Problems => [
  ...within(`${group}.totalPayoff`, input[group]?.totalPayoff, 1, MOST_MONEY, texts.amount),
  ...within("hotelNonPerforming.PIPRequirement", input.hotelNonPerforming?.PIPRequirement, 0, MOST_MONEY, texts.amount),
  ...((input.hotelNonPerforming?.fairMarketValueDate ?? today) > today
    ? [{ field: "hotelNonPerforming.fairMarketValueDate", message: texts.impossible }]
    : []),
]

/** Yields go to 200 %; values may fall by half a year; the rest are shares. */
const RANGES: { readonly [name: string]: readonly [least: number, most: number] } = {
  targetYield: [0, 2 * ALL],
  performingYield: [0, 2 * ALL],
  valueDrift: [-ALL / 2, ALL / 2],
  refinanceDscr: [ALL / 2, 10 * ALL],
  refinanceDebtYield: [ALL / 100, ALL],
  loanConstant: [ALL / 100, ALL],
}

const assumptionProblems = (typed: ValuationAssumptions): Problems => {
  const at = (name: AssumptionName) => `assumptions.${name}`
  return [
    ...RATE_ASSUMPTIONS.flatMap((name) => within(at(name), typed[name], ...(RANGES[name] ?? [0, ALL]))),
    ...MONEY_ASSUMPTIONS.flatMap((name) => within(at(name), typed[name], 0, MOST_MONEY)),
    ...COUNT_ASSUMPTIONS.flatMap((name) =>
      within(at(name), typed[name], 0, unitOf(name) === "days" ? MOST_DAYS : MOST_MONTHS / 5),
    ),
  ]
}

const WEIGHTS = [
  "payoffWeight",
  "discountedPayoffWeight",
  "modificationWeight",
  "deedInLieuWeight",
  "foreclosureWeight",
] as const

const weightProblems = (input: ValuationInput, today: Day): Problems => {
  const { assumptions } = input
  if (assumptions === null || WEIGHTS.every((name) => assumptions[name] === null)) return []
  const assumed = assumedOf(assumptions, situationOf(input, today))
  const sum = WEIGHTS.reduce((all, name) => all + assumed[name], 0)
  return sum === ALL ? [] : [{ field: `assumptions.${WEIGHTS[0]}`, message: texts.weights }]
}

/** All that keeps an input from being valued on a day, by the field's path: `specifics.upb`, `performing.dscr`, `assumptions.targetYield`. */
export const inputProblems = (input: ValuationInput, today: Day): Problems => {
  const group = groupOf(input)
  const first = [
    ...unknownWords(input),
    ...longTexts(input),
    ...missing(input, group),
    ...wrongGroup(input, group),
    ...specificsProblems(input),
    ...(group === "performing" || group === "subPerforming"
      ? payingProblems(group, input, today)
      : notPayingProblems(group, input, today)),
    ...(input.assumptions ? assumptionProblems(input.assumptions) : []),
  ]
  return first.length > 0 ? first : weightProblems(input, today)
}
