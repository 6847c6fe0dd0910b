import { Day, must } from "@xl/core/shared"
import { describe, expect, it } from "vitest"
import { monthsUntil } from "./months.ts"

const day = (text: string) => must(Day, text)

describe("months", () => {
  it("are counted up to a day, and not beyond it", () => {
    expect(monthsUntil(day("2017-11-13"), day("2026-11-13"))).toBe(108)
    expect(monthsUntil(day("2017-11-13"), day("2026-11-12"))).toBe(107)
    expect(monthsUntil(day("2026-12-13"), day("2026-11-12"))).toBe(-2)
  })
})
