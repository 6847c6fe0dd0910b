import { aBuyer, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOfferId } from "@xl/testkit/offers"
import { describe, expect, it } from "vitest"
import { addDays, Cents, dayOf, must } from "../shared/index.ts"
import { buyingPower, type Committing, fundsLastDay, isCommitted, RENEWAL_DAYS } from "./index.ts"

const TODAY = dayOf(EXAMPLE_NOW)
const approvedOn = (days: number, expiry: number | null = null, pofSum = 1_000) => {
  const { buyerProfile } = aBuyer()
  return {
    buyerProfile: {
      ...buyerProfile,
      purchasingEntity: "Harbor Capital LLC",
      fundsEntity: "Harbor Capital LLC",
      pofSum: must(Cents, pofSum),
      fundsApprovalDate: addDays(TODAY, -days),
      fundsApprovalExpiryDate: expiry === null ? null : addDays(TODAY, expiry),
    },
  }
}
const offer = (bidPrice: number, change: Partial<Committing> = {}): Committing => ({
  id: anOfferId(1),
  status: "Published",
  assetStatus: "Published",
  terms: { bidPrice: must(Cents, bidPrice) },
  ...change,
})

describe("buying power", () => {
  it("is the approved funds minus the prices of live and winning offers", () => {
    const own = [
      offer(100),
      offer(250, { status: "BestAndFinal" }),
      offer(50, { status: "Successful" }),
      offer(7, { status: "Draft" }),
    ]
    expect(buyingPower(approvedOn(10), own, EXAMPLE_NOW)).toEqual({
      tag: "held",
      entity: "Harbor Capital LLC",
      approved: 1_000,
      committed: 400,
      left: 600,
      over: 0,
      offers: 3,
      lastDay: addDays(TODAY, 79),
      daysLeft: 80,
      isRenewalDue: false,
    })
  })

  it("is never below nothing: what is promised beyond the funds is said apart", () => {
    expect(buyingPower(approvedOn(0), [offer(700), offer(301)], EXAMPLE_NOW)).toMatchObject({
      left: 0,
      over: 1,
      committed: 1_001,
    })
    expect(buyingPower(approvedOn(0), [offer(1_000)], EXAMPLE_NOW)).toMatchObject({ left: 0, over: 0 })
  })

  it("is bound by no offer that is a draft or over, nor by one whose sale is closed", () => {
    const free = ["Draft", "Withdrawn", "Declined", "Canceled"] as const
    expect(free.map((status) => isCommitted(offer(1, { status })))).toEqual([false, false, false, false])
    const won = offer(1, { status: "Successful", assetStatus: "UnderContract" })
    expect([isCommitted(won), isCommitted({ ...won, assetStatus: "Closed" })]).toEqual([true, false])
  })

  it("has days left, today counted, and asks for a renewal in the last 14 of them", () => {
    expect(RENEWAL_DAYS).toBe(14)
    expect([75, 76, 89].map((days) => buyingPower(approvedOn(days), [], EXAMPLE_NOW))).toMatchObject([
      { daysLeft: 15, isRenewalDue: false },
      { daysLeft: 14, isRenewalDue: true },
      { daysLeft: 1, isRenewalDue: true },
    ])
  })

  it("is over after day 89 or after the expiry date, whichever is earlier (ACC-653)", () => {
    expect(fundsLastDay(approvedOn(10, 3).buyerProfile)).toBe(addDays(TODAY, 3))
    expect(fundsLastDay(approvedOn(10, 300).buyerProfile)).toBe(addDays(TODAY, 79))
    expect(buyingPower(approvedOn(10, 0), [], EXAMPLE_NOW)).toMatchObject({ tag: "held", daysLeft: 1 })
    expect([approvedOn(10, -1), approvedOn(90)].map((who) => buyingPower(who, [], EXAMPLE_NOW))).toEqual([
      { tag: "expired", lastDay: addDays(TODAY, -1) },
      { tag: "expired", lastDay: addDays(TODAY, -1) },
    ])
  })

  it("is nothing once another entity buys, until its funds are approved", () => {
    const { buyerProfile } = approvedOn(10)
    const elsewhere = { buyerProfile: { ...buyerProfile, purchasingEntity: "Pier Capital LLC" } }
    expect(buyingPower(elsewhere, [], EXAMPLE_NOW)).toEqual({
      tag: "otherEntity",
      approved: 1_000,
      fundsEntity: "Harbor Capital LLC",
      purchasingEntity: "Pier Capital LLC",
    })
  })

  it("is none before any approval", () => {
    const { buyerProfile } = aBuyer()
    const none = { ...buyerProfile, fundsApprovalDate: null }
    expect([fundsLastDay(none), buyingPower({ buyerProfile: none }, [offer(1)], EXAMPLE_NOW)]).toEqual([
      null,
      { tag: "none" },
    ])
  })
})
