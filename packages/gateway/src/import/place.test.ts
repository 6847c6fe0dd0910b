import { describe, expect, it } from "vitest"
import { placeOf, refusedState } from "./place.ts"

describe("placeOf", () => {
  it.each([
    ["NY", "NY"],
    ["PR", "PR"],
    ["", "Various"],
    ["XX", "Various"],
  ])("puts state code %j in %s", (state, expected) => {
    expect(placeOf({ city: "Austin", state, zip: "78701" })).toEqual({
      state: expected,
      city: "Austin",
      zipCode: "78701",
      missing: [],
    })
  })

  it.each([
    ["", "78701", ["city"]],
    ["Austin", "", ["zip"]],
    ["Austin", "Various", ["zip"]],
    [" ", "7870", ["city", "zip"]],
  ])("names what is missing of city %j and zip %j", (city, zip, missing) => {
    expect(placeOf({ city, state: "TX", zip }).missing).toEqual(missing)
  })

  it("takes the first of several cities", () => {
    expect(placeOf({ city: "Gilbert; Mesa", state: "AZ", zip: "85296" }).city).toBe("Gilbert")
  })
})

describe("refusedState", () => {
  it("refuses the codes that filings use for countries, and says which", () => {
    expect(refusedState("D0")).toBe("state D0 (Bermuda) is outside the United States")
    expect(refusedState("X0")).toBe("state X0 is outside the United States")
    expect(["NY", "XX", ""].map(refusedState)).toEqual([undefined, undefined, undefined])
  })
})
