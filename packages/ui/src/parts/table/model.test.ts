import { describe, expect, it } from "vitest"
import { rangeWords } from "../filter/filter-range.tsx"
import { initialsOf } from "../panel/initials.ts"
import { nextSort } from "./model.ts"

describe("a press on a column's head", () => {
  const price = { id: "price", sort: "descending" } as const
  it("asks for the column's own first direction, then turns it", () => {
    const first = nextSort(price, undefined)
    expect([
      first.direction,
      nextSort(price, first).direction,
      nextSort(price, nextSort(price, first)).direction,
    ]).toEqual(["descending", "ascending", "descending"])
  })
  it("starts anew on another column", () => {
    expect(nextSort({ id: "days", sort: "ascending" }, { column: "price", direction: "ascending" })).toEqual({
      column: "days",
      direction: "ascending",
    })
  })
})

describe("words for what is chosen", () => {
  it("name a range by the ends it has", () => {
    const [five, sixty] = [5_000_000_00, 60_000_000_00]
    expect(
      [
        { from: five, to: sixty },
        { from: five, to: undefined },
        { from: undefined, to: sixty },
        { from: undefined, to: undefined },
      ].map((range) => rangeWords(range)),
    ).toEqual(["$5M to $60M", "From $5M", "Up to $60M", "Any"])
    expect(rangeWords({ from: 600_000, to: 752_500 }, "percent")).toBe("60% to 75.25%")
    expect(rangeWords({ from: 1_200_000, to: undefined }, "ratio")).toBe("From 1.20x")
  })
  it("name a person by two letters", () => {
    expect(["Harrow Point Credit", "dana", " Ana  Ruiz ", "🏢🏨 Capital", ""].map(initialsOf)).toEqual([
      "HP",
      "DA",
      "AR",
      "🏢C",
      "",
    ])
  })
})
