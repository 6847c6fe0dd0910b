import { describe, expect, it } from "vitest"
import { masked, PHONE_MASK, TAX_ID_MASK, ZIP_MASK } from "./masked.ts"
import { centsOf, numberOf, textOfCents } from "./number-text.ts"

describe("what a money field holds", () => {
  it("is whole cents, exact to the largest amount (ACC-401)", () => {
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
  it.each([
    ["a phone number (ACC-350)", PHONE_MASK, "5550102030", "(555)-010-2030"],
    ["a zip code (ACC-374)", ZIP_MASK, "07652", "07652"],
    ["a federal tax id (ACC-386)", TAX_ID_MASK, "123456789", "12-3456789"],
  ])("writes %s, nothing after its last digit, and reads its own writing", (_what, mask, digits, written) => {
    expect([masked(digits, mask), masked(`${digits}9`, mask), masked(written, mask)]).toEqual([
      written,
      written,
      written,
    ])
  })
  it("writes as far as there are digits", () => {
    expect(["", "5", "555"].map((digits) => masked(digits, PHONE_MASK))).toEqual(["", "(5", "(555"])
  })
})
