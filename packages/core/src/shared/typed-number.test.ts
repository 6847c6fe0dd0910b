import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  centsOf,
  signedCentsOf,
  decimalTyped,
  DEFAULT_PRECISION,
  digitInputShown,
  grouped,
  numberOf,
  textOfCents,
  TYPED_PRECISION,
} from "./index.ts"

const typed = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(...Array.from("0129.,-+e ")) }))

describe("a number input", () => {
  it("takes digits only (ACC-399)", () => {
    expect([decimalTyped("-1,2a3", 0), decimalTyped("0123456789", 0)]).toEqual(["123", "0123456789"])
    fc.assert(
      fc.property(typed, (text) => {
        expect(decimalTyped(text, 0)).toMatch(/^[0-9]*$/)
      }),
    )
  })
})

describe("a decimal input", () => {
  it("blocks the minus sign (ACC-400)", () => {
    expect([decimalTyped("-5"), decimalTyped("5-"), decimalTyped("-"), decimalTyped("-.5")]).toEqual([
      "5",
      "5",
      "",
      ".5",
    ])
    fc.assert(
      fc.property(typed, (text) => {
        expect(decimalTyped(text)).toMatch(/^[0-9]*(?:\.[0-9]{0,2})?$/)
      }),
    )
  })

  it("takes at most two decimals (ACC-401, ACC-658, ACC-660)", () => {
    expect(TYPED_PRECISION).toBe(2)
    expect(["1.2", "1.23", "1.234", "1.2.3", "1."].map((text) => decimalTyped(text))).toEqual([
      "1.2",
      "1.23",
      "1.23",
      "1.23",
      "1.",
    ])
    expect([decimalTyped("6.0555", 4), decimalTyped("6.5", 0)]).toEqual(["6.0555", "6"])
  })

  it("takes four where nobody names another number of them (ACC-659, ACC-660)", () =>
    expect(decimalTyped("6.05501", DEFAULT_PRECISION)).toBe("6.0550"))

  it("changes nothing that it took before", () =>
    fc.assert(
      fc.property(typed, fc.integer({ min: 0, max: 4 }), (text, precision) => {
        const once = decimalTyped(text, precision)
        expect(decimalTyped(once, precision)).toBe(once)
      }),
    ))
})

describe("a digit input", () => {
  it("has precision 2 (ACC-402)", () => {
    expect(["12.345", "12.3", "12."].map(digitInputShown)).toEqual(["12.34", "12.3", "12."])
  })

  it("shows thousand separators (ACC-403)", () => {
    expect(["", "1", "999", "1000", "1234567.5", "12,345"].map(digitInputShown)).toEqual([
      "",
      "1",
      "999",
      "1,000",
      "1,234,567.5",
      "12,345",
    ])
  })

  it("reads its own writing", () =>
    fc.assert(
      fc.property(typed, (text) => {
        const once = digitInputShown(text)
        expect(digitInputShown(once)).toBe(once)
        expect(once.replaceAll(",", "")).toBe(decimalTyped(text))
      }),
    ))
})

describe("a grouped number", () => {
  it("groups by three from the end", () => {
    expect(["", "12", "123", "1234", "123456", "1234567"].map(grouped)).toEqual([
      "",
      "12",
      "123",
      "1,234",
      "123,456",
      "1,234,567",
    ])
  })

  it("groups every whole number as the browser's own format does", () => {
    const own = new Intl.NumberFormat("en-US")
    fc.assert(
      fc.property(fc.maxSafeNat(), (whole) => {
        expect(grouped(String(whole))).toBe(own.format(whole))
      }),
    )
  })
})

describe("what a money input holds", () => {
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

  it("is a loss where a minus may stand before it", () => {
    const texts = ["-12.05", "-1000000", "5", "-", "--5", "-1.234"]
    expect(texts.map(signedCentsOf)).toEqual([-1_205, -100_000_000, 500, undefined, undefined, undefined])
    expect(textOfCents(signedCentsOf("-12.50"))).toBe("-12.5")
  })

  it("is written back as the shortest text that means it", () => {
    const texts = ["0", "5", "12.5", "12.05", "1000000"]
    expect(texts.map((text) => textOfCents(centsOf(text)))).toEqual(texts)
    expect(textOfCents(undefined)).toBe("")
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000_000 }), (cents) => {
        expect(centsOf(textOfCents(cents))).toBe(cents)
      }),
    )
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
