import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, Day, DAY_MILLIS, dayOf, daysBetween, must, shownDay, startOfDay } from "./index.ts"

const day = fc.integer({ min: 0, max: 60_000 }).map((n) => dayOf(n * DAY_MILLIS))

describe("a UTC day", () => {
  it("travels YYYY-MM-DD (SEL-265)", () => {
    expect(dayOf(Date.UTC(2026, 0, 9, 23, 59))).toBe("2026-01-09")
    expect(Day.encode(dayOf(Date.UTC(2026, 10, 28)))).toBe("2026-11-28")
  })

  it.each(["2026-02-29", "2026-13-01", "2026-00-10", "26-01-01", "2026-1-1", "2026-01-01T00:00"])(
    "refuses %s",
    (text) => {
      expect(Day.is(text)).toBe(false)
    },
  )

  it("runs from 00:00 UTC to the millisecond before the next", () =>
    fc.assert(
      fc.property(day, (d) => {
        expect([
          dayOf(startOfDay(d)),
          dayOf(startOfDay(d) + DAY_MILLIS - 1),
          dayOf(startOfDay(d) + DAY_MILLIS),
        ]).toEqual([d, d, addDays(d, 1)])
      }),
    ))

  it("counts the days it was moved by", () =>
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (d, n) => {
        expect(daysBetween(d, addDays(d, n))).toBe(n)
      }),
    ))

  it("is shown MM-DD-YYYY (SEL-264)", () => {
    expect(shownDay(must(Day, "2026-11-28"))).toBe("11-28-2026")
  })
})
