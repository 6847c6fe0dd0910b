import { expect, it } from "vitest"
import { capitalized, withoutAccents } from "./index.ts"

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
