import { buildingTypeOf, type Figure, type Level } from "@xl/core/drawings"
import { isKnown, US_STATES } from "@xl/core/shared"
import type { CalculatorResult, ChartSeries, ExitPath, ExitValue, Timeline, ValuationDraft } from "@xl/core/valuation"
import { type Duration, money, moneyShort, percent, type RangeCase, type YieldLine } from "../parts/index.ts"

export const NOT_AN_APPRAISAL = "Not an appraisal. An estimate from what was entered and the assumptions listed."

const names: Readonly<Record<string, string>> = US_STATES

/** "Tampa, Florida". */
export const placeOf = ({ address: { city, state } }: ValuationDraft): string =>
  [city, state === null ? null : (names[state] ?? state)].filter(Boolean).join(", ")

/** "Non-Performing Loan, First lien, Tampa, Florida". */
export const contextOf = (draft: ValuationDraft): string => {
  const { assetStatus, lienPosition } = draft.specifics
  const status = assetStatus !== null && isKnown(assetStatus) ? assetStatus : ""
  const lien = lienPosition === null ? "" : `${lienPosition.toLowerCase()} lien`
  return [status, lien, placeOf(draft)].filter((part) => part !== "").join(", ")
}

export const nameOf = ({ specifics: { assetTitle } }: ValuationDraft): string => assetTitle?.trim() || "Your loan"

const share = (rate: number | null): string => (rate === null ? "\u2013" : percent(rate))
const lasting = (months: number | null): string => (months === null ? "" : `, ${months} mo`)

/** Low, expected and high: each as its share of the UPB and of the value. The low value is that of the longest time. */
export const casesOf = (result: CalculatorResult): ReadonlyArray<RangeCase> => [
  {
    label: "Low",
    figure: share(result.lowPercentToUpb),
    note: `of UPB, ${share(result.lowPercentToValue)} of value${lasting(result.highSideTime)}`,
  },
  {
    label: "Expected",
    figure: share(result.percentToUpb),
    note: `of UPB, ${share(result.percentToValue)} of value${lasting(result.expectedTime)}`,
    isPrice: true,
  },
  {
    label: "High",
    figure: share(result.highPercentToUpb),
    note: `of UPB, ${share(result.highPercentToValue)} of value${lasting(result.lowSideTime)}`,
  },
]

/** Whether the debt stands above the value, in a sentence. */
export const standingOf = ({ specifics: { fairMarketValue, upb } }: ValuationDraft): string => {
  if (fairMarketValue === null || upb === null) return ""
  const amounts = `${moneyShort(upb)} owed on ${moneyShort(fairMarketValue)} of property.`
  return upb > fairMarketValue ? `The loan is under water: ${amounts}` : `The property covers the loan: ${amounts}`
}

const level = (value: number, whole: number, kind: Level["kind"], text: string): Level => ({
  kind,
  atPercent: (value / whole) * 100,
  text: `${text} ${money(value, "never").replace("$", "")}`,
})

const typesOf = ({ propertyType }: ValuationDraft): ReadonlyArray<string> =>
  propertyType !== null && isKnown(propertyType) ? [propertyType] : []

/** The building with the debt, the value and the range as lines, in percent of the value. */
export const figureOf = (draft: ValuationDraft, result: CalculatorResult): Figure | null => {
  const { fairMarketValue: whole, upb } = draft.specifics
  const { highValueRange: high, lowValueRange: low, value } = result
  if (!whole || upb === null || high === null || low === null || value === null) return null
  return {
    type: buildingTypeOf(typesOf(draft)),
    seed: nameOf(draft),
    ltvPercent: (upb / whole) * 100,
    size: { width: 400, height: 300 },
    margin: 170,
    building: { height: Math.round(Math.min(200, 250 / Math.max(1, upb / whole))) },
    levels: [
      level(upb, whole, "debt", "UPB"),
      level(whole, whole, "value", "Property value"),
      level(high, whole, "price", "High"),
      level(value, whole, "price", "Expected"),
      level(low, whole, "price", "Low"),
    ],
  }
}

const TIMELINES: { readonly [T in Timeline]: { readonly word: string; readonly dash: YieldLine["dash"] } } = {
  quick: { word: "Fast", dash: "dots" },
  expected: { word: "Expected", dash: "solid" },
  slow: { word: "Slow", dash: "dash" },
}

const lineOf = ({ months, points, timeline }: ChartSeries): ReadonlyArray<YieldLine> => {
  if (!isKnown(timeline)) return []
  const { dash, word } = TIMELINES[timeline]
  return [{ id: timeline, label: `${word}, ${months} mo`, dash, points }]
}

const ORDER: ReadonlyArray<string> = ["quick", "expected", "slow"]

/** Price by yield from the quickest timeline to the slowest. */
export const linesOf = ({ chartData }: CalculatorResult): ReadonlyArray<YieldLine> =>
  (chartData ?? []).flatMap(lineOf).toSorted((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id))

const PATHS: {
  readonly [P in ExitPath]: { readonly name: string; readonly does: string; readonly isAgreed: boolean }
} = {
  contract: { name: "Paid as agreed", does: "Paid", isAgreed: true },
  extension: { name: "Extension", does: "Paid", isAgreed: true },
  payoff: { name: "Full payoff", does: "Wait", isAgreed: true },
  discountedPayoff: { name: "Discounted payoff", does: "Agree", isAgreed: true },
  modification: { name: "Modification", does: "Agree, then paid", isAgreed: true },
  deedInLieu: { name: "Deed in lieu", does: "Sign, then sell", isAgreed: true },
  foreclosure: { name: "Foreclosure and REO sale", does: "Court, then sell", isAgreed: false },
  noteSale: { name: "Note sale", does: "Sell", isAgreed: false },
}

/** An exit as a bar of its months: the likeliest way first. */
export const waysOf = ({ exits }: CalculatorResult): ReadonlyArray<Duration> =>
  [...(exits ?? [])].toSorted((one, other) => other.weight - one.weight).flatMap(wayOf)

const wayOf = ({ months, path, value, weight }: ExitValue): ReadonlyArray<Duration> => {
  if (!isKnown(path)) return []
  const { does, isAgreed, name } = PATHS[path]
  return [
    {
      id: path,
      name,
      note: weight === 0 ? "To compare, not counted" : `Weight ${percent(weight, 0)}`,
      spans: [{ label: does, months, tone: isAgreed ? "agreed" : "first" }],
      figure: moneyShort(value),
      figureNote: `${months} months`,
    },
  ]
}
