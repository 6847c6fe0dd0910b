import { Result } from "effect"
import { describe, expect, it } from "vitest"
import {
  absentAsNull,
  AssetId,
  Cents,
  Day,
  decode,
  DecimalCents,
  isKnown,
  must,
  textOfCents,
  tolerant,
} from "./index.ts"
import { LoanStatus } from "../assets/index.ts"

describe("a branded value", () => {
  it("is an id from its first letter to its last", () => {
    const id = "1f111111-1111-4111-8111-111111111111"
    const values = [id, `x${id}`, `${id}1`, id.toUpperCase(), ` ${id}`, "", 7]
    expect(values.filter((value) => AssetId.is(value))).toEqual([id])
  })

  it("is a day from its first digit to its last", () =>
    expect(
      ["2026-11-28", "12026-11-28", "2026-11-28Z", "2026-11-2", "+012026-11-28", "2026-11", "2026"].filter((text) =>
        Day.is(text),
      ),
    ).toEqual(["2026-11-28"]))

  it("is missing as null, and as nothing else", () =>
    expect([null, must(Day, "2026-11-28"), "x", undefined].map((value) => absentAsNull(Day).is(value))).toEqual([
      true,
      true,
      false,
      false,
    ]))

  it("of money travels with two decimals, one or none", () =>
    expect(
      ["12", "12.5", "12.50", "12.", ".5", "12.505"].map((sent) => Result.getOrNull(decode(DecimalCents)(sent))),
    ).toEqual([1_200, 1_250, 1_250, null, null, null]))

  it("is made of our own literals, or not at all", () => {
    expect(must(Cents, 5)).toBe(5)
    expect(() => must(Cents, -5)).toThrow(new RangeError("-5 is not Cents"))
  })
})

it("tells a word of the list from one that a newer gateway sent", () => {
  const words = tolerant(LoanStatus)
  const unknown = { unknown: "Frozen" }
  expect([isKnown<string>("Performing Loan"), isKnown<string>(unknown)]).toEqual([true, false])
  expect(["Performing Loan", unknown, "Frozen", { unknown: 7 }, null, 7].map((value) => words.is(value))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

it("writes an amount that is none, or below zero", () =>
  expect([undefined, Number.NaN, Number.POSITIVE_INFINITY, -150, 150].map(textOfCents)).toEqual([
    "",
    "",
    "",
    "-1.5",
    "1.5",
  ]))
