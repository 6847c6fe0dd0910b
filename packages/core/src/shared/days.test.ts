import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, addMonths, Day, DAY_MILLIS, dayOf, daysBetween, must, shownDay, startOfDay } from "./index.ts"

const day = fc.integer({ min: 0, max: 60_000 }).map((n) => dayOf(n * DAY_MILLIS))

describe("months later", () => {
  it("keep the day of the month, or take the last where the month is shorter", () => {
    const from = (day: string, count: number) => addMonths(must(Day, day), count)
    const days = [from("2026-01-15", -13), from("2026-05-05", 23), from("2026-12-31", 2), from("2028-01-31", 1)]
    expect([...days, from("2026-01-15", 0)]).toEqual([
      "2024-12-15",
      "2028-04-05",
      "2027-02-28",
      "2028-02-29",
      "2026-01-15",
    ])
  })
})

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

  it("knows the leap day of a leap year, and of no other", () => {
    expect(["2028-02-29", "2000-02-29", "2100-02-29", "2027-02-29"].map((text) => Day.is(text))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(addDays(must(Day, "2028-02-28"), 1)).toBe("2028-02-29")
    expect(daysBetween(must(Day, "2028-02-01"), must(Day, "2028-03-01"))).toBe(29)
  })

  it("goes over the end of a year", () => {
    expect(addDays(must(Day, "2026-12-31"), 1)).toBe("2027-01-01")
    expect(dayOf(Date.UTC(2027, 0, 1) - 1)).toBe("2026-12-31")
  })

  it.each(["2026-03-08", "2026-11-01"])("has 24 hours where clocks in the United States are set: %s", (text) => {
    const set = must(Day, text)
    expect(startOfDay(addDays(set, 1)) - startOfDay(set)).toBe(24 * 3_600_000)
    expect(daysBetween(addDays(set, -1), addDays(set, 1))).toBe(2)
  })

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
