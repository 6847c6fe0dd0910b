import { describe, expect, it } from "vitest"
import { normalizedState, US_STATES } from "./index.ts"

describe("the states", () => {
  it("are the 50, DC and PR (ACC-235, ACC-236)", () => {
    expect([Object.keys(US_STATES).length, US_STATES.DC, US_STATES.PR]).toEqual([
      52,
      "District of Columbia",
      "Puerto Rico",
    ])
  })

  it.each([
    ["NY", "NY"],
    ["ny", "NY"],
    [" new york ", "NY"],
    ["Puerto Rico", "PR"],
    ["XX", "Various"],
    ["", "Various"],
    ["Bermuda", "Various"],
  ])("save %s as %s", (typed, saved) => {
    expect(normalizedState(typed)).toBe(saved)
  })
})
