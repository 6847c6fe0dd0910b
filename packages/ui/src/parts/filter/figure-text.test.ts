import { describe, expect, it } from "vitest"
import { figureText, figureTyped } from "./figure-text.ts"

const read = (text: string, kind: "money" | "percent" | "ratio") => {
  const typed = figureTyped(text, kind)
  return typed.tag === "figure" ? typed.value : typed.tag
}

describe("a figure that is typed into a filter", () => {
  it("is read whole, with its unit or without", () => {
    expect(["1.25", " 1.25x", ".8", "1.", "-0.5"].map((text) => read(text, "ratio"))).toEqual([
      1_250_000, 1_250_000, 800_000, 1_000_000, -500_000,
    ])
    expect(["75", "75.5%", "5.71 %"].map((text) => read(text, "percent"))).toEqual([750_000, 755_000, 57_100])
    expect(["5000000", "5,000,000", "$5,000,000.50", "1,000"].map((text) => read(text, "money"))).toEqual([
      5_000_000_00, 5_000_000_00, 5_000_000_50, 1_000_00,
    ])
  })

  it("is refused where it is no figure, and nothing where nothing is typed", () => {
    expect(["abc", "8a", "1.2.3", "1,2,3", "-", "7 5"].map((text) => read(text, "percent"))).toEqual(
      Array(6).fill("refused"),
    )
    for (const kind of ["percent", "ratio"] as const)
      expect(["1,2", "0,8", "1,200", "75,5"].map((text) => read(text, kind))).toEqual(Array(4).fill("refused"))
    expect(["0,8", "1,2", "5,00", "5M", "-5", "1.234"].map((text) => read(text, "money"))).toEqual(
      Array(6).fill("refused"),
    )
    expect(["", "  "].map((text) => read(text, "ratio"))).toEqual(["none", "none"])
  })

  it("is written as it can be typed again", () => {
    expect([figureText(5_000_000_50, "money"), figureText(755_000, "percent"), figureText(1_250_000, "ratio")]).toEqual(
      ["5,000,000.5", "75.5", "1.25"],
    )
    expect(read(figureText(5_000_000_50, "money"), "money")).toBe(5_000_000_50)
  })
})
