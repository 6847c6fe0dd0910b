import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Period } from "../periods/model.ts"
import { Day } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { isTypedDay, planTyped, type TypedPlan, typedPlan } from "./index.ts"

const period = (startDate: string, endDate: string): Period => ({
  startDate: must(Day, startDate),
  endDate: must(Day, endDate),
  endedAt: null,
})
const asset = {
  callForOffersPeriod: period("2026-12-01", "2026-12-10"),
  bestAndFinalPeriod: period("2026-12-12", "2026-12-14"),
  underSelectionPeriod: null,
}
const before = typedPlan(asset)
const typed = (change: Partial<TypedPlan>) => planTyped({ ...before, ...change }, asset)

describe("the form of a sale's periods", () => {
  it("shows the days that are planned, and nothing of a period that is not", () =>
    expect(before).toEqual({
      callForOffers: { startDate: "2026-12-01", endDate: "2026-12-10" },
      bestAndFinal: { startDate: "2026-12-12", endDate: "2026-12-14" },
      underSelection: { startDate: "", endDate: "" },
    }))

  it("asks only for what was changed, be it the first day or the last", () => {
    expect(typed({})).toEqual({})
    const later = { startDate: "2026-12-01", endDate: "2026-12-11" }
    const earlier = { startDate: "2026-12-11", endDate: "2026-12-14" }
    expect(typed({ callForOffers: later })).toEqual({ callForOffers: later })
    expect(typed({ bestAndFinal: earlier })).toEqual({ bestAndFinal: earlier })
  })

  it("asks for no period where its days were taken out, and for half of one where one was", () => {
    expect(typed({ callForOffers: { startDate: "", endDate: "" } })).toEqual({
      callForOffers: { startDate: null, endDate: null },
    })
    expect(typed({ underSelection: { startDate: "2026-12-20", endDate: "" } })).toEqual({
      underSelection: { startDate: "2026-12-20", endDate: null },
    })
  })

  it("asks for nothing while a text is no day", () => {
    for (const wrong of ["2026-13-01", "12/20/2026", "tomorrow", " "]) {
      expect(isTypedDay(wrong)).toBe(false)
      expect(typed({ underSelection: { startDate: wrong, endDate: "2026-12-20" } })).toBeNull()
      expect(typed({ callForOffers: { startDate: "2026-12-01", endDate: wrong } })).toBeNull()
    }
    expect(["", "2028-02-29"].map(isTypedDay)).toEqual([true, true])
  })

  it("takes any text", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(typed({ underSelection: { startDate: text, endDate: "" } }) === null).toBe(!isTypedDay(text))
      }),
    ))
})
