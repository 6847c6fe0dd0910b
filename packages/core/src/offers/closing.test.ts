import { EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer, terms } from "@xl/testkit/offers"
import { describe, expect, it } from "vitest"
import { periodEnd } from "../periods/rules.ts"
import { Day } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import {
  buyerClosingFrom,
  closingPhase,
  daysToClose,
  isClosingPageOpen,
  isInBuyerWinnerList,
  isInSellerWinnerList,
  sellerClosingFrom,
} from "./closing.ts"
import type { Offer } from "./model.ts"

const period = (startDate: string, endDate: string) => ({
  startDate: must(Day, startDate),
  endDate: must(Day, endDate),
  endedAt: null,
})
const buyerClosingPeriod = period("2026-11-20", "2026-12-20")
const sellerClosingPeriod = period("2026-11-25", "2026-12-05")
const won = anOffer({ status: "Successful", buyerClosingPeriod })
const accepted: Offer = { ...won, buyerClosingDocumentsAccepted: true, sellerClosingPeriod }
const completed: Offer = { ...accepted, sellerClosingDocumentsAccepted: true }
const afterBuyer = periodEnd(buyerClosingPeriod)
const afterSeller = periodEnd(sellerClosingPeriod)

describe("the closing windows", () => {
  it("take due diligence and closing together", () =>
    expect(daysToClose(terms({ dueDiligencePeriod: 30, closing: 15 }))).toBe(45))
  it("give the buyer the winning day and due diligence and closing days on", () =>
    expect(buyerClosingFrom(EXAMPLE_NOW, terms({ dueDiligencePeriod: 30, closing: 15 }))).toEqual(
      period("2026-11-28", "2027-01-12"),
    ))
  it("give the seller ten days from the day of the buyer's acceptance", () =>
    expect(sellerClosingFrom(EXAMPLE_NOW + 5_000, 10)).toEqual(period("2026-11-28", "2026-12-08")))
})

describe("the closing phase", () => {
  it.each([
    [anOffer(), EXAMPLE_NOW, "none"],
    [won, afterBuyer - 1, "buyerClosing"],
    [won, afterBuyer, "buyerLapsed"],
    [accepted, afterSeller - 1, "sellerClosing"],
    [accepted, afterSeller, "sellerLapsed"],
    [completed, afterBuyer, "completed"],
    [{ ...won, status: "Canceled", canceledDate: afterBuyer }, EXAMPLE_NOW, "buyerLapsed"],
    [{ ...won, status: "Canceled", canceledDate: EXAMPLE_NOW }, afterBuyer, "none"],
    [{ ...accepted, status: "Canceled", canceledDate: afterSeller }, EXAMPLE_NOW, "sellerLapsed"],
  ] as const)("is derived from windows and acceptances, case %#", (offer, now, phase) =>
    expect(closingPhase(offer as Offer, now)).toBe(phase),
  )
})

describe("the winner lists", () => {
  it("put a winner with the buyer until its window is over (BUY-144)", () => {
    expect(isInBuyerWinnerList(won, afterBuyer - 1)).toBe(true)
    expect(isInBuyerWinnerList(won, afterBuyer)).toBe(false)
    expect(isInBuyerWinnerList({ ...won, buyerClosingPeriod: null }, EXAMPLE_NOW)).toBe(false)
    expect(isInBuyerWinnerList({ ...won, sellerClosingDocumentsAccepted: true }, EXAMPLE_NOW)).toBe(false)
    expect(isInBuyerWinnerList({ ...won, status: "Published" }, EXAMPLE_NOW)).toBe(false)
  })
  it("put it with the seller once the buyer accepted, until its window is over (BUY-145)", () => {
    expect(isInSellerWinnerList(accepted, afterSeller - 1)).toBe(true)
    expect(isInSellerWinnerList(accepted, afterSeller)).toBe(false)
    expect(isInSellerWinnerList(completed, EXAMPLE_NOW)).toBe(false)
    expect(isInSellerWinnerList({ ...accepted, sellerClosingPeriod: null }, EXAMPLE_NOW)).toBe(false)
    expect(isInSellerWinnerList(won, EXAMPLE_NOW)).toBe(false)
  })
  it("never hold an offer twice (BUY-146)", () => {
    for (const offer of [won, accepted, completed])
      expect(isInBuyerWinnerList(offer, EXAMPLE_NOW) && isInSellerWinnerList(offer, EXAMPLE_NOW)).toBe(false)
    expect([isInBuyerWinnerList(won, EXAMPLE_NOW), isInSellerWinnerList(won, EXAMPLE_NOW)]).toEqual([true, false])
    expect([isInBuyerWinnerList(accepted, EXAMPLE_NOW), isInSellerWinnerList(accepted, EXAMPLE_NOW)]).toEqual([
      false,
      true,
    ])
  })
  it("lose a canceled offer, whichever list it was in (BUY-147)", () => {
    expect([isInBuyerWinnerList(won, EXAMPLE_NOW), isInSellerWinnerList(accepted, EXAMPLE_NOW)]).toEqual([true, true])
    expect(isInBuyerWinnerList({ ...won, status: "Canceled" }, EXAMPLE_NOW)).toBe(false)
    expect(isInSellerWinnerList({ ...accepted, status: "Canceled" }, EXAMPLE_NOW)).toBe(false)
  })
})

it("opens a party's closing pages while its window exists and it has not accepted (BUY-182, BUY-183)", () => {
  expect([isClosingPageOpen(won, "buyer"), isClosingPageOpen(accepted, "buyer")]).toEqual([true, false])
  expect([isClosingPageOpen(won, "seller"), isClosingPageOpen(accepted, "seller")]).toEqual([false, true])
  expect(isClosingPageOpen(completed, "seller")).toBe(false)
})
