import fc from "fast-check"
import { inProportion } from "@xl/testkit/shared"
import { describe, expect, it } from "vitest"
import { ofRate, ONE, over, power, rounded, times, toRate, twelfthRoot, whole } from "./fixed.ts"
import { monthlyDiscount } from "./flows.ts"

const millionths = fc.integer({ min: 0, max: 2_000_000 })
const growth = (yearly: number) => ONE + ofRate(yearly)

describe("fixed-point numbers", () => {
  it("have a twelfth root that is right in its thirtieth place, as whole numbers without any division prove", () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999, max: 2_000_000 }), (yearly) => {
        const root = twelfthRoot(growth(yearly))
        const sought = growth(yearly) * ONE ** 11n
        expect(root ** 12n <= sought && sought < (root + 1n) ** 12n).toBe(true)
      }),
      { numRuns: inProportion(300) },
    )
    expect([twelfthRoot(0n), twelfthRoot(ONE), twelfthRoot(-ONE)]).toEqual([0n, ONE, 0n])
  })

  it("discount ten trillion dollars over fifty years within a billionth of a cent of the true power", () => {
    fc.assert(
      fc.property(millionths, fc.integer({ min: 1, max: 600 }), (yearly, months) => {
        const found = whole(1_000_000_000_000_000)
        const discount = monthlyDiscount(ofRate(yearly), "effective")
        let price = found
        for (let month = 0; month < months; month++) price = times(price, discount)
        // price^12 × growth^months = found^12: the error of the price is a twelfth of that of its power, in proportion.
        const SCALE = 10n ** 60n
        const ratio = over(price, found)
        const power12 = ratio ** 12n * SCALE
        const exact = (ONE ** BigInt(12 + months) * SCALE) / growth(yearly) ** BigInt(months)
        const [one, other] = [power12 / ONE ** 11n, exact / ONE ** 11n]
        const apart = one > other ? one - other : other - one
        // A billionth of a cent of 10^15 cents is 10^-24 of the whole; the twelfth power moves twelve times as far at most.
        expect(apart * 10n ** 24n < SCALE * ONE * 12n).toBe(true)
      }),
      { numRuns: inProportion(40) },
    )
  })

  it("are rounded half to even, of either sign", () => {
    const half = ONE / 2n
    expect([1n, 2n, -1n, -2n, 0n].map((n) => rounded(n * ONE + half))).toEqual([2, 2, -0 + 0, -2, 0])
    expect([rounded(ONE + half - 1n), rounded(ONE + half + 1n), rounded(-half - 1n), rounded(3n * ONE)]).toEqual([
      1, 2, -1, 3,
    ])
    expect([toRate(over(whole(1), whole(3))), toRate(-ONE)]).toEqual([333_333, -1_000_000])
  })

  it("have whole powers", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 12 }), (base, exponent) => {
        expect(power(whole(base), exponent)).toBe(BigInt(base) ** BigInt(exponent) * ONE)
      }),
      { numRuns: inProportion(60) },
    )
  })

  it("take the twelfth part of a yearly rate where a loan pays, and the twelfth root where it does not", () => {
    expect(monthlyDiscount(ofRate(120_000), "nominal")).toBe(over(ONE, ofRate(1_010_000)))
    const effective = monthlyDiscount(ofRate(120_000), "effective")
    expect(Math.abs(toRate(power(over(ONE, effective), 12)) - 1_120_000)).toBe(0)
  })
})
