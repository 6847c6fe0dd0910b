import { periodEnd, periodState } from "../periods/rules.ts"
import type { AssetView } from "./views.ts"

/** The windows of a sale that everybody sees, in their order. */
export const SHOWN_PERIODS = ["callForOffersPeriod", "bestAndFinalPeriod", "underSelectionPeriod"] as const
/** One of them. */
export type ShownPeriod = (typeof SHOWN_PERIODS)[number]

/** The window that runs at `now`, and the first instant after it; both instants in milliseconds since the epoch. Null while none runs. */
export const runningDeadline = (
  asset: Pick<AssetView, ShownPeriod>,
  now: number,
): { readonly period: ShownPeriod; readonly until: number } | null => {
  for (const period of SHOWN_PERIODS) {
    const window = asset[period]
    if (window && periodState(window, now) === "running") return { period, until: periodEnd(window) }
  }
  return null
}
