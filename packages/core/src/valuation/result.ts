import * as t from "io-ts"
import { DecimalCents, PercentRate } from "../shared/decimal.ts"
import { absentAsNull, tolerant } from "../shared/wire.ts"
import { ValuationInput } from "./model.ts"

const text = absentAsNull(t.string)
const cents = absentAsNull(DecimalCents)
const rate = absentAsNull(PercentRate)
const months = absentAsNull(t.Int)

/** How a loan pays, as the valuation classes it. */
export const XLLoanClass = t.keyof({ Performing: null, "Sub-performing": null, "Non-performing": null }, "XLLoanClass")
export type XLLoanClass = t.TypeOf<typeof XLLoanClass>

/** One point of the chart: the price in cents at a yearly yield. */
const ChartPoint = t.readonly(t.strict({ yield: PercentRate, price: DecimalCents }), "ChartPoint")

/** What the calculator says. Values and savings in cents, rates in millionths, times in whole months. Not an appraisal. */
export const CalculatorResult = t.readonly(
  t.strict({
    lowValueRange: cents,
    highValueRange: cents,
    lowPercentToUpb: rate,
    highPercentToUpb: rate,
    noteRateFloorCalculated: rate,
    chartData: absentAsNull(t.readonlyArray(ChartPoint)),
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

/** A valuation of one person; `PK` and `SK` are its keys in the table of valuations. */
export const Valuation = t.readonly(
  t.strict({
    PK: t.string,
    SK: t.string,
    userInput: ValuationInput,
    calculatorResult: absentAsNull(CalculatorResult),
  }),
  "Valuation",
)
export type Valuation = t.TypeOf<typeof Valuation>
