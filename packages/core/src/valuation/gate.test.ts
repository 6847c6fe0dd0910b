import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { must } from "../shared/decode.ts"
import { Day } from "../shared/days.ts"
import { type Assumed, assumedOf } from "./assumed.ts"
import { bidForYield, yieldForBid } from "./bids.ts"
import { balanceAfter, paidUntil } from "./contract.ts"
import { foreclosure } from "./exits.ts"
import { ofRate, over, rounded, toRate, whole } from "./fixed.ts"
import { monthlyDiscount, presentValue } from "./flows.ts"
import { paymentOf } from "./payments.ts"
import type { Situation } from "./situation.ts"
import { SCENARIOS, termsOf } from "./terms.ts"

/** The loan of the method's section 10: it covers 84 % of its balance. */
const loan: Situation = {
  loanClass: "Non-performing",
  today: must(Day, "2026-11-28"),
  state: null,
  city: "",
  propertyType: "Retail",
  isFirstLien: true,
  upb: 5_000_000_00,
  rate: 55_000,
  value: 4_200_000_00,
  payoff: 5_000_000_00,
  missedPayments: 0,
  daysSinceLastPayment: 120,
  contract: null,
  hasRecourse: false,
  hasAdditionalLiens: false,
  hasJudgment: false,
  isOwnerOccupied: false,
  hotel: null,
}

const gate = (days: number, legalCost: number): Assumed => ({
  ...assumedOf(null, loan),
  monthlyIncome: 14_000_00,
  monthlyAdvances: 9_000_00,
  monthlyServicing: 1_500_00,
  foreclosureDays: days,
  leastForeclosureMonths: 0,
  redemptionMonths: 0,
  legalCost: legalCost * 100,
})

const ROWS = [
  [330, 60_000, 7, 16, 3_508_094, 3_424_376, 3_305_145, 3_192_959, 787],
  [390, 60_000, 9, 18, 3_459_264, 3_366_659, 3_235_259, 3_112_158, 770],
  [510, 110_000, 13, 22, 3_316_591, 3_207_626, 3_054_163, 2_911_653, 727],
  [810, 125_000, 23, 32, 3_079_227, 2_933_718, 2_732_536, 2_549_735, 651],
  [1530, 175_000, 46, 55, 2_587_175, 2_381_669, 2_109_310, 1_873_893, 502],
  [1740, 200_000, 53, 62, 2_446_521, 2_228_537, 1_943_342, 1_700_560, 463],
] as const

const dollars = (cents: number) => Math.round(cents / 100)

describe("the check figures of the method", () => {
  it("come out for each of six timelines at each of four yields (SEL-449, SEL-483)", () => {
    for (const [days, cost, toSale, months, at10, at12, at15, at18, ofValue] of ROWS) {
      const terms = termsOf(loan, gate(days, cost), SCENARIOS.expected)
      expect([terms.foreclosureMonths, terms.foreclosureMonths + terms.resaleMonths]).toEqual([toSale, months])
      const { flow } = foreclosure(terms)
      const prices = [100_000, 120_000, 150_000, 180_000].map((yearly) => bidForYield(flow, yearly))
      expect(prices.map(dollars)).toEqual([at10, at12, at15, at18])
      expect(Math.round(((prices[2] ?? 0) * 1000) / loan.value)).toBe(ofValue)
    }
  })

  it("come out for a loan that pays: payment, balloon and four prices (SEL-449)", () => {
    const contract = { rate: 55_000, amortization: 300 }
    const balance = whole(5_000_000_00)
    expect(rounded(paymentOf(balance, contract.rate, contract.amortization))).toBe(30_704_37)
    expect(rounded(balanceAfter(balance, contract, 48))).toBe(4_582_946_03)
    const flow = paidUntil(balance, contract, 48)
    const prices = [60_000, 70_000, 80_000, 90_000].map((yearly) =>
      toRate(over(presentValue(flow, monthlyDiscount(ofRate(yearly), "nominal")), balance)),
    )
    expect(prices.map((rate) => Math.round(rate / 100) / 100)).toEqual([98.29, 94.98, 91.78, 88.71])
  })

  it("come out for a tower that a trust took over: what is owed and advanced, less its value (SEL-449)", () => {
    const expectedLoss = whole(65_500_000_00) + whole(5_930_000_00) - whole(44_200_000_00)
    expect(rounded(expectedLoss)).toBe(27_230_000_00)
    expect(Math.round(toRate(over(expectedLoss, whole(65_500_000_00))) / 1_000)).toBe(416)
  })

  it("give the yield back for the bid that was made of it", () => {
    for (const [days, cost] of ROWS) {
      const { flow } = foreclosure(termsOf(loan, gate(days, cost), SCENARIOS.expected))
      for (const yearly of [50_000, 120_000, 333_333]) {
        const found = Result.getOrThrow(yieldForBid(flow, bidForYield(flow, yearly)))
        expect(Math.abs(found - yearly * 100)).toBeLessThanOrEqual(2)
      }
    }
  })
})
