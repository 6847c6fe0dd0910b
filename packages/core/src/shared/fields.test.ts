import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fieldTexts } from "./field-words.ts"
import { displayedPhone, maskedPhone, nameFailure, phoneDigits, phoneFailure, savedName, zipFailure } from "./index.ts"

const digits = fc.stringMatching(/^\d{10}$/)

describe("a person's name", () => {
  it("takes letters, digits, colon, apostrophe, hyphen, dot and space (ACC-341)", () => {
    expect(nameFailure("person", "Anne-Marie O'Neil: Jr. 3")).toBeNull()
  })

  it.each([..."!$,#_()/|+?&*"])("refuses %s (ACC-342)", (sign) => {
    expect(nameFailure("person", `Ann${sign}`)).toBe("nameSymbols")
  })

  it("is required (ACC-339, ACC-340)", () => {
    expect([nameFailure("person", ""), nameFailure("person", "  ")]).toEqual(["required", "required"])
  })

  it("takes accents as the letters beneath them", () => {
    expect(nameFailure("person", "José Müller-Ñandú")).toBeNull()
  })

  it("takes typographic signs as those of a keyboard, and saves these", () => {
    for (const name of [
      "Mary O\u2019Brien",
      "Mary O\u02BCBrien",
      "Łukasz Søren-Ðorđe",
      "Ann\u00A0Lee\u200B",
      "Ann\u2013Lee",
    ])
      expect([name, nameFailure("person", name), nameFailure("entity", name)]).toEqual([name, null, null])
    expect(savedName("\u200Bmary O\u2019Brien\u00A0")).toBe("Mary O'Brien")
    expect(nameFailure("person", "Mary \u201CMac\u201D")).toBe("nameSymbols")
  })

  it("is saved with its first letter in capitals (ACC-346, ACC-381)", () => {
    expect(savedName(" ann")).toBe("Ann")
  })

  it("says what is wrong in the decided words (ACC-345)", () => {
    expect(fieldTexts[nameFailure("person", "A+") ?? "required"]).toBe("Wrong symbols in name")
  })
})

describe("an entity's name", () => {
  it.each([..."$,()/&*"])("takes %s (ACC-343)", (sign) => {
    expect(nameFailure("entity", `Fund ${sign} I`)).toBeNull()
  })

  it.each([..."!#:_|+?"])("refuses %s (ACC-344)", (sign) => {
    expect(nameFailure("entity", `Fund ${sign} I`)).toBe("nameSymbols")
  })
})

describe("a phone", () => {
  it("is valid at exactly 14 characters with its mask (ACC-351, ACC-631, SEL-276)", () => {
    expect([phoneFailure("(212)-555-0142"), phoneFailure("(212)-555-014"), phoneFailure("(212)-555-01422")]).toEqual([
      null,
      "phoneFormat",
      "phoneFormat",
    ])
  })

  it("is required (ACC-349)", () => {
    expect(phoneFailure("")).toBe("required")
  })

  it("loses brackets and hyphens when saved, and gets them back (ACC-353, ACC-354)", () =>
    fc.assert(
      fc.property(digits, (ten) => {
        expect([maskedPhone(ten).length, phoneDigits(maskedPhone(ten)), phoneDigits(ten)]).toEqual([14, ten, ten])
      }),
    ))

  it("is displayed with an optional leading country digit (ACC-352)", () => {
    expect([displayedPhone("2125550142"), displayedPhone("12125550142")]).toEqual([
      "(212) 555-0142",
      "1 (212) 555-0142",
    ])
  })
})

describe("a zip code", () => {
  it("has exactly five digits, or is refused in words (ACC-373, ACC-632, SEL-275)", () => {
    expect([zipFailure("10003"), zipFailure("1000"), zipFailure("100033"), zipFailure("1000a")]).toEqual([
      null,
      "zipLength",
      "zipLength",
      "zipLength",
    ])
    expect(fieldTexts.zipLength).toBe("Zipcode must be 5 characters")
  })

  it("is required (ACC-372)", () => {
    expect(zipFailure("")).toBe("required")
  })
})
