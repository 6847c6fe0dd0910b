import { describe, expect, it } from "vitest"
import { COMPLETED_COUNTRY, MOST_SUGGESTIONS, townTyped } from "./index.ts"

describe("the town in a typed address", () => {
  it.each([
    ["1 Main Street, Chic", { street: "1 Main Street", town: "Chic" }],
    ["1 Main Street, Suite 2, 606", { street: "1 Main Street, Suite 2", town: "606" }],
    [" 60606 ", { street: "", town: "60606" }],
    [", Chicago", { street: "", town: "Chicago" }],
    [" 1 Main Street , Chicago", { street: "1 Main Street", town: "Chicago" }],
  ])("of %j is %j", (typed, town) => expect(townTyped(typed)).toEqual(town))

  it.each([
    "",
    "1 Main Street",
    "Chicago",
    "60",
    "1 Main Street, ",
    "1 Main Street, Ch",
    "Chicago 60606",
    "60606 Chicago",
  ])("of %j is none yet", (typed) => expect(townTyped(typed)).toBeNull())

  it("is completed to an address in the USA, out of at most eight", () =>
    expect([COMPLETED_COUNTRY, MOST_SUGGESTIONS]).toEqual(["USA", 8]))
})
