import { Result } from "effect"
import { type Day, DAY_MILLIS, dayOf, daysBetween, Millis, startOfDay } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { PeriodEndsBeforeItStarts } from "./errors.ts"
import type { Period, PeriodState } from "./model.ts"

/** The first instant after the period: 00:00 UTC of the day after its last, or when it was closed early. */
export const periodEnd = (period: Period): Millis =>
  period.endedAt ?? must(Millis, startOfDay(period.endDate) + DAY_MILLIS)

/** The only function that compares a period with the clock. `now` is milliseconds since the Unix epoch. */
export const periodState = (period: Period | null, now: number): PeriodState => {
  if (!period) return "none"
  // Closed early: over at once, also for a reader whose clock has not reached that instant.
  if (period.endedAt !== null) return "ended"
  if (now < startOfDay(period.startDate)) return "upcoming"
  return now < periodEnd(period) ? "running" : "ended"
}

/** Share of the period that is over on the day, from 0 to 1, by whole days: on its last day not all of it is. */
export const shareOver = ({ endDate, startDate }: Pick<Period, "endDate" | "startDate">, today: Day): number => {
  const days = Math.max(1, daysBetween(startDate, endDate) + 1)
  return Math.min(1, Math.max(0, daysBetween(startDate, today) / days))
}

/** A period from two typed days; null where one end is missing. Refuses an end before the start. */
export const periodFrom = (
  startDate: Day | null,
  endDate: Day | null,
): Result.Result<Period | null, PeriodEndsBeforeItStarts> => {
  if (!startDate || !endDate) return Result.succeed(null)
  return endDate < startDate
    ? Result.fail(new PeriodEndsBeforeItStarts())
    : Result.succeed({ startDate, endDate, endedAt: null })
}

/** The period closed at the instant `now`, its last day the day of closing. */
export const endedEarly = (period: Period, now: number): Period => ({
  ...period,
  endDate: dayOf(now),
  endedAt: must(Millis, now),
})
