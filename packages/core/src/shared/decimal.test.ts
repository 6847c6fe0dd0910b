import { Result } from "effect"
import fc from "fast-check"
import type * as t from "io-ts"
import { describe, expect, it } from "vitest"
import { Cents, decode, DecimalCents, must, PercentRate, Rate, UsdCents } from "./index.ts"

const cents = fc.integer({ min: 0, max: 999_999_999_999_999 }).map((n) => must(Cents, n))
const refuses = <A, O>(codec: t.Type<A, O>, input: unknown) => Result.isFailure(decode(codec)(input))

describe("a decimal on the wire", () => {
  it("comes back as the cents it left as", () =>
    fc.assert(
      fc.property(cents, (amount) => {
        expect(decode(DecimalCents)(DecimalCents.encode(amount))).toEqual(Result.succeed(amount))
      }),
    ))

  it.each(["1.234", "1e30", "-1", "+1", "", "1.", ".5", " 1", "1,000", "12345678901234", 12.5, null, Number.NaN])(
    "refuses %s, and never rounds",
    (input) => {
      expect(refuses(DecimalCents, input)).toBe(true)
    },
  )

  it("reads one place as tens of cents", () => {
    expect(decode(DecimalCents)("12.5")).toEqual(Result.succeed(1_250))
  })
})

describe("money as amount and currency", () => {
  it("refuses another currency than USD", () => {
    expect([
      refuses(UsdCents, { amount: "1.00", currency: "EUR" }),
      refuses(UsdCents, { amount: "1.00", currency: "USD" }),
    ]).toEqual([true, false])
  })

  it("is written with both", () => {
    expect(UsdCents.encode(must(Cents, 1_250))).toEqual({ amount: "12.50", currency: "USD" })
  })
})

describe("a rate on the wire", () => {
  it("is a percent with up to four decimals, kept in millionths", () => {
    expect(decode(PercentRate)("6.055")).toEqual(Result.succeed(60_550))
    expect(["6.05555", 6.055, null].map((input) => refuses(PercentRate, input))).toEqual([true, true, true])
  })

  it("comes back as it left, at either sign", () =>
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (n) => {
        expect(decode(PercentRate)(PercentRate.encode(must(Rate, n)))).toEqual(Result.succeed(n))
      }),
    ))
})
