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

  it("have their names (ACC-235)", () => {
    const named = Object.entries(US_STATES).map(([code, name]) => `${code} ${name}`)
    expect(named.toSorted()).toEqual(
      `AK Alaska, AL Alabama, AR Arkansas, AZ Arizona, CA California, CO Colorado, CT Connecticut, DC District of Columbia,
       DE Delaware, FL Florida, GA Georgia, HI Hawaii, IA Iowa, ID Idaho, IL Illinois, IN Indiana, KS Kansas, KY Kentucky,
       LA Louisiana, MA Massachusetts, MD Maryland, ME Maine, MI Michigan, MN Minnesota, MO Missouri, MS Mississippi,
       MT Montana, NC North Carolina, ND North Dakota, NE Nebraska, NH New Hampshire, NJ New Jersey, NM New Mexico,
       NV Nevada, NY New York, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island,
       SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VA Virginia, VT Vermont, WA Washington,
       WI Wisconsin, WV West Virginia, WY Wyoming`.split(/,\s+/),
    )
  })

  it.each([
    ["NY", "NY"],
    ["ny", "NY"],
    [" new york ", "NY"],
    ["Puerto Rico", "PR"],
    ["XX", "Various"],
    ["", "Various"],
    ["Bermuda", "Various"],
  ])("save %s as %s (SEL-260)", (typed, saved) => {
    expect(normalizedState(typed)).toBe(saved)
  })
})
