import { describe, expect, it } from "vitest"
import { chanceOfSame, inTurns, median } from "./timing.ts"

const numbers = (count: number, of: (place: number) => number) =>
  Array.from({ length: count }, (_one, place) => of(place))
/** Spread evenly over one unit, the same for all runs. */
const spread = (place: number) => (place * 0.618_034) % 1

describe("the comparison of two samples of times", () => {
  it("takes one distribution for one, and two for two", () => {
    const one = numbers(200, spread)
    expect(chanceOfSame({ one, other: one })).toBe(1)
    expect(chanceOfSame({ one, other: numbers(200, (place) => spread(place + 500)) })).toBeGreaterThan(0.9)
    expect(chanceOfSame({ one, other: numbers(200, (place) => spread(place) + 0.5) })).toBeLessThan(0.001)
  })

  it("has the critical value of the tables: 1.358 for five in a hundred", () => {
    const one = numbers(1_000, (place) => place / 1_000)
    const shift = 1.358 / Math.sqrt(500)
    const chance = chanceOfSame({ one, other: one.map((value) => value + shift) })
    expect(chance).toBeGreaterThan(0.04)
    expect(chance).toBeLessThan(0.06)
  })

  it("asks both in turns, as often as it is told, and drops the first rounds", async () => {
    const asked: Array<string> = []
    const pairs = await inTurns(
      4,
      async () => void asked.push("one"),
      async () => void asked.push("other"),
    )
    expect([pairs.one.length, pairs.other.length, asked.length]).toEqual([4, 4, 28])
    expect(asked.slice(0, 4)).toEqual(["one", "other", "other", "one"])
    expect(median([3, 1, 2])).toBe(2)
  })
})
