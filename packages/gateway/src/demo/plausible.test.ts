import { factFaults, factWarnings, loanToValue } from "@xl/core/assets"
import { addMonths, dayOf, daysBetween } from "@xl/core/shared"
import { describe, expect, it } from "vitest"
import {
  annualDebtService,
  DEMO_INDEX,
  DEMO_INDEX_RATE,
  type ImportedListing,
  type LoanRow,
  outcomes,
  rowsOf,
} from "../import/index.ts"
import { collected, dataFile } from "../import/testing.ts"
import type { Lot } from "./acts.ts"
import { lotsOf } from "./lots.ts"

const TODAY = dayOf(Date.UTC(2026, 10, 28, 9, 30))
const all = await collected(
  outcomes(rowsOf(dataFile("cmbs_loans.csv")), rowsOf(dataFile("cmbs_distressed_snapshots.csv"))),
)
const rows = new Map(all.flatMap((it) => ("listing" in it ? [[it.record, it.row] as const] : [])))
const rowOf = ({ recordId }: ImportedListing): LoanRow => {
  const row = rows.get(recordId)
  if (!row) throw new Error(recordId)
  return row
}
const lots = lotsOf([...rows.values()], TODAY)
const did = ({ scenes }: Lot, ...acts: ReadonlyArray<string>) => scenes.some(({ act }) => acts.includes(act))
const listingsOf = (some: ReadonlyArray<Lot>) => some.flatMap(({ listings }) => listings)

/** Lots that a visitor finds for sale: published, and neither sold nor taken away. */
const ENDED = ["confirmClosing", "withdrawListing", "revoke", "discard", "delete", "selectWinner", "hold"]
const onOffer = lots.filter((lot) => did(lot, "approve") && !did(lot, ...ENDED))
const complete = listingsOf(lots).filter(({ missing }) => missing.length === 0)

const upb = ({ mainInfo }: ImportedListing) => mainInfo.upb ?? Number.NaN
const valueOf = ({ noteOverview }: ImportedListing) => noteOverview.estCollateralValue ?? Number.NaN
const isPerforming = ({ mainInfo }: ImportedListing) => mainInfo.assetStatus === "Performing Loan"
const isUnderWater = (one: ImportedListing) => upb(one) > valueOf(one)
const income = ({ propertyOverview }: ImportedListing) => Number(propertyOverview.noi) * 100
const guideShare = (one: ImportedListing) => one.guidePrice / upb(one)

const correlation = (pairs: ReadonlyArray<readonly [number, number]>): number => {
  const mean = (numbers: ReadonlyArray<number>) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const [xs, ys] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))]
  const sum = (of: (x: number, y: number) => number) => pairs.reduce((total, [x, y]) => total + of(x - xs, y - ys), 0)
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_x, y) => y * y))
}

describe("the loans of the demo market", () => {
  it("are sub- or non-performing to a third at least of those on offer, and some of these are under water", () => {
    const offered = listingsOf(onOffer)
    expect(offered.length).toBeGreaterThan(80)
    const distressed = offered.filter((one) => !isPerforming(one))
    expect(distressed.length / offered.length).toBeGreaterThanOrEqual(1 / 3)
    expect(distressed.filter(isUnderWater).length).toBeGreaterThanOrEqual(5)
    expect(offered.filter((one) => isPerforming(one) && isUnderWater(one))).toEqual([])
  })

  it.each([
    ["drafted", (lot: Lot) => !did(lot, "requestPublish")],
    ["on the market", (lot: Lot) => onOffer.includes(lot) && !did(lot, "plan")],
    ["called for offers", (lot: Lot) => onOffer.includes(lot) && did(lot, "plan")],
    ["in best and final", (lot: Lot) => onOffer.includes(lot) && did(lot, "selectForBestAndFinal")],
    ["awarded", (lot: Lot) => did(lot, "selectWinner") && !did(lot, "acceptClosing")],
    ["under contract", (lot: Lot) => did(lot, "acceptClosing") && !did(lot, "confirmClosing", "fallThrough")],
    ["closed", (lot: Lot) => did(lot, "confirmClosing")],
    ["on hold", (lot: Lot) => did(lot, "hold")],
  ])("include performing ones and others among those %s", (_stage, isInStage) => {
    const listings = listingsOf(lots.filter(isInStage))
    expect([true, false].map((wanted) => listings.some((one) => isPerforming(one) === wanted))).toEqual([true, true])
  })

  it("are as of a day before they were listed, at most a month, and each names the source's own day", () => {
    for (const lot of lots) {
      const listed = Math.min(...lot.scenes.map(({ day }) => day))
      for (const { mainInfo, provenance } of lot.listings) {
        const age = daysBetween(mainInfo.upbDate ?? TODAY, TODAY) + listed
        expect(age).toBeGreaterThanOrEqual(0)
        expect(age).toBeLessThanOrEqual(31)
        expect(provenance["upbDate"]).toMatch(/^reported as of \d\d-\d\d-\d{4}; /)
      }
    }
  })

  it("are paid until lately where they perform, and are behind where they do not", () => {
    const behind = ({ mainInfo, noteOverview }: ImportedListing) =>
      daysBetween(noteOverview.paidThroughDate ?? TODAY, mainInfo.upbDate ?? TODAY)
    expect(complete.filter((one) => isPerforming(one) !== behind(one) < 30).map(({ recordId }) => recordId)).toEqual([])
  })

  it("were originated before they were paid through and fell into default, and paid no later than their day", () => {
    const wrong = listingsOf(lots).filter((one) => {
      const { originationDate, paidThroughDate } = one.noteOverview
      if (originationDate === null || paidThroughDate === null) return true
      if (paidThroughDate > (one.mainInfo.upbDate ?? paidThroughDate)) return true
      return !isPerforming(one) && addMonths(originationDate, 1) > paidThroughDate
    })
    expect(wrong.map(({ noteOverview, recordId }) => [recordId, noteOverview.originationDate])).toEqual([])
  })

  it("hold no facts that can never be right together", () => {
    expect(listingsOf(lots).flatMap((one) => factFaults(one, TODAY))).toEqual([])
  })

  it("mature after today where they perform, and closed before their maturity", () => {
    for (const one of complete.filter(isPerforming)) expect((one.noteOverview.maturityDate ?? TODAY) > TODAY).toBe(true)
    const closed = listingsOf(lots.filter((lot) => did(lot, "confirmClosing")))
    expect(closed.length).toBe(7)
    for (const one of closed) expect((one.noteOverview.maturityDate ?? TODAY) > TODAY).toBe(true)
  })

  it("owe at least their balance, and have income, value and coverage of one share", () => {
    const fits = (one: ImportedListing) => {
      const shown = (one.noteOverview.dscr ?? Number.NaN) / 1_000_000
      const worked = income(one) / annualDebtService(rowOf(one))
      return Number.isNaN(shown) || Math.abs(shown - worked) <= 0.25 * Math.abs(worked) + 0.02
    }
    expect(complete.filter((one) => (one.noteOverview.totalPayoff ?? 0) < upb(one))).toEqual([])
    expect(complete.filter((one) => income(one) / valueOf(one) > 0.2)).toEqual([])
    expect(complete.filter((one) => !fits(one))).toEqual([])
  })
})

describe("the terms that the story invents", () => {
  const floaters = complete.filter(({ noteOverview }) => noteOverview.initialInterestType === "Floating")
  const juniors = complete.filter(({ noteOverview }) => noteOverview.lienPosition === "Second")
  const shown = (cents: number) => `$${(cents / 100).toLocaleString("en-US", { maximumFractionDigits: 0 })}`

  it("let one loan in six of those on offer float, in each stage and status", () => {
    const offered = listingsOf(onOffer)
    const share = offered.filter((one) => floaters.includes(one)).length / offered.length
    expect(share).toBeGreaterThan(1 / 8)
    expect(share).toBeLessThan(1 / 4)
    expect(new Set(floaters.map(({ mainInfo }) => mainInfo.assetStatus)).size).toBe(3)
    expect(
      floaters.every(({ mainInfo }) => /^(Floating|Part of a floating)-rate /.test(mainInfo.description ?? "")),
    ).toBe(true)
  })

  it("give each of them the index and its margin between floor and cap, and no other loan an index", () => {
    for (const { noteOverview, provenance } of floaters) {
      const { currentInterestRate, initialInterestRate, rateCap, rateFloor, rateIndex, rateMargin } = noteOverview
      const worked = DEMO_INDEX_RATE + (rateMargin ?? Number.NaN)
      expect([rateIndex, currentInterestRate]).toEqual([DEMO_INDEX, worked])
      expect(rateMargin).toBeGreaterThanOrEqual(15_000)
      for (const rate of [currentInterestRate, initialInterestRate]) {
        expect(rate).toBeGreaterThan(rateFloor ?? Number.NaN)
        expect(rate).toBeLessThan(rateCap ?? Number.NaN)
      }
      expect(provenance["currentInterestRate"]).toContain("3.703% for 01-15-2026, Federal Reserve Bank of New York")
    }
    const fixed = complete.filter((one) => !floaters.includes(one))
    expect(
      fixed.filter(({ noteOverview }) => noteOverview.rateIndex !== null || noteOverview.rateMargin !== null),
    ).toEqual([])
  })

  it("put a few loans behind a senior one, and name its balance and what both take of the value", () => {
    expect(juniors.length).toBeGreaterThanOrEqual(3)
    expect(juniors.length).toBeLessThanOrEqual(10)
    for (const one of juniors) {
      const senior = one.seniorBalance ?? Number.NaN
      const both = (upb(one) + senior) / valueOf(one)
      expect(both).toBeGreaterThan(0.55)
      expect(both).toBeLessThan(0.8)
      expect(senior).toBeGreaterThan(upb(one) / 2)
      expect(one.mainInfo.description).toContain(
        `A senior loan of ${shown(senior)} is paid first: both together are ${(both * 100).toFixed(1)}% of the value.`,
      )
      expect(one.noteOverview).toMatchObject({ seniorBalance: senior, seniorBalanceDate: one.mainInfo.upbDate })
      expect(loanToValue(one)).toBe(Math.round(both * 1_000_000))
      expect([one.noteOverview.dscr, one.noteOverview.initialInterestType]).toEqual([null, "Fixed"])
      expect(one.provenance["dscr"]).toBe("not stated for a loan behind a senior lien")
    }
    expect(listingsOf(onOffer).filter((one) => juniors.includes(one)).length).toBeGreaterThanOrEqual(2)
    expect(complete.filter((one) => (one.seniorBalance !== null) !== juniors.includes(one))).toEqual([])
  })

  it("leave the seller no fact to confirm that goes with another otherwise", () => {
    const about = [
      "seniorAboveValue",
      "seniorAhead",
      "seniorOfFirstLien",
      "seniorUnknown",
      "currentRateAsShare",
      "dscrAgainstIncome",
      "floatingWithoutIndex",
      "initialRateAsShare",
    ]
    for (const one of [...floaters, ...juniors])
      expect(factWarnings(one, TODAY).filter(({ warning }) => about.includes(warning))).toEqual([])
  })
})

describe("asking prices of the demo market", () => {
  const performing = complete.filter(isPerforming)

  it("are what the rule gives, or are not named", () => {
    const named = complete.filter(({ mainInfo }) => mainInfo.listingPrice !== null)
    expect(named.every(({ guidePrice, mainInfo }) => mainInfo.listingPrice === guidePrice)).toBe(true)
    expect(named.length).toBeLessThan(complete.length)
    expect(named.length).toBeGreaterThan(complete.length * 0.7)
  })

  it("follow the coupon of a performing loan", () => {
    const pairs = performing.map((one) => [one.noteOverview.currentInterestRate ?? 0, guideShare(one)] as const)
    expect(correlation(pairs)).toBeGreaterThan(0.6)
  })

  it("follow loan to value where a loan does not perform", () => {
    const distressed = complete.filter(({ mainInfo }) => mainInfo.assetStatus === "Non-Performing Loan")
    expect(correlation(distressed.map((one) => [upb(one) / valueOf(one), guideShare(one)] as const))).toBeLessThan(-0.6)
    for (const one of distressed.filter(isUnderWater)) expect(one.guidePrice).toBeLessThan(valueOf(one))
  })

  it("are lower for a status that is worse", () => {
    const mean = (status: string) => {
      const some = complete.filter(({ mainInfo }) => mainInfo.assetStatus === status).map(guideShare)
      return some.reduce((sum, share) => sum + share, 0) / some.length
    }
    expect(mean("Performing Loan")).toBeGreaterThan(mean("Sub-Performing Loan"))
    expect(mean("Sub-Performing Loan")).toBeGreaterThan(mean("Non-Performing Loan"))
  })
})

it("the loans of the demo market name no two periods of early payment that end on one day", () => {
  const named = listingsOf(lots).flatMap(({ noteOverview }) => noteOverview.penalty ?? [])
  expect(named.length).toBeGreaterThan(10)
  for (const text of named) {
    const days = text.match(/\d\d-\d\d-\d{4}/g) ?? []
    expect([text, new Set(days).size]).toEqual([text, days.length])
  }
})
