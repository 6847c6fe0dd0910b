import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Coordinates, DEFAULT_MILES, milesBetween, nearFrom, textOfPlace } from "./near.ts"

const AUSTIN = { latitude: 30.2713, longitude: -97.7426 }
const DALLAS = { latitude: 32.7904, longitude: -96.8044 }
const point: fc.Arbitrary<Coordinates> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe("the way between two points", () => {
  it("is what a map says", () => {
    expect(milesBetween(AUSTIN, DALLAS)).toBeCloseTo(182.4, 0)
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12_437, 0)
  })

  it("is the same both ways, none to where one is, and never longer than half around", () =>
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(milesBetween(one, one)).toBe(0)
        expect(milesBetween(one, other)).toBeCloseTo(milesBetween(other, one), 6)
        expect(milesBetween(one, other)).toBeLessThan(12_440)
      }),
    ))
})

describe("a circle", () => {
  it("is read from a pair of coordinates, else from the name of a place", () => {
    expect(nearFrom(" 30.2713, -97.7426 ", 25)).toEqual({ at: AUSTIN, miles: 25 })
    expect(nearFrom("Austin, TX", 25)).toEqual({ at: "Austin, TX", miles: 25 })
    expect([nearFrom("78701", 25)?.at, nearFrom("91, 0", 25)?.at, nearFrom("0,181", 25)?.at]).toEqual([
      "78701",
      "91, 0",
      "0,181",
    ])
    expect(nearFrom("  ", 25)).toBeNull()
  })

  it("reaches as far as a search may look, else as usual", () => {
    expect([1, 500, 0, 501, 2.5, Number.NaN].map((miles) => nearFrom("78701", miles)?.miles)).toEqual([
      1,
      500,
      DEFAULT_MILES,
      DEFAULT_MILES,
      DEFAULT_MILES,
      DEFAULT_MILES,
    ])
  })

  it("is written as it is read", () =>
    fc.assert(
      fc.property(point, (at) => {
        const near = nearFrom(textOfPlace(at), 10)
        expect(textOfPlace(near?.at ?? "")).toBe(textOfPlace(at))
        expect(typeof near?.at).toBe("object")
      }),
    ))
})
