import type { LoanStatus } from "@xl/core/assets"
import { Cents, must } from "@xl/core/shared"
import { describe, expect, it } from "vitest"
import { demoAskingPrice, guidePrice, requiredYield, ruledPrice } from "./asking-price.ts"
import { aRow } from "./testing.ts"

const dollars = (amount: number) => must(Cents, Math.round(amount * 100))
const VALUE = dollars(20_000_000)
const priced = (over: Readonly<Record<string, string>> = {}, value: number = VALUE) =>
  ruledPrice({ row: aRow(over), status: "Performing Loan", value, senior: 0 })

describe("the yield that a buyer asks", () => {
  it.each([
    [0.5, 1.4, 0.0625],
    [0.7, 1.4, 0.0675],
    [0.6, 1.05, 0.0725],
    [0.7, 1.15, 0.0725],
    [3, 0, 0.12],
  ])("of a loan at %d of the value and %dx coverage is %d", (loanToValue, coverage, asked) => {
    expect(requiredYield(loanToValue, coverage)).toBeCloseTo(asked, 10)
  })
})

describe("the price by rule", () => {
  it("is the balance of a performing loan that pays the yield asked of it", () => {
    expect(priced({ note_rate_pct: "6.25" })).toBeCloseTo(dollars(10_000_000), -1)
  })

  it("falls with the coupon, with coverage and with the value, and stays under 103 %", () => {
    expect(priced({ note_rate_pct: "5" })).toBeLessThan(priced({ note_rate_pct: "6" }))
    expect(priced({ dscr_noi: "0.64" })).toBeLessThan(priced({ dscr_noi: "1.25" }))
    expect(priced({}, dollars(12_000_000))).toBeLessThan(priced())
    expect(priced({ note_rate_pct: "9" })).toBe(dollars(10_300_000))
  })

  it("discounts the collateral of a loan that does not perform, up to what is owed", () => {
    const npl = (value: number) => ruledPrice({ row: aRow(), status: "Non-Performing Loan", value, senior: 0 })
    // 7.2 million of net proceeds after 18 months at 15 %.
    expect(npl(dollars(8_000_000))).toBeCloseTo(dollars(7_200_000) / 1.15 ** 1.5, -1)
    expect(npl(dollars(40_000_000))).toBe(npl(dollars(30_000_000)))
  })

  it("puts a sub-performing loan below the same loan paid on time, and below its collateral", () => {
    const late = (value: number) => ruledPrice({ row: aRow(), status: "Sub-Performing Loan", value, senior: 0 })
    expect(late(VALUE)).toBeCloseTo(priced() * 0.94, 0)
    expect(late(dollars(8_000_000))).toBe(dollars(6_800_000))
  })
})

describe("the price of a second lien", () => {
  const behind = (status: LoanStatus, over: Readonly<Record<string, string>>, senior: number) =>
    ruledPrice({ row: aRow(over), status, value: VALUE, senior })

  it("is the balance where it pays three points more than a first lien of both balances", () => {
    expect(behind("Performing Loan", { note_rate_pct: "9.25" }, dollars(2_000_000))).toBeCloseTo(
      dollars(10_000_000),
      -1,
    )
    expect(behind("Performing Loan", { note_rate_pct: "9.25" }, dollars(6_000_000))).toBeLessThan(dollars(10_000_000))
  })

  it("is what the collateral leaves after the senior loan, and never below nothing", () => {
    expect(behind("Sub-Performing Loan", {}, dollars(12_000_000))).toBe(dollars(5_000_000))
    expect(behind("Non-Performing Loan", {}, dollars(12_000_000))).toBeCloseTo(dollars(6_000_000) / 1.15 ** 1.5, -1)
    expect(behind("Non-Performing Loan", {}, dollars(25_000_000))).toBe(0)
  })
})

it("rounds a seller's price to 5,000 dollars within a point of the rule, and names none in one listing of five", () => {
  const loans = Array.from({ length: 200 }, (_, index) => ({
    row: aRow({ record_id: `R-${index}` }),
    status: "Performing Loan" as const,
    value: VALUE,
    senior: 0,
  }))
  const prices = loans.map(guidePrice)
  expect(prices.every((price) => price % 500_000 === 0)).toBe(true)
  expect(Math.max(...prices.map((price) => Math.abs(price / priced() - 1)))).toBeLessThan(0.0101)
  const unnamed = loans.filter((loan) => demoAskingPrice(loan) === null).length
  expect(unnamed).toBeGreaterThan(20)
  expect(unnamed).toBeLessThan(60)
})
