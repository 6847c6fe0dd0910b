import { factWarningTexts as texts } from "./fact-words.ts"
import type { Day } from "../shared/days.ts"
import type { Check } from "./fact-check.ts"
import { factAt, type FactPath } from "./fact-table.ts"

/** A published figure that changes while the day that it is of stays. A figure first stated, or without a day, is none. */
const dayKept = (figure: FactPath, day: FactPath, label: string, stated = "as of"): Check => ({
  fields: [day, figure],
  look: (facts, _today, published) => {
    if (published === null) return null
    const [before, after] = [factAt(published, figure), factAt(facts, figure)]
    const [dayBefore, dayAfter] = [factAt(published, day), factAt(facts, day)]
    const isKept = before !== null && after !== null && before !== after && dayBefore === dayAfter
    return isKept && dayAfter !== null ? texts.dayKept(label, stated, dayAfter as Day) : null
  },
})

/** The days of figures that buyers read: each is renewed with its figure, or the seller says that it is right. */
export const DAY_KEPT_CHECKS = {
  balanceDayKept: dayKept("mainInfo.upb", "mainInfo.upbDate", "The unpaid principal balance"),
  payoffDayKept: dayKept("noteOverview.totalPayoff", "noteOverview.payoffDate", "The total payoff", "good through"),
  valueDayKept: dayKept("noteOverview.estCollateralValue", "noteOverview.valueDate", "The estimated collateral value"),
  seniorDayKept: dayKept("noteOverview.seniorBalance", "noteOverview.seniorBalanceDate", "The senior debt"),
  occupancyDayKept: dayKept("propertyOverview.occupancy", "propertyOverview.occupancyDate", "The occupancy"),
  incomeDayKept: dayKept("propertyOverview.noi", "propertyOverview.noiDate", "The net operating income"),
} as const
