import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { Day, decode, must } from "../shared/index.ts"
import { SentPeriod, SentPeriodOrNull } from "./wire.ts"

const period = { startDate: must(Day, "2026-11-28"), endDate: must(Day, "2026-12-01") }
const sent = { startDate: "2026-11-28T00:00:00.000Z", endDate: "2026-12-01T00:00:00.000Z" }

describe("a period as it travels", () => {
  it("has both its days, or is none", () => {
    const read = (value: unknown) => Result.getOrThrow(decode(SentPeriodOrNull)(value))
    expect(read(sent)).toEqual(period)
    expect([null, undefined, {}, { ...sent, endDate: null }, { endDate: sent.endDate }].map(read)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
    expect([SentPeriodOrNull.encode(period), SentPeriodOrNull.encode(null), SentPeriod.encode(period)]).toEqual([
      sent,
      null,
      sent,
    ])
  })

  it("knows a period and none, and nothing else", () => {
    const values = [period, null, undefined, { ...period, endDate: null }, "2026-11-28", {}]
    expect(values.map((value) => SentPeriodOrNull.is(value))).toEqual([true, true, false, false, false, false])
  })

  it("says where it has another shape", () => {
    const problems = (value: unknown) => Result.getOrThrow(Result.flip(decode(SentPeriodOrNull)(value))).problems
    expect(problems(5)).toEqual([" is not SentPeriod"])
    expect(problems({ ...sent, endDate: "soon" })).toEqual(["/endDate is not IsoDay"])
  })
})
