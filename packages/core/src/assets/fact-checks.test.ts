import { aStatedAsset } from "@xl/testkit/assets"
import { describe, expect, it } from "vitest"
import * as t from "io-ts"
import { addDays, Cents, Day, must, Rate } from "../shared/index.ts"
import { factFaults, factWarnings, isSameWarning } from "./fact-checks.ts"
import type { FactParts } from "./fact-table.ts"

const TODAY = must(Day, "2026-11-28")
const day = (text: string) => must(Day, text)
const rate = (millionths: number) => must(Rate, millionths)
const cents = (amount: number) => must(Cents, amount)

/** A performing loan of which everything goes together. */
const { mainInfo, noteOverview, propertyOverview } = aStatedAsset()
const SOUND: FactParts = {
  mainInfo: { ...mainInfo, assetStatus: "Performing Loan" },
  noteOverview: {
    ...noteOverview,
    maturityDate: day("2031-05-01"),
    paidThroughDate: day("2026-10-01"),
    monetaryDefault: false,
    maturityDefault: false,
    dscr: rate(1_040_000),
  },
  propertyOverview,
}
const note = (change: Partial<FactParts["noteOverview"]>): FactParts => ({
  ...SOUND,
  noteOverview: { ...SOUND.noteOverview, ...change },
})
const main = (change: Partial<FactParts["mainInfo"]>, more: Partial<FactParts["noteOverview"]> = {}): FactParts => ({
  ...note(more),
  mainInfo: { ...SOUND.mainInfo, ...change },
})
const property = (change: Partial<FactParts["propertyOverview"]>): FactParts => ({
  ...SOUND,
  propertyOverview: { ...SOUND.propertyOverview, ...change },
})
const ids = (facts: FactParts) => factWarnings(facts, TODAY).map(({ warning }) => warning)
const message = (facts: FactParts) => factWarnings(facts, TODAY).map(({ message: text }) => text)

const faults = (facts: FactParts) => factFaults(facts, TODAY).map(({ warning }) => warning)

describe("facts that can never be right together", () => {
  it("are none where they do go together, and no warnings that can be confirmed", () => {
    expect(faults(SOUND)).toEqual([])
    expect(ids(note({ maturityDate: noteOverview.originationDate, paidThroughDate: null }))).not.toContain(
      "maturityBeforeOrigination",
    )
  })

  it("are days out of order", () => {
    const origination = noteOverview.originationDate ?? TODAY
    const [before, after] = [addDays(origination, -1), addDays(origination, 1)]
    expect(faults(note({ maturityDate: origination, interestOnlyEnd: null }))).toEqual(["maturityBeforeOrigination"])
    expect(faults(note({ interestOnlyEnd: before }))).toEqual(["interestOnlyOutsideTerm"])
    expect(faults(note({ interestOnlyEnd: day("2031-05-02") }))).toEqual(["interestOnlyOutsideTerm"])
    expect(faults(note({ interestOnlyEnd: day("2031-05-01") }))).toEqual([])
    expect(faults(note({ paidThroughDate: before }))).toEqual(["paidThroughBeforeOrigination"])
    expect(faults(note({ lastPaymentDate: before }))).toEqual(["lastPaymentBeforeOrigination"])
    expect(faults(note({ paidThroughDate: origination, lastPaymentDate: after }))).toEqual([])
  })

  it("are a floor above the cap, and years out of order", () => {
    expect(faults(note({ rateFloor: rate(90_000), rateCap: rate(70_000) }))).toEqual(["rateFloorAboveCap"])
    expect(faults(note({ rateFloor: rate(70_000), rateCap: rate(70_000) }))).toEqual([])
    const years = (yearBuilt: number, yearRenovated: number) =>
      faults(property({ yearBuilt: must(t.Int, yearBuilt), yearRenovated: must(t.Int, yearRenovated) }))
    expect(years(2027, 2027)).toEqual(["yearBuiltAhead"])
    expect(years(2026, 2025)).toEqual(["renovatedBeforeBuilt"])
    expect(years(2026, 2026)).toEqual([])
  })
})

describe("facts that do not go together", () => {
  it("are none where they do", () => expect(ids(SOUND)).toEqual([]))

  it("are a payoff below the balance, and not one that equals it", () => {
    expect(message(note({ totalPayoff: cents(9_999_999_99) }))).toEqual([
      "The total payoff of $9,999,999.99 is less than the unpaid principal balance of $10,000,000.",
    ])
    expect(ids(note({ totalPayoff: cents(10_000_000_00) }))).toEqual([])
  })

  it("are a coverage that income and debt service do not give", () => {
    expect(message(note({ dscr: rate(1_600_000) }))).toEqual([
      expect.stringMatching(
        /^The DSCR of 1\.60x does not follow.* \$910,000 over a debt service of about \$\S+ a year is 1\.04x\.$/,
      ),
    ])
    const loss = { ...note({ dscr: rate(1_600_000) }) }
    expect(message({ ...loss, propertyOverview: { ...loss.propertyOverview, noi: "-91000.50" } })).toEqual([
      expect.stringMatching(/ -\$91,000 over a debt service .* is -0\.10x\.$/),
    ])
    expect(ids(main({ assetStatus: "Sub-Performing Loan" }, { dscr: rate(820_000), paidThroughDate: null }))).toEqual(
      [],
    )
    expect(ids(note({ dscr: rate(1_485_000), amortization: "0" }))).toEqual([])
    expect(ids(note({ dscr: rate(1_485_000), interestOnlyEnd: day("2027-01-01") }))).toEqual([])
    expect(ids(note({ dscr: rate(1_485_000) }))).toEqual(["dscrAgainstIncome"])
    expect(ids(note({ dscr: null }))).toEqual([])
    expect(ids(note({ dscr: rate(1_600_000), currentInterestRate: null }))).toEqual([])
  })

  it("are a coverage in percent, where 0.82 is 0.82x", () => {
    expect(message(note({ dscr: rate(125_000_000) }))).toEqual([
      "A DSCR of 125.00x is rare. It is a ratio: 1.25 for 1.25x, not 125.",
    ])
    expect(ids(note({ dscr: rate(8_200) }))).toEqual(["dscrAsPercent"])
  })

  it("are a balance above the original loan amount, and a performing loan whose income does not cover it", () => {
    expect(message(note({ loanAmount: cents(9_000_000_00), dscr: null }))).toEqual([
      "The unpaid principal balance of $10,000,000 is more than the original loan amount of $9,000,000.",
    ])
    expect(ids(note({ loanAmount: cents(10_000_000_00) }))).toEqual([])
    expect(ids(note({ dscr: rate(999_999) }))).toEqual(["performingUncovered"])
    expect(ids(note({ dscr: rate(1_000_000) }))).toEqual([])
  })

  it("are a current rate above its cap or below its floor", () => {
    const bounds = (rateFloor: number, rateCap: number) =>
      message(note({ rateFloor: rate(rateFloor), rateCap: rate(rateCap) }))
    const current = noteOverview.currentInterestRate ?? 0
    expect([bounds(current, current), bounds(current - 1, current + 1)]).toEqual([[], []])
    expect(bounds(10_000, current - 10_000)).toEqual([expect.stringMatching(/ is above the rate cap of /)])
    expect(bounds(current + 10_000, 200_000)).toEqual([expect.stringMatching(/ is below the rate floor of /)])
  })

  it("are interest paid beyond the day of the facts", () => {
    const upbDate = SOUND.mainInfo.upbDate ?? TODAY
    expect(ids(note({ paidThroughDate: upbDate }))).toEqual([])
    expect(ids(note({ paidThroughDate: addDays(upbDate, 1) }))).toEqual(["paidThroughAhead"])
    expect(ids(main({ upbDate: null }, { paidThroughDate: TODAY }))).toEqual([])
  })

  it("are a published figure that changes while its day stays", () => {
    const kept = (after: FactParts, before = SOUND) => factWarnings(after, TODAY, before).map(({ warning }) => warning)
    const dated = main({ upbDate: day("2026-11-01") })
    const more = { ...dated, mainInfo: { ...dated.mainInfo, upb: cents(10_000_001_00) } }
    expect([kept(more, dated), kept(dated, dated)]).toEqual([["balanceDayKept"], []])
    expect(kept({ ...more, mainInfo: { ...more.mainInfo, upbDate: day("2026-11-02") } }, dated)).toEqual([])
    expect(kept(more, { ...dated, mainInfo: { ...dated.mainInfo, upb: null } })).toEqual([])
    expect(factWarnings(more, TODAY)).toEqual([])
    expect(factWarnings(more, TODAY, dated)[0]).toMatchObject({
      message: "The unpaid principal balance has changed, but it is still stated as of 11-01-2026.",
      values: '"2026-11-01", 1000000100',
    })
    const [from, to] = [900_000, 920_000].map((share) =>
      property({
        occupancy: rate(share),
        occupancyDate: day("2026-06-30"),
        noi: String(share),
        noiDate: day("2026-06-30"),
      }),
    )
    expect(from && to && kept(to, from)).toEqual(["occupancyDayKept", "incomeDayKept"])
    const valued = note({
      totalPayoff: cents(11_000_000_00),
      payoffDate: day("2026-12-01"),
      valueDate: day("2026-06-30"),
      lienPosition: "Second",
      estCollateralValue: cents(20_000_000_00),
      seniorBalance: cents(3_000_000_00),
      seniorBalanceDate: day("2026-06-30"),
    })
    const changed = {
      totalPayoff: cents(11_000_001_00),
      estCollateralValue: cents(21_000_000_00),
      seniorBalance: cents(2_900_000_00),
    }
    const again = { ...valued, noteOverview: { ...valued.noteOverview, ...changed } }
    expect(kept(again, valued)).toEqual(["payoffDayKept", "valueDayKept", "seniorDayKept"])
  })

  it("are a performing loan that has matured or is in default", () => {
    expect(message(note({ maturityDate: day("2026-11-27") }))).toEqual([
      "A performing loan that matured on 11-27-2026.",
    ])
    expect(ids(note({ maturityDate: TODAY }))).toEqual([])
    expect(ids(note({ maturityDefault: true }))).toEqual(["performingAndMatured"])
    expect(ids(note({ monetaryDefault: true }))).toEqual(["performingInDefault"])
  })

  it("are a zip code of another state", () => {
    const at = (state: "NY" | "OK" | "TX" | "Various", zipCode: string) =>
      ids(main({ address: { ...SOUND.mainInfo.address, state, zipCode } }))
    expect([at("TX", "78701"), at("TX", "73301"), at("Various", "10004"), at("NY", "")]).toEqual([[], [], [], []])
    expect([at("NY", "78701"), at("OK", "73301"), at("TX", "00000")]).toEqual([
      ["zipAgainstState"],
      ["zipAgainstState"],
      ["zipAgainstState"],
    ])
  })

  it("are interest paid through a day that the status does not mean", () => {
    const through = (assetStatus: FactParts["mainInfo"]["assetStatus"], paidThroughDate: string, more = {}) =>
      ids(main({ assetStatus }, { paidThroughDate: day(paidThroughDate), ...more }))
    expect(through("Performing Loan", "2026-09-02")).toEqual([])
    expect(through("Performing Loan", "2026-09-01")).toEqual(["paidThroughAgainstStatus"])
    expect(through("Sub-Performing Loan", "2026-07-04")).toEqual([])
    expect(through("Sub-Performing Loan", "2026-07-03")).toEqual(["paidThroughAgainstStatus"])
    expect(through("Non-Performing Loan", "2026-10-01")).toEqual(["paidThroughAgainstStatus"])
    expect(through("Non-Performing Loan", "2026-10-01", { maturityDefault: true })).toEqual([])
    expect(through("Non-Performing Loan", "2025-10-01")).toEqual([])
  })

  it("are a senior debt that is missing, out of place, above the value or of a day ahead", () => {
    const money = (amount: number) => must(Cents, amount)
    expect(message(note({ lienPosition: "Second", seniorBalance: null }))).toEqual([
      "A loan behind another without the senior debt: buyers are shown no loan to value, and their filters leave it out.",
    ])
    expect(ids(note({ lienPosition: "Mezzanine", seniorBalance: money(0) }))).toEqual([])
    expect(message(note({ lienPosition: "First", seniorBalance: money(1_000_000_00) }))).toEqual([
      "A first lien with a senior debt of $1,000,000 before it.",
    ])
    expect(ids(note({ lienPosition: "First", seniorBalance: money(0) }))).toEqual([])
    const above = { lienPosition: "Second", estCollateralValue: money(5_000_000_00) } as const
    expect(ids(note({ ...above, seniorBalance: money(5_000_000_00) }))).toEqual([])
    expect(message(note({ ...above, seniorBalance: money(5_000_000_01) }))).toEqual([
      "The senior debt of $5,000,000.01 is more than the value of $5,000,000: nothing is left for this loan.",
    ])
    expect(ids(note({ ...above, seniorBalance: money(1), seniorBalanceDate: day("2026-11-29") }))).toEqual([
      "seniorAhead",
    ])
  })

  it("are rates and an occupancy that were not typed in percent", () => {
    expect(message(note({ currentInterestRate: rate(650), dscr: null }))).toEqual([
      "A current interest rate of 0.065%: enter percent, such as 6.5 for 6.5%.",
    ])
    expect(ids(note({ defaultInterestRate: rate(250_001) }))).toEqual(["defaultRateAsShare"])
    expect(ids(note({ initialInterestRate: rate(0) }))).toEqual([])
    expect(message(property({ occupancy: rate(9_300) }))).toEqual([
      "An occupancy of 0.93%: enter percent, such as 93 for 93%.",
    ])
    expect([ids(property({ occupancy: rate(1_000_000) })), ids(property({ occupancy: rate(0) }))]).toEqual([[], []])
    expect(ids(property({ occupancy: rate(1_000_001) }))).toEqual(["occupancyAsShare"])
  })

  it("are days that have not come, and a floating rate without its index", () => {
    expect(message(note({ valueDate: day("2026-11-29") }))).toEqual([
      "The date of the value, 11-29-2026, has not come yet.",
    ])
    expect(ids(note({ rateType: "Floating", rateIndex: null }))).toEqual(["floatingWithoutIndex"])
  })

  it("are confirmed for their values alone", () => {
    const warning = (payoff: number) => factWarnings(note({ totalPayoff: cents(payoff) }), TODAY).at(0)
    const [one, same, other] = [9_000_000_00, 9_000_000_00, 9_500_000_00].map(warning)
    if (!one || !same || !other) throw new Error("Each is warned of")
    expect(one).toMatchObject({ warning: "payoffBelowBalance", values: "900000000, 1000000000" })
    expect([isSameWarning(one, same), isSameWarning(one, other)]).toEqual([true, false])
    expect(isSameWarning(one, { ...one, warning: "zipAgainstState" })).toBe(false)
  })
})
