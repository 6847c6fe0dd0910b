import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { STREET_FIELD as FIELD } from "../parts/drawing/index.ts"
import { gridOf, heightOf } from "./street-scale.ts"

describe("the street's scale", () => {
  it("has three to seven grid lines, evenly apart, none above the highest amount", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 10 ** 13 }), (top) => {
        const grid = gridOf(top)
        expect(grid.length).toBeGreaterThanOrEqual(3)
        expect(grid.length).toBeLessThanOrEqual(7)
        expect(grid.at(-1)).toBeLessThanOrEqual(top)
        expect(grid.map((amount, at) => amount / (at + 1))).toEqual(grid.map(() => grid[0]))
      }),
    ))

  it("is one for all: twice the amount stands twice as high, the highest below the sky", () => {
    expect(heightOf(50, 100)).toBe(heightOf(100, 100) / 2)
    expect(heightOf(100, 100)).toBeLessThan(FIELD.height - FIELD.ground)
  })
})
