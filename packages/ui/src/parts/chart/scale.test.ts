import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { apart, mapped, ticks } from "./scale.ts"

describe("a chart's scale", () => {
  it.each([
    [1_600_000, 3_400_000, 6, [1_500_000, 2_000_000, 2_500_000, 3_000_000, 3_500_000]],
    [8, 22, 8, [8, 10, 12, 14, 16, 18, 20, 22]],
    [0, 1, 2, [0, 1]],
    [5, 5, 4, [5]],
  ])("from %d to %d about %d times is %j", (least, most, count, expected) => {
    expect(ticks(least, most, count)).toEqual(expected)
  })

  it("holds whatever is drawn on it, in steps of one width", () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (least, width) => {
        const scale = ticks(least, least + width, 6)
        const step = (scale[1] ?? 0) - (scale[0] ?? 0)
        expect(scale[0]).toBeLessThanOrEqual(least + step * 1e-6)
        expect(scale.at(-1)).toBeGreaterThanOrEqual(least + width - step * 1e-6)
        expect(scale.length).toBeLessThanOrEqual(14)
      }),
    ))

  it("maps both ends, and a point without width to the start", () => {
    const at = mapped([10, 20], [100, 0])
    expect([at(10), at(15), at(20), mapped([5, 5], [7, 9])(5)]).toEqual([100, 50, 0, 7])
  })

  it("keeps words apart, in their order, and above the ground", () => {
    expect(apart([10, 40, 44], 14, 100)).toEqual([10, 40, 54])
    expect(apart([98, 99, 97], 14, 100)).toEqual([86, 100, 72])
    expect(apart([], 14, 100)).toEqual([])
  })
})
