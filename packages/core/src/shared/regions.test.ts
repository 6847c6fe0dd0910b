import { describe, expect, it } from "vitest"
import { JUDICIAL_STATES, regionOf, REGIONS, regionsIn, US_STATES, type StateCode, withRegions } from "./index.ts"

const states = Object.keys(US_STATES) as ReadonlyArray<StateCode>

describe("the regions of the US", () => {
  it("are northeast, south, midwest and west, with every state in exactly one (ACC-237)", () => {
    expect(Object.keys(REGIONS).toSorted()).toEqual(["midwest", "northeast", "south", "west"])
    expect(Object.values(REGIONS).flat().toSorted()).toEqual(states.toSorted())
  })

  it("follow the Census, with DC and PR in the south (ACC-237, ACC-238)", () => {
    const list = (names: string) => names.split(" ").toSorted()
    expect(REGIONS.northeast.toSorted()).toEqual(list("CT MA ME NH NJ NY PA RI VT"))
    expect(REGIONS.midwest.toSorted()).toEqual(list("IA IL IN KS MI MN MO ND NE OH SD WI"))
    expect(REGIONS.south.toSorted()).toEqual(list("AL AR DC DE FL GA KY LA MD MS NC OK PR SC TN TX VA WV"))
    expect(REGIONS.west.toSorted()).toEqual(list("AK AZ CA CO HI ID MT NM NV OR UT WA WY"))
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
