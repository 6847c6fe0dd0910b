import fc from "fast-check"
import { inProportion } from "@xl/testkit/shared"
import { aResult, aValuationInput, aValuedAddress, someDetails, someSpecifics } from "@xl/testkit/valuation"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { Day } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { isKnown } from "../shared/wire.ts"
import {
  ASSUMPTION_NAMES,
  type AssumptionName,
  CalculatorResult,
  calculate,
  COUNT_ASSUMPTIONS,
  inputProblems,
  MONEY_ASSUMPTIONS,
  RATE_ASSUMPTIONS,
  type UsedAssumption,
  type ValuationInput,
} from "./index.ts"

const today = must(Day, "2026-11-28")
const groups = Object.keys(someDetails) as ReadonlyArray<keyof typeof someDetails>
type Group = (typeof groups)[number]
const valued = (input: ValuationInput) => Result.getOrThrow(calculate(input, today))
const STATUS = { performing: "Performing Loan", subPerforming: "Sub-Performing Loan" } as const
const statusOf = (group: Group) => (group in STATUS ? STATUS[group as keyof typeof STATUS] : "Non-Performing Loan")
/** A loan of the group with other specifics, details or assumptions. */
const loan = (group: Group, specifics: object = {}, details: object = {}, assumptions: object | null = null) =>
  aValuationInput(group, {
    specifics: { ...someSpecifics, assetStatus: statusOf(group), ...specifics },
    [group]: { ...someDetails[group], ...details },
    assumptions,
  })
const wordOf = (unit: UsedAssumption["unit"]) => (isKnown(unit) ? unit : unit.unknown)
const worth = (...of: Parameters<typeof loan>) => valued(loan(...of)).value ?? -1
const dollars = (cents: number) => `${cents / 100}.00`

/** A possible loan of any group. */
const anyLoan = fc
  .record({
    group: fc.constantFrom(...groups),
    upb: fc.integer({ min: 1, max: 90_000_000 }),
    value: fc.integer({ min: 1, max: 90_000_000 }),
    payoff: fc.integer({ min: 1, max: 120_000_000 }),
    rate: fc.integer({ min: 0, max: 25 }),
    dscr: fc.integer({ min: 0, max: 400 }),
    missed: fc.integer({ min: 0, max: 6 }),
    state: fc.constantFrom("NY", "Texas", "nowhere", "FL", "AL"),
    lienPosition: fc.constantFrom("1st", "2nd"),
    yes: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  })
  .map(({ dscr, group, lienPosition, missed, payoff, rate, state, upb, value, yes }) => {
    const sums = { upb: dollars(upb * 100), fairMarketValue: dollars(value * 100), interestRate: String(rate) }
    const [recourseGuaranty, additionalLiens, summaryJudgmentReceived, ownerOccupied] = yes
    const claim = { recourseGuaranty, additionalLiens, summaryJudgmentReceived, ownerOccupied }
    const pays = group === "performing" || group === "subPerforming"
    const late = group === "subPerforming" ? { numberDelinquentPayments: missed } : {}
    const details = pays ? { dscr: String(dscr), ...late } : { ...claim, totalPayoff: dollars(payoff * 100) }
    return aValuationInput(group, {
      address: { ...aValuedAddress, state },
      specifics: { ...someSpecifics, assetStatus: statusOf(group), lienPosition, ...sums },
      [group]: { ...someDetails[group], ...details },
    })
  })

const isWorthTaking = ({ specifics }: ValuationInput) =>
  specifics?.lienPosition === "1st" && Number(specifics.fairMarketValue) > 2_000_000_00

/** What a calculation comes to, without the list of what it assumes. */
const outcomeOf = (result: CalculatorResult) => JSON.stringify({ ...result, assumptions: null })

const OTHER: { readonly [name: string]: unknown } = {
  daysSinceLastPayment: 77,
  leastForeclosureMonths: 99,
  refinanceDscr: "400",
}
/** Far from every default. */
const otherThan = (name: AssumptionName): unknown => {
  if (RATE_ASSUMPTIONS.some((one) => one === name)) return OTHER[name] ?? "33"
  if (MONEY_ASSUMPTIONS.some((one) => one === name)) return "77777.00"
  if (COUNT_ASSUMPTIONS.some((one) => one === name)) return OTHER[name] ?? 7
  return name === "isContested"
}

describe("a calculation", () => {
  it("answers every possible loan with numbers that travel, a range in its order and chances that add up to one", () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        const result = valued(input)
        expect(Result.getOrThrow(Result.succeed(CalculatorResult.is(result)))).toBe(true)
        const [low, middle, high] = [result.lowValueRange ?? -1, result.value ?? -1, result.highValueRange ?? -1]
        expect(low >= 0 && low <= middle && middle <= high).toBe(true)
        expect((result.exits ?? []).reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1_000_000, -1)
        expect(result.chartData?.map(({ points }) => points.length)).toEqual([15, 15, 15])
        expect(JSON.stringify(CalculatorResult.encode(result))).not.toMatch(/NaN|Infinity/)
      }),
      { numRuns: inProportion(30) },
    )
  })

  it("is worth less the more is asked of it, whatever the timeline, unless taking the property costs more than it brings", () => {
    fc.assert(
      fc.property(anyLoan.filter(isWorthTaking), (input) => {
        for (const { points } of valued(input).chartData ?? []) {
          const prices = points.map(({ price }) => price)
          expect(prices).toEqual(prices.toSorted((one, other) => other - one))
        }
      }),
      { numRuns: inProportion(15) },
    )
  })

  it("is worth more where the collateral is, and less where the foreclosure takes longer and costs more than it brings", () => {
    const byValue = [3, 4, 5, 6, 8].map((millions) =>
      worth("nonPerforming", { fairMarketValue: `${millions}000000.00` }),
    )
    expect(byValue).toEqual(byValue.toSorted((one, other) => one - other))
    const byDays = [200, 400, 800, 1_600].map((foreclosureDays) => worth("nonPerforming", {}, {}, { foreclosureDays }))
    expect(byDays).toEqual(byDays.toSorted((one, other) => other - one))
    expect(new Set([...byValue, ...byDays]).size).toBeGreaterThan(8)
  })

  it("classes a loan by the payments that were missed, and by its maturity", () => {
    const missed = [1, 2, 3].map(
      (numberDelinquentPayments) => valued(loan("subPerforming", {}, { numberDelinquentPayments })).XLLoanClass,
    )
    expect(missed).toEqual(["Sub-performing", "Sub-performing", "Non-performing"])
    const matured = valued(loan("performing", {}, { maturityDate: "2026-10-01" }))
    expect([matured.XLLoanClass, matured.remainingTerm]).toEqual(["Sub-performing", 0])
    const classes = groups.map((group) => [group, aResult(aValuationInput(group)).XLLoanClass])
    expect(Object.fromEntries(classes)).toEqual({
      nonPerforming: "Non-performing",
      hotelNonPerforming: "Non-performing",
      performing: "Performing",
      subPerforming: "Sub-performing",
    })
    const [one = 0, two = 0, three = 0] = [1, 2, 3].map((numberDelinquentPayments) =>
      worth("subPerforming", {}, { numberDelinquentPayments }),
    )
    expect(one > two && two > three).toBe(true)
  })

  it("counts seasoning, term, loan to value, coverage and debt yield", () => {
    const result = valued(loan("performing", { fairMarketValue: "10000000.00" }))
    expect([result.seasoning, result.remainingTerm, result.ltv, result.dscr]).toEqual([72, 48, 500_000, 1_350_000])
    // 5,000,000 at 5.5 % over the 288 months that are left: 31,304.45 a month; 1.35 times that, twelve times, of 5,000,000.
    expect(result.debtYield).toBe(101_426)
    expect(valued(loan("nonPerforming")).seasoning).toBeNull()
  })

  it("takes what the debtor would choose: the earlier payoff where the loan costs more than the market asks", () => {
    const dear = { interestRate: "9", fairMarketValue: "12000000.00" }
    const plain = { dscr: "250", monthsOpenAtPar: null }
    const locked = worth("performing", dear, plain)
    const open = worth("performing", dear, { ...plain, monthsOpenAtPar: 40 })
    const bought = worth("performing", dear, { ...plain, monthsOpenAtPar: 40, prepaymentPenalty: "1" })
    expect(locked > open && open > bought && bought > 5_000_000_00).toBe(true)
    const floored = { interestType: "Floating", ...plain }
    const cheap = { ...dear, interestRate: "3" }
    const raised = valued(loan("performing", cheap, { ...floored, noteRateFloor: "6" }))
    expect(raised.noteRateFloorCalculated).toBe(60_000)
    expect((raised.value ?? 0) > worth("performing", cheap, floored)).toBe(true)
  })

  it("looks at what a new loan at maturity brings, and expects an extension where it is not enough", () => {
    const good = valued(loan("performing", { fairMarketValue: "12000000.00" }, { dscr: "200" }))
    expect(good.exits?.map(({ path }) => path)).toEqual(["contract"])
    expect(good.recommendation).toMatch(/^Keep the loan/)
    const short = valued(loan("performing", { fairMarketValue: "5100000.00" }, { dscr: "105" }))
    expect(short.exits?.map(({ path }) => path)).toEqual(["extension"])
    expect(short.recommendation).toMatch(/^Talk to the borrower/)
    expect(Number(short.refinanceProceeds)).toBeLessThan(5_000_000_00)
    expect(Number(short.value)).toBeLessThan(Number(good.value))
  })

  it("advises what the holder of the note can choose", () => {
    const advised = (...of: Parameters<typeof loan>) => valued(loan(...of)).recommendation ?? ""
    expect(advised("nonPerforming")).toMatch(
      /^Of the exits that the lender can choose, (deed in lieu|foreclosure and REO sale|modification) is worth the most today/,
    )
    expect(advised("nonPerforming", { fairMarketValue: "9000000.00" })).not.toMatch(/^Sale of the note/)
    const covered = { fairMarketValue: "12000000.00" }
    expect(advised("subPerforming", covered, { dscr: "200", numberDelinquentPayments: 1 })).toMatch(
      /^Bring the loan current/,
    )
    expect(advised("subPerforming", covered, { dscr: "200", numberDelinquentPayments: 2 })).toMatch(
      /is worth the most today/,
    )
  })

  it("takes of a hotel the flag that it lost and the improvements that it owes", () => {
    const hotel = (change: object) => worth("hotelNonPerforming", {}, change)
    const kept = { hotelFlaggedCurrently: true, PIPRequirement: "0.00" }
    const [whole, lost, owed] = [
      hotel(kept),
      hotel({ ...kept, hotelFlaggedCurrently: false }),
      hotel({ ...kept, PIPRequirement: "500000.00" }),
    ]
    expect(lost < whole && owed < whole).toBe(true)
    expect(hotel({ ...kept, hotelFlaggedCurrently: false, hotelFlaggedAtFMVDate: false })).toBe(whole)
  })

  it("counts with a judgment, a guarantor, an owner who moves out and a lien before it", () => {
    const plain = worth("nonPerforming")
    expect(worth("nonPerforming", {}, { summaryJudgmentReceived: true })).toBeGreaterThan(plain)
    expect(worth("nonPerforming", {}, { recourseGuaranty: true })).toBeGreaterThan(plain)
    expect(worth("nonPerforming", {}, { ownerOccupied: true })).toBeLessThan(plain)
    expect(worth("nonPerforming", { lienPosition: "2nd" })).toBeLessThan(plain)
    expect(worth("nonPerforming", {}, { additionalLiens: true })).toBeLessThan(plain)
    expect(worth("nonPerforming", {}, {}, { isContested: true })).toBeLessThan(plain)
    expect(worth("nonPerforming", {}, {}, { hasReceiver: false })).toBeLessThan(plain)
  })

  it("lists every assumption that it hangs on with its source, and says which were entered", () => {
    const result = valued(
      loan("nonPerforming", {}, {}, { targetYield: "12", legalCost: "90000.00", isContested: true }),
    )
    const used = result.assumptions ?? []
    const entered = used.filter(({ origin }) => origin === "entered").map(({ name, value }) => `${name} ${value}`)
    expect(entered).toEqual(["targetYield 12", "legalCost 90000.00", "isContested true"])
    for (const { asOf, name, origin, reach, source } of used) {
      expect(ASSUMPTION_NAMES.some((one) => one === name)).toBe(true)
      expect([name, source !== "", reach !== "", asOf !== null]).toEqual([name, true, true, origin !== "entered"])
    }
    const byName = new Map(used.map(({ name, unit, value }) => [name, `${value} ${wordOf(unit)}`]))
    expect([byName.get("foreclosureDays"), byName.get("resaleMonths"), byName.get("payoffWeight")]).toEqual([
      "810 days",
      "9 months",
      "10 percent",
    ])
  })

  it.each(groups)("hangs on each assumption that it lists, and on no other, for a %s loan", (group) => {
    const before = valued(loan(group))
    const listed = new Set(before.assumptions?.map(({ name }) => name))
    const moved = (name: AssumptionName) =>
      outcomeOf(valued(loan(group, {}, {}, { [name]: otherThan(name) }))) !== outcomeOf(before)
    const single = ASSUMPTION_NAMES.filter((name) => !name.endsWith("Weight"))
    expect(single.filter(moved).toSorted()).toEqual(single.filter((name) => listed.has(name)).toSorted())
  })

  it("says how the collateral is taken where it lies", () => {
    const florida = valued(loan("nonPerforming"))
    expect(florida.foreclosureProcess).toMatch(/^Through a court in Florida: about \d+ months to the sale\.$/)
    const texas = valued(
      aValuationInput("nonPerforming", { address: { ...aValuedAddress, state: "TX", city: "Houston" } }),
    )
    expect(texas.foreclosureProcess).toMatch(/^Outside court under a power of sale in Texas/)
    expect([florida.marketTier, texas.marketTier]).toEqual(["Secondary", "Secondary"])
    expect([florida.biddingProcess?.slice(0, 15), florida.receivershipProcess?.slice(0, 10)]).toEqual([
      "The lender bids",
      "A receiver",
    ])
    const rich = valued(loan("nonPerforming", { fairMarketValue: "9000000.00" }))
    expect(rich.biddingProcess).toContain("bid up to the payoff")
    expect(rich.highSideTime ?? 0).toBeGreaterThan(rich.lowSideTime ?? 0)
    expect(rich.highSideSavings ?? 0).toBeGreaterThan(rich.lowSideSavings ?? 0)
    expect(valued(loan("performing")).highSideSavings).toBeNull()
  })
})

describe("an input", () => {
  const fields = (input: ValuationInput) => inputProblems(input, today).map(({ field }) => field)

  it("is refused by the fields that are missing or impossible", () => {
    expect(fields(loan("nonPerforming"))).toEqual([])
    expect(fields(loan("nonPerforming", { upb: "0.00", fairMarketValue: null }))).toEqual([
      "specifics.fairMarketValue",
      "specifics.upb",
    ])
    expect(fields(loan("nonPerforming", { interestRate: "101" }))).toEqual(["specifics.interestRate"])
    expect(fields(loan("nonPerforming", { assetTitle: "x".repeat(201) }))).toEqual(["specifics.assetTitle"])
    expect(fields(loan("nonPerforming", { unitOfMeasure: "Elbows" }))).toEqual(["specifics.unitOfMeasure"])
    expect(fields(loan("nonPerforming", {}, { totalPayoff: "0.00" }))).toEqual(["nonPerforming.totalPayoff"])
    expect(fields(loan("nonPerforming", { assetStatus: "Performing Loan" }))).toEqual(["performing"])
    expect(fields(loan("performing", {}, { maturityDate: "2020-01-01" }))).toEqual(["performing.maturityDate"])
    expect(fields(loan("performing", {}, { originationDate: "2027-01-01" }))).toEqual(["performing.maturityDate"])
    expect(fields(loan("performing", {}, { amortization: 12 }))).toEqual(["performing.amortization"])
    expect(fields(loan("performing", {}, { dscr: "-1" }))).toEqual(["performing.dscr"])
    expect(fields(loan("subPerforming", {}, { lastDelinquencyDate: "2027-01-01" }))).toEqual([
      "subPerforming.lastDelinquencyDate",
    ])
    expect(fields(loan("hotelNonPerforming", {}, { fairMarketValueDate: "2027-01-01" }))).toEqual([
      "hotelNonPerforming.fairMarketValueDate",
    ])
  })

  it("is refused assumptions that cannot be, and exits that do not add up", () => {
    const assuming = (assumptions: object) => fields(loan("nonPerforming", {}, {}, assumptions))
    expect(assuming({ targetYield: "-1" })).toEqual(["assumptions.targetYield"])
    expect(assuming({ targetYield: "201", resaleMonths: -1, legalCost: "1.00" })).toEqual([
      "assumptions.targetYield",
      "assumptions.resaleMonths",
    ])
    expect(assuming({ payoffWeight: "50" })).toEqual(["assumptions.payoffWeight"])
    expect(assuming({ payoffWeight: "20", foreclosureWeight: "25" })).toEqual([])
  })
})
