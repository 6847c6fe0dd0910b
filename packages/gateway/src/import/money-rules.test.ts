import { Cents, must, PercentRate, Rate } from "@xl/core/shared"
import { describe, expect, it } from "vitest"
import { annualIncome, collateralValue, shareOfLoan } from "./collateral-value.ts"
import { demoBidDeposit, demoDefaultRate } from "./demo-values.ts"
import { totalPayoff } from "./payoff.ts"
import { prepayment } from "./prepayment.ts"
import { aRow } from "./testing.ts"

const dollars = (amount: number) => must(Cents, amount * 100)

describe("collateralValue", () => {
  it("is the appraisal of a whole loan, the later one where there is one", () => {
    expect(collateralValue(aRow())).toBe(dollars(20_000_000))
    expect(collateralValue(aRow({ recent_value: "9000000.50" }))).toBe(900_000_050)
  })

  it("is, of a part of a loan, the share that its payments have in the whole loan's", () => {
    // Interest alone is 608,333.33 a year; income 2,433,333.33 at 2x coverage means 1,216,666.67 for the whole loan.
    const part = aRow({ loan_structure_code: "PP", noi: "2433333.33" })
    expect(shareOfLoan(part)).toBeCloseTo(0.5, 6)
    expect(collateralValue(part)).toBeCloseTo(dollars(10_000_000), -2)
  })

  it("counts level payments where the loan amortizes", () => {
    // 10 million at 6 % over 360 months pays 59,955.05 a month, 719,460.63 a year.
    const part = { loan_structure_code: "A1", amortization_months: "360", interest_only_months: "0", noi: "2877842.52" }
    expect(shareOfLoan(aRow(part))).toBeCloseTo(0.5, 6)
  })

  it("is unknown where income or coverage says nothing, and never more than the property", () => {
    expect(collateralValue(aRow({ loan_structure_code: "PP", dscr_noi: "" }))).toBeUndefined()
    expect(collateralValue(aRow({ loan_structure_code: "PP", noi: "-5" }))).toBeUndefined()
    expect(shareOfLoan(aRow({ loan_structure_code: "PP", noi: "10" }))).toBe(1)
  })
})

it("takes a year's income, but not the annualized figure of the source that gets it wrong", () => {
  const figures = { noi: "100", noi_annualized: "400" }
  expect([annualIncome(aRow(figures)), annualIncome(aRow({ ...figures, source: "NLI-B" }))]).toEqual([40_000, 10_000])
})

describe("totalPayoff", () => {
  it("adds the interest since the loan was paid, on Actual/360", () => {
    // 10 days at 6 % on 10 million: 16,666.67.
    expect(totalPayoff(aRow())).toBe(dollars(10_016_666.67))
  })

  it("adds what was advanced instead, where something was", () => {
    const advances = {
      pi_advances_outstanding: "1000.50",
      ti_advances_outstanding: "2000",
      other_advances_outstanding: "0.25",
    }
    expect(totalPayoff(aRow(advances))).toBe(dollars(10_003_000.75))
  })

  it("adds nothing where the loan is paid ahead", () => {
    expect(totalPayoff(aRow({ paid_through_date: "2026-04-01" }))).toBe(dollars(10_000_000))
  })
})

it("says until when paying early is barred or has a price", () => {
  const dates = { lockout_end: "2027-04-05", yield_maintenance_end: "2035-11-05", prepay_premium_end: "2035-12-05" }
  expect(prepayment(aRow(dates))).toEqual({
    limitations: "Lockout until 04-05-2027",
    penalty: "Yield maintenance until 11-05-2035, then Premium until 12-05-2035",
  })
  expect(prepayment(aRow())).toEqual({ limitations: null, penalty: null })
})

it("tells no period of early payment that ends with the one before", () => {
  const end = { yield_maintenance_end: "2031-05-30" }
  const penaltyOf = (prepay_premium_end: string) => prepayment(aRow({ ...end, prepay_premium_end })).penalty
  expect(["2031-05-30", "2031-04-30"].map(penaltyOf)).toEqual(["", ""].map(() => "Yield maintenance until 05-30-2031"))
  expect(prepayment(aRow({ prepay_premium_end: "2031-05-30" })).penalty).toBe("Premium until 05-30-2031")
})

describe("demo values", () => {
  it("put the default rate four points above the note's", () => {
    expect(PercentRate.encode(demoDefaultRate(must(Rate, 60_550)))).toBe("10.055")
  })

  it.each([
    [400_000, 10_000],
    [1_049_000, 10_000],
    [1_050_000, 11_000],
    [38_702_733.27, 387_000],
  ])("ask for a bid deposit on %d of %d", (balance, deposit) => {
    expect(demoBidDeposit(must(Cents, Math.round(balance * 100)))).toBe(dollars(deposit))
  })
})
