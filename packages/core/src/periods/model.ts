import * as t from "io-ts"
import { Day, Millis } from "../shared/days.ts"

/**
 * From 00:00 UTC of `startDate` up to, not including, 00:00 UTC of the day after `endDate`; ended earlier, at
 * the instant `endedAt`, where somebody closed it.
 */
export const Period = t.readonly(
  t.strict({ startDate: Day, endDate: Day, endedAt: t.union([Millis, t.null]) }),
  "Period",
)
export type Period = t.TypeOf<typeof Period>

/** Where the clock stands to a period; `none` of one that is not planned. */
export type PeriodState = "none" | "upcoming" | "running" | "ended"
