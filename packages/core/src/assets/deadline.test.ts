import { describe, expect, it } from "vitest"
import { Day, must } from "../shared/index.ts"
import { runningDeadline } from "./index.ts"

const days = (first: string, last: string) => ({
  startDate: must(Day, first),
  endDate: must(Day, last),
  endedAt: null,
})
const asset = {
  callForOffersPeriod: days("2026-03-01", "2026-03-02"),
  bestAndFinalPeriod: days("2026-03-03", "2026-03-03"),
  underSelectionPeriod: days("2026-03-03", "2026-03-05"),
}
const at = (day: number, shift = 0) => runningDeadline(asset, Date.UTC(2026, 2, day) + shift)

describe("the deadline that runs on an asset", () => {
  it("is the end of its window's last day", () => {
    expect([at(1, -1), at(1), at(3, -1)]).toEqual([
      null,
      { period: "callForOffersPeriod", until: Date.UTC(2026, 2, 3) },
      { period: "callForOffersPeriod", until: Date.UTC(2026, 2, 3) },
    ])
    expect([at(4), at(6, -1)]).toEqual([
      { period: "underSelectionPeriod", until: Date.UTC(2026, 2, 6) },
      { period: "underSelectionPeriod", until: Date.UTC(2026, 2, 6) },
    ])
  })

  it("is that of the earlier window where two run, and none where none does", () => {
    expect([at(3)?.period, at(6)]).toEqual(["bestAndFinalPeriod", null])
    expect(
      runningDeadline({ callForOffersPeriod: null, bestAndFinalPeriod: null, underSelectionPeriod: null }, 0),
    ).toBeNull()
  })
})
