import { describe, expect, it } from "vitest"
import { otherSpellings } from "./spellings.ts"

describe("other spellings of a question", () => {
  it("write a place's Saint, Fort and Mount out, or shorten them", () => {
    expect(otherSpellings("saint petersburg")).toEqual(["st. petersburg", "st petersburg"])
    expect(otherSpellings("st. petersburg")).toEqual(["saint petersburg", "st petersburg"])
    expect(otherSpellings("ft worth, tx")).toEqual(["fort worth, tx", "ft. worth, tx"])
    expect(otherSpellings("hotel mt. vernon")).toEqual(["hotel mount vernon", "hotel mt vernon"])
  })

  it("are none where no other word follows, or nothing of it is typed", () => {
    for (const typed of ["", "st", "fort", "100 main st", "100 main st, austin", "boston", "fortune place"])
      expect([typed, otherSpellings(typed)]).toEqual([typed, []])
  })

  it("are few, however many such words are typed", () => {
    expect(otherSpellings("st st st st st st paul")).toHaveLength(8)
  })
})
