import { describe, expect, it } from "vitest"
import { Cents, must } from "../shared/index.ts"
import { askingShare, isUncovered, isUnderWater, type LienPosition, loanToValue, ltvLabel } from "./index.ts"

const cents = (amount: number | null) => (amount === null ? null : must(Cents, amount))
const loan = (upb: number | null, value: number | null, asked: number | null = null) => ({
  mainInfo: { upb: cents(upb), listingPrice: cents(asked) },
  noteOverview: { estCollateralValue: cents(value), lienPosition: null, seniorBalance: null },
})
const behind = (lienPosition: LienPosition | null, senior: number | null) => ({
  ...loan(30, 200),
  noteOverview: { estCollateralValue: cents(200), lienPosition, seniorBalance: cents(senior) },
})

describe("the ratios of a loan", () => {
  it("set the UPB against the collateral's value, rounded to millionths", () => {
    expect([loanToValue(loan(50, 200)), loanToValue(loan(200, 100)), loanToValue(loan(0, 3))]).toEqual([
      250_000, 2_000_000, 0,
    ])
    expect([loanToValue(loan(1, 3)), loanToValue(loan(2, 3))]).toEqual([333_333, 666_667])
  })

  it("count the debt before a second lien or mezzanine loan, and are unknown where that is", () => {
    const ratios = (senior: number | null) =>
      ([null, "First", "Second", "Mezzanine"] as const).map((lien) => loanToValue(behind(lien, senior)))
    expect(ratios(100)).toEqual([150_000, 150_000, 650_000, 650_000])
    expect(ratios(null)).toEqual([150_000, 150_000, null, null])
    expect(ratios(0)).toEqual([150_000, 150_000, 150_000, 150_000])
    expect(isUnderWater(loanToValue(behind("Second", 171)))).toBe(true)
    expect([behind(null, 1), behind("First", 1), behind("Second", 1), behind("Mezzanine", 1)].map(ltvLabel)).toEqual([
      "LTV",
      "LTV",
      "CLTV",
      "CLTV",
    ])
  })

  it("are exact however large the sums are", () => {
    expect(loanToValue(loan(999_999_999_999_999, 999_999_999_999_998))).toBe(1_000_000)
    expect(loanToValue(loan(10_000_000_000, 3))).toBe(3_333_333_333_333_333)
    expect([loanToValue(loan(5, 10_000_000)), loanToValue(loan(4_999_999, 10_000_000_000_000))]).toEqual([1, 0])
  })

  it("set the asking price against the UPB", () =>
    expect([askingShare(loan(200, null, 150)), askingShare(loan(200, null, 250))]).toEqual([750_000, 1_250_000]))

  it("are unknown where a part of them is, and where the whole is nothing", () => {
    expect([loan(null, 5), loan(5, null), loan(5, 0)].map(loanToValue)).toEqual([null, null, null])
    expect([loan(null, 5, 5), loan(0, 5, 5), loan(5, 5, null)].map(askingShare)).toEqual([null, null, null])
  })

  it("are bad above the whole value, and below what carries the debt", () => {
    expect([null, 999_999, 1_000_000, 1_000_001].map(isUnderWater)).toEqual([false, false, false, true])
    expect([null, 999_999, 1_000_000, 1_000_001].map(isUncovered)).toEqual([false, true, false, false])
  })
})
