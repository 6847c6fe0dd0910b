import { describe, expect, it } from "vitest"
import { JUDICIAL_STATES, regionOf, REGIONS, regionsIn, US_STATES, type StateCode, withRegions } from "./index.ts"

const states = Object.keys(US_STATES) as ReadonlyArray<StateCode>

describe("the regions of the US", () => {
  it("are northeast, south, midwest and west, with every state in exactly one (ACC-237)", () => {
    const chosen = regionsIn(withRegions([], ["west", "south", "midwest", "northeast"]))
    expect(chosen).toEqual(["northeast", "midwest", "south", "west"])
    expect(chosen.flatMap((region) => withRegions([], [region])).toSorted()).toEqual(states.toSorted())
  })

  it.each([
    ["northeast", "CT MA ME NH NJ NY PA RI VT"],
    ["midwest", "IA IL IN KS MI MN MO ND NE OH SD WI"],
    ["south", "AL AR DC DE FL GA KY LA MD MS NC OK PR SC TN TX VA WV"],
    ["west", "AK AZ CA CO HI ID MT NM NV OR UT WA WY"],
  ] as const)("follow the Census, with DC and PR in the south: %s (ACC-237, ACC-238)", (region, named) => {
    expect(withRegions([], [region]).toSorted().join(" ")).toBe(named)
    expect(
      states
        .filter((state) => regionOf(state) === region)
        .toSorted()
        .join(" "),
    ).toBe(named)
  })

  it("are told of a state", () => {
    for (const state of states) expect(REGIONS[regionOf(state)]).toContain(state)
  })

  it("are chosen as all of their states, and left with them, and other states stay", () => {
    const south = withRegions(["NY", "TX"], ["south"])
    expect(south.toSorted()).toEqual(["NY", ...REGIONS.south].toSorted())
    expect([regionsIn(south), regionsIn(["NY"]), regionsIn(states)]).toEqual([
      ["south"],
      [],
      ["northeast", "midwest", "south", "west"],
    ])
    expect(withRegions(south, [])).toEqual(["NY"])
    expect(withRegions(south, ["south", "west"])).toHaveLength(1 + REGIONS.south.length + REGIONS.west.length)
    expect(withRegions(["NY", "TX"], [])).toEqual(["NY", "TX"])
  })

  it("foreclose through a court in 23 states: New Jersey and Florida, not Texas and California", () => {
    expect(new Set(JUDICIAL_STATES).size).toBe(23)
    expect(JUDICIAL_STATES).toHaveLength(23)
    expect(["NJ", "FL", "TX", "CA"].map((state) => JUDICIAL_STATES.some((one) => one === state))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
