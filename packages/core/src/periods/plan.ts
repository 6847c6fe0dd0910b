import { Result } from "effect"
import { type Day, dayOf, startOfDay } from "../shared/days.ts"
import { PeriodEndNotAhead, PeriodHasStarted, type PeriodRefusal, PeriodsOverlap } from "./errors.ts"
import type { Period } from "./model.ts"
import { periodEnd, periodFrom, periodState } from "./rules.ts"

/** Two typed days; one missing end plans no period. */
export interface PlannedPeriod {
  readonly startDate: Day | null
  readonly endDate: Day | null
}

type Planned = Result.Result<Period | null, PeriodRefusal>

const isSame = (period: Period | null, { endDate, startDate }: PlannedPeriod) =>
  period !== null && period.startDate === startDate && period.endDate === endDate

/** A running period is only extended; it is never nulled. */
const extended = (running: Period, plan: Period | null): Planned =>
  plan && plan.startDate === running.startDate && plan.endDate >= running.endDate
    ? Result.succeed({ ...running, endDate: plan.endDate })
    : Result.fail(new PeriodHasStarted())

const fresh = (plan: Period | null, today: Day): Planned => {
  if (!plan) return Result.succeed(null)
  if (plan.endDate < today) return Result.fail(new PeriodEndNotAhead())
  return plan.startDate < today ? Result.fail(new PeriodHasStarted()) : Result.succeed(plan)
}

/**
 * What a plan makes of one period: set before it starts, from today at the earliest; while it runs only extended; set
 * anew once it is over. `isFree` lifts the second rule for a period that took no effect, as on hold.
 */
export const replanned = (old: Period | null, plan: PlannedPeriod, isFree: boolean, now: number): Planned =>
  isSame(old, plan)
    ? Result.succeed(old)
    : Result.flatMap<Period | null, PeriodRefusal, Period | null, PeriodRefusal>(
        periodFrom(plan.startDate, plan.endDate),
        (period) =>
          old && !isFree && periodState(old, now) === "running" ? extended(old, period) : fresh(period, dayOf(now)),
      )

/** From when the next period may start, in milliseconds since the epoch: on the day of closing, where somebody closed this one early. */
const nextStart = (period: Period): number =>
  period.endedAt === null ? periodEnd(period) : startOfDay(dayOf(period.endedAt))

/** Periods in their order: a later one never starts before an earlier one ends. */
export const inOrder = (periods: ReadonlyArray<Period | null>): Result.Result<void, PeriodsOverlap> => {
  const planned = periods.filter((period) => period !== null)
  const overlap = planned.some((period, place) =>
    planned.slice(place + 1).some((later) => startOfDay(later.startDate) < nextStart(period)),
  )
  return overlap ? Result.fail(new PeriodsOverlap()) : Result.succeed(undefined)
}

/** A held period with a new last day; the old one must be ahead where no new one is named. */
export const resumed = (
  period: Period | null,
  newEnd: Day | null,
  now: number,
): Result.Result<Period | null, PeriodEndNotAhead | PeriodHasStarted> => {
  if (!period) return Result.succeed(null)
  const next = newEnd === null ? period : { ...period, endDate: newEnd, endedAt: null }
  if (periodEnd(next) <= now) return Result.fail(new PeriodEndNotAhead())
  return next.endDate < period.endDate ? Result.fail(new PeriodHasStarted()) : Result.succeed(next)
}
