import { describe, expect, it } from "vitest"
import { normalizedState, US_STATES } from "./index.ts"

describe("the states", () => {
  const named =
    `AK Alaska, AL Alabama, AR Arkansas, AZ Arizona, CA California, CO Colorado, CT Connecticut, DC District of Columbia,
       DE Delaware, FL Florida, GA Georgia, HI Hawaii, IA Iowa, ID Idaho, IL Illinois, IN Indiana, KS Kansas, KY Kentucky,
       LA Louisiana, MA Massachusetts, MD Maryland, ME Maine, MI Michigan, MN Minnesota, MO Missouri, MS Mississippi,
       MT Montana, NC North Carolina, ND North Dakota, NE Nebraska, NH New Hampshire, NJ New Jersey, NM New Mexico,
       NV Nevada, NY New York, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island,
       SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VA Virginia, VT Vermont, WA Washington,
       WI Wisconsin, WV West Virginia, WY Wyoming`
      .split(/,\s+/)
      .map((one) => [one.slice(0, 2), one.slice(3)] as const)

  it("are the 50, DC and PR, each saved for its name and its letters, and no other (ACC-235, ACC-236)", () => {
    for (const [code, name] of named)
      expect([name, normalizedState(name), normalizedState(code)]).toEqual([name, code, code])
    expect(Object.keys(US_STATES).filter((code) => normalizedState(code) === code)).toHaveLength(52)
    expect(named).toHaveLength(52)
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
