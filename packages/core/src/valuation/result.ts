import * as t from "io-ts"
import { Day, Millis } from "../shared/days.ts"
import { DecimalCents, PercentRate } from "../shared/decimal.ts"
import { AssetId, ValuationId } from "../shared/ids.ts"
import { absentAsNull, tolerant } from "../shared/wire.ts"
import { UsedAssumption } from "./assumptions.ts"
import { ValuationInput } from "./model.ts"

const text = absentAsNull(t.string)
const cents = absentAsNull(DecimalCents)
const rate = absentAsNull(PercentRate)
const months = absentAsNull(t.Int)

/** How a loan pays, as the valuation classes it. */
export const XLLoanClass = t.keyof({ Performing: null, "Sub-performing": null, "Non-performing": null }, "XLLoanClass")
export type XLLoanClass = t.TypeOf<typeof XLLoanClass>

/** One point of the chart: the price in cents at a yearly yield. */
export const ChartPoint = t.readonly(t.strict({ yield: PercentRate, price: DecimalCents }), "ChartPoint")
/** One point of the chart. */
export type ChartPoint = t.TypeOf<typeof ChartPoint>

/** How long it takes until the last money comes: as our range's high end, its middle and its low end have it. */
export const Timeline = t.keyof({ quick: null, expected: null, slow: null }, "Timeline")
/** How long it takes until the last money comes. */
export type Timeline = t.TypeOf<typeof Timeline>

/** Price by yield for one timeline of so many months, the lowest yield first. */
export const ChartSeries = t.readonly(
  t.strict({ timeline: tolerant(Timeline), months: t.Int, points: t.readonlyArray(ChartPoint) }),
  "ChartSeries",
)
/** Price by yield for one timeline. */
export type ChartSeries = t.TypeOf<typeof ChartSeries>

/** The ways in which money comes out of a loan. `contract` is the loan paid as agreed. */
export const ExitPath = t.keyof(
  {
    contract: null,
    extension: null,
    payoff: null,
    discountedPayoff: null,
    modification: null,
    deedInLieu: null,
    foreclosure: null,
    noteSale: null,
  },
  "ExitPath",
)
/** The ways in which money comes out of a loan. */
export type ExitPath = t.TypeOf<typeof ExitPath>

/** One exit: how likely it is taken, what it is worth today, and after how many months it ends. A weight of 0 is shown to compare. */
export const ExitValue = t.readonly(
  t.strict({ path: tolerant(ExitPath), weight: PercentRate, value: DecimalCents, months: t.Int }),
  "ExitValue",
)
/** One exit. */
export type ExitValue = t.TypeOf<typeof ExitValue>

/** What the calculator says. Values and savings in cents, rates in millionths, times in whole months. Not an appraisal. */
export const CalculatorResult = t.readonly(
  t.strict({
    /** The expected value between the two ends of the range. */
    value: cents,
    percentToUpb: rate,
    percentToValue: rate,
    lowPercentToValue: rate,
    highPercentToValue: rate,
    /** Months until the last money comes, as expected. */
    expectedTime: months,
    dscr: rate,
    debtYield: rate,
    /** What a new loan at maturity would bring; null where nothing matures. */
    refinanceProceeds: cents,
    exits: absentAsNull(t.readonlyArray(ExitValue)),
    assumptions: absentAsNull(t.readonlyArray(UsedAssumption)),
    /** The UTC day for which it was calculated. */
    calculatedOn: absentAsNull(Day),
    lowValueRange: cents,
    highValueRange: cents,
    lowPercentToUpb: rate,
    highPercentToUpb: rate,
    noteRateFloorCalculated: rate,
    chartData: absentAsNull(t.readonlyArray(ChartSeries)),
    lowSideSavings: cents,
    highSideSavings: cents,
    lowSideTime: months,
    highSideTime: months,
    foreclosureProcess: text,
    receivershipProcess: text,
    biddingProcess: text,
    seasoning: months,
    remainingTerm: months,
    ltv: rate,
    XLLoanClass: absentAsNull(tolerant(XLLoanClass)),
    marketTier: text,
    recommendation: text,
  }),
  "CalculatorResult",
)
export type CalculatorResult = t.TypeOf<typeof CalculatorResult>

/** A valuation of one person; `PK` is the person's id and `SK` its own in the table of valuations. */
export const Valuation = t.readonly(
  t.strict({
    PK: t.string,
    SK: t.string,
    id: ValuationId,
    dateCreated: Millis,
    dateModified: Millis,
    /** The listing made of it; null where there is none. */
    assetId: absentAsNull(AssetId),
    userInput: ValuationInput,
    calculatorResult: absentAsNull(CalculatorResult),
  }),
  "Valuation",
)
export type Valuation = t.TypeOf<typeof Valuation>

/** What a calculation answers; `id` names the valuation that was kept, null for a guest, of whom nothing is. */
export const CalculatorResponse = t.readonly(
  t.strict({ id: absentAsNull(ValuationId), calculatorResult: CalculatorResult }),
  "CalculatorResponse",
)
/** What a calculation answers. */
export type CalculatorResponse = t.TypeOf<typeof CalculatorResponse>

/** How many valuations one stretch of somebody's list holds. */
export const VALUATIONS_A_PAGE = 12

/** A stretch of somebody's valuations, the newest first; `count` is of all of them. `nextToken` is null at the end. */
export const ValuationPage = t.readonly(
  t.strict({ valuations: t.readonlyArray(Valuation), nextToken: absentAsNull(t.string), count: t.Int }),
  "ValuationPage",
)
/** A stretch of somebody's valuations. */
export type ValuationPage = t.TypeOf<typeof ValuationPage>
