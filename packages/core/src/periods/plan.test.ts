import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { type Day, Day as DayCodec, DAY_MILLIS } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import type { Period } from "./model.ts"
import { inOrder, replanned, resumed } from "./plan.ts"
import { endedEarly, periodEnd, periodState } from "./rules.ts"

const NOW = Date.UTC(2026, 10, 28, 15)
const day = (number: number): Day => must(DayCodec, `2026-11-${String(number).padStart(2, "0")}`)
const period = (from: number, to: number): Period => ({ startDate: day(from), endDate: day(to), endedAt: null })
const wish = (from: number, to: number) => ({ startDate: day(from), endDate: day(to) })

const outcome = <A, E extends { readonly _tag: string }>(result: Result.Result<A, E>): A | string =>
  Result.isSuccess(result) ? result.success : result.failure._tag
const plan = (old: Period | null, planned: Parameters<typeof replanned>[1], isFree = false) =>
  outcome(replanned(old, planned, isFree, NOW))

describe("planning a period", () => {
  it("takes any that starts today or later", () => {
    expect(plan(null, wish(28, 28))).toEqual(period(28, 28))
    expect(plan(period(29, 30), wish(28, 30))).toEqual(period(28, 30))
    expect(plan(null, wish(27, 30))).toBe("PeriodHasStarted")
    expect(plan(null, wish(20, 27))).toBe("PeriodEndNotAhead")
    expect(plan(null, wish(30, 29))).toBe("PeriodEndsBeforeItStarts")
  })

  it("only extends one that runs, and never nulls it", () => {
    const running = period(26, 29)
    expect(plan(running, wish(26, 30))).toEqual(period(26, 30))
    expect(plan(running, wish(26, 29))).toBe(running)
    for (const other of [
      wish(26, 28),
      wish(27, 30),
      { startDate: null, endDate: day(30) },
      { startDate: day(26), endDate: null },
    ])
      expect(plan(running, other)).toBe("PeriodHasStarted")
  })

  it("sets one anew that took no effect", () =>
    expect(plan(period(26, 29), wish(29, 30), true)).toEqual(period(29, 30)))

  it("sets one anew that is over, or takes one back that has not begun", () => {
    expect(plan(period(20, 22), wish(28, 30))).toEqual(period(28, 30))
    expect(plan(period(29, 30), { startDate: null, endDate: null })).toBeNull()
  })
})

describe("the order of periods", () => {
  it("lets a later one start the day after an earlier one ends, and no sooner", () => {
    expect(outcome(inOrder([period(20, 22), period(23, 24), null]))).toBeUndefined()
    expect(outcome(inOrder([period(20, 22), period(22, 24)]))).toBe("PeriodsOverlap")
    expect(outcome(inOrder([period(20, 22), null, period(22, 24)]))).toBe("PeriodsOverlap")
    expect(outcome(inOrder([period(25, 26), period(20, 22)]))).toBe("PeriodsOverlap")
  })

  it("counts the instant at which one was closed early", () => {
    const closed = endedEarly(period(26, 30), NOW)
    expect([closed.endDate, periodEnd(closed), periodState(closed, NOW)]).toEqual([day(28), NOW, "ended"])
    expect(outcome(inOrder([closed, period(27, 30)]))).toBe("PeriodsOverlap")
    expect(outcome(inOrder([closed, period(28, 30)]))).toBeUndefined()
  })
})

describe("resuming a held period", () => {
  it("goes on while its end is ahead, or to a new last day", () => {
    expect(outcome(resumed(period(26, 28), null, NOW))).toEqual(period(26, 28))
    expect(outcome(resumed(period(20, 27), null, NOW))).toBe("PeriodEndNotAhead")
    expect(outcome(resumed(period(20, 27), day(28), NOW))).toEqual(period(20, 28))
    expect(outcome(resumed(period(20, 27), day(27), NOW))).toBe("PeriodEndNotAhead")
    expect(outcome(resumed(null, day(27), NOW))).toBeNull()
  })

  it("is over from the first instant after its last day, and goes on until then", () => {
    const end = Date.UTC(2026, 10, 29)
    expect(outcome(resumed(period(26, 28), null, end))).toBe("PeriodEndNotAhead")
    expect(outcome(resumed(period(26, 28), null, end - 1))).toEqual(period(26, 28))
  })

  it("is not shortened where its end is ahead", () =>
    expect(outcome(resumed(period(26, 30), day(29), NOW))).toBe("PeriodHasStarted"))

  it("ends at 00:00 UTC of the day after its last", () =>
    expect(periodEnd(period(26, 27)) - Date.UTC(2026, 10, 27)).toBe(DAY_MILLIS))
})
