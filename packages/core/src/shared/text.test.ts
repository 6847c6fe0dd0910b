import { describe, expect, it } from "vitest"
import { capitalized, emptyAsNull, withoutAccents } from "./index.ts"

describe("a form just before it is sent", () => {
  it("has null for empty strings (ACC-405)", () => {
    expect(emptyAsNull({ name: "", city: "Austin", count: 0, agreed: false, note: " " })).toEqual({
      name: null,
      city: "Austin",
      count: 0,
      agreed: false,
      note: " ",
    })
    expect(["", null, undefined, 7].map(emptyAsNull)).toEqual([null, null, undefined, 7])
  })

  it("has them at every level, in lists too (ACC-406)", () => {
    expect(emptyAsNull({ address: { city: "", lines: ["", "1 Main Street", { unit: "" }] } })).toEqual({
      address: { city: null, lines: [null, "1 Main Street", { unit: null }] },
    })
  })
})

it("puts the first letter in capitals and leaves the rest", () => {
  expect(["ada", "élan", "mcArthur", ""].map(capitalized)).toEqual(["Ada", "Élan", "McArthur", ""])
})

it("takes the accents off letters, and nothing else off a text", () =>
  expect(["é", "Ñandú", "naïve café", "plain ~", ""].map(withoutAccents)).toEqual([
    "e",
    "Nandu",
    "naive cafe",
    "plain ~",
    "",
  ]))

it("writes letters that have no accent to take off, and typographic signs, in plain ones", () =>
  expect(
    ["Łukasz Søren", "Weiß Æsir œuvre", "O\u2019Brien\u00A0\u2013 \u201CMac\u201D\u200B"].map(withoutAccents),
  ).toEqual(["Lukasz Soren", "Weiss Aesir oeuvre", 'O\'Brien - "Mac"']))
