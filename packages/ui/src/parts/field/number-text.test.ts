import { describe, expect, it } from "vitest"
import { masked } from "./masked.ts"
import { centsOf, numberOf, textOfCents } from "./number-text.ts"

describe("what a money field holds", () => {
  it("is whole cents, exact to the largest amount", () => {
    expect([centsOf("1234.5"), centsOf("12."), centsOf(".05"), centsOf("9999999999999.99")]).toEqual([
      123_450, 1_200, 5, 999_999_999_999_999,
    ])
  })
  it("is nothing while no digit is there, and never a third decimal (ACC-401)", () => {
    expect([centsOf(""), centsOf("."), centsOf("-"), centsOf("1.234"), centsOf("1e3")]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
  it("is written back as the shortest text that means it", () => {
    const texts = ["0", "5", "12.5", "12.05", "1000000"]
    expect(texts.map((text) => textOfCents(centsOf(text)))).toEqual(texts)
    expect(textOfCents(undefined)).toBe("")
  })
})

describe("what a number field holds", () => {
  it("is a number, or nothing", () =>
    expect([numberOf("15"), numberOf("6.055"), numberOf(""), numberOf("-"), numberOf("-2")]).toEqual([
      15,
      6.055,
      undefined,
      undefined,
      -2,
    ]))
})

describe("a mask", () => {
  it("writes as far as there are digits (ACC-350)", () => {
    expect(["", "5", "555", "5550102030", "55501020309"].map((digits) => masked(digits, "(###)-###-####"))).toEqual([
      "",
      "(5",
      "(555",
      "(555)-010-2030",
      "(555)-010-2030",
    ])
  })
  it("reads its own writing", () => expect(masked("(555)-010-2030", "(###)-###-####")).toBe("(555)-010-2030"))
})
