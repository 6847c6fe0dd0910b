import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { anOffer } from "@xl/testkit/offers"
import { decode } from "../shared/decode.ts"
import { Offer, OfferAsset, OfferTerms, OfferType } from "./index.ts"

const sent = Offer.encode(anOffer())
const terms = (change: object) => Result.isSuccess(decode(OfferTerms)({ ...sent.terms, ...change }))

describe("an offer", () => {
  it("is a single bid or a bundle (BUY-068)", () => {
    expect(["SingleBid", "MultipleBid"].map(OfferType.is)).toEqual([true, true])
    expect(Result.isFailure(decode(Offer)({ ...sent, type: "Cash" }))).toBe(true)
  })

  it("keeps its offer type beside its type (BUY-069)", () => {
    expect([sent.type, sent.offerType]).toEqual(["SingleBid", "Cash"])
    expect(Result.isFailure(decode(Offer)({ ...sent, offerType: "SingleBid" }))).toBe(true)
  })

  it("has whole days of due diligence (BUY-071)", () => {
    expect([
      terms({ dueDiligencePeriod: 20 }),
      terms({ dueDiligencePeriod: 20.5 }),
      terms({ dueDiligencePeriod: "20" }),
    ]).toEqual([true, false, false])
  })

  it("has whole days of closing (BUY-072)", () => {
    expect([terms({ closing: 45 }), terms({ closing: 45.5 }), terms({ closing: "45" })]).toEqual([true, false, false])
  })

  it("names of each asset id, title, principal and allocation (BUY-074)", () => {
    const [asset] = sent.assets
    expect(Object.keys(asset ?? {}).toSorted()).toEqual(["bidAllocation", "id", "principalBalance", "title"])
    for (const field of ["bidAllocation", "id", "principalBalance", "title"]) {
      expect(Result.isFailure(decode(OfferAsset)({ ...asset, [field]: undefined }))).toBe(true)
    }
  })

  it("has closing periods with a first and a last day (BUY-077)", () => {
    const period = { startDate: "2026-12-01", endDate: "2026-12-31", endedAt: null }
    const read = decode(Offer)({ ...sent, buyerClosingPeriod: period, sellerClosingPeriod: period })
    expect(Result.isSuccess(read) && [read.success.buyerClosingPeriod, read.success.sellerClosingPeriod]).toEqual([
      period,
      period,
    ])
  })
})
