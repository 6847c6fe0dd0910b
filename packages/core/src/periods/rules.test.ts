import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, Day, DAY_MILLIS, dayOf, must, startOfDay } from "../shared/index.ts"
import {
  endedEarly,
  type Period,
  periodEnd,
  PeriodEndsBeforeItStarts,
  periodFrom,
  periodState,
  shareOver,
} from "./index.ts"

const day = fc.integer({ min: 18_000, max: 25_000 }).map((n) => dayOf(n * DAY_MILLIS))
const period: fc.Arbitrary<Period> = fc.tuple(day, fc.integer({ min: 0, max: 90 })).map(([startDate, days]) => ({
  startDate,
  endDate: addDays(startDate, days),
  endedAt: null,
}))

describe("periodState", () => {
  it("runs from its first midnight up to, not including, the midnight after its last day", () =>
    fc.assert(
      fc.property(period, (p) => {
        const [start, end] = [startOfDay(p.startDate), startOfDay(addDays(p.endDate, 1))]
        expect([start - 1, start, end - 1, end].map((now) => periodState(p, now))).toEqual([
          "upcoming",
          "running",
          "running",
          "ended",
        ])
      }),
    ))

  it.each([
    ["a leap day", "2028-02-29", Date.UTC(2028, 2, 1)],
    ["the end of a year", "2026-12-31", Date.UTC(2027, 0, 1)],
    ["the day on which clocks are set back", "2026-11-01", Date.UTC(2026, 10, 2)],
  ])("runs to the last instant of %s", (_what, last, end) => {
    const endDate = must(Day, last)
    const short = { startDate: addDays(endDate, -1), endDate, endedAt: null }
    expect([end - 1, end].map((now) => periodState(short, now))).toEqual(["running", "ended"])
  })

  it("is none without a period", () => {
    expect(periodState(null, 0)).toBe("none")
  })

  it("has ended once somebody closed it, also by a clock that is behind", () =>
    fc.assert(
      fc.property(period, fc.integer({ min: 0, max: DAY_MILLIS - 1 }), fc.nat(), (p, later, behind) => {
        const now = startOfDay(p.startDate) + later
        const closed = endedEarly(p, now)
        expect([periodEnd(closed), periodState(closed, now), closed.endDate]).toEqual([now, "ended", p.startDate])
        expect(periodState(closed, now - behind)).toBe("ended")
      }),
    ))
})

describe("periodFrom", () => {
  const [first, last] = [must(Day, "2026-11-01"), must(Day, "2026-11-30")]

  it("is a period only where both days were named (SEL-180, SEL-181)", () => {
    expect([periodFrom(first, null), periodFrom(null, last), periodFrom(first, last)]).toEqual([
      Result.succeed(null),
      Result.succeed(null),
      Result.succeed({ startDate: first, endDate: last, endedAt: null }),
    ])
  })

  it("refuses an end before the start, and takes a single day (SEL-180)", () => {
    expect(periodFrom(last, first)).toEqual(Result.fail(new PeriodEndsBeforeItStarts()))
    expect(Result.isSuccess(periodFrom(first, first))).toBe(true)
  })
})

describe("the share of a period that is over", () => {
  const ten = { startDate: must(Day, "2026-12-01"), endDate: must(Day, "2026-12-10") }

  it("grows by whole days, and is not the whole before the day after the last", () =>
    expect(
      ["2026-11-20", "2026-12-01", "2026-12-02", "2026-12-10", "2026-12-11", "2027-01-01"].map((day) =>
        shareOver(ten, must(Day, day)),
      ),
    ).toEqual([0, 0, 0.1, 0.9, 1, 1]))

  it("is one day's of a period that ends before it starts", () => {
    const turned = { startDate: ten.endDate, endDate: ten.startDate }
    expect([shareOver(turned, ten.endDate), shareOver(turned, addDays(ten.endDate, 1))]).toEqual([0, 1])
  })

  it("lies from 0 to 1, and never falls", () =>
    fc.assert(
      fc.property(period, day, (p, today) => {
        const [now, later] = [shareOver(p, today), shareOver(p, addDays(today, 1))]
        expect([now >= 0, later >= now, later <= 1]).toEqual([true, true, true])
      }),
    ))
})
