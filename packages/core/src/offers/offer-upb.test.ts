import { aPublishedAsset, anAssetId } from "@xl/testkit/assets"
import { anOffer } from "@xl/testkit/offers"
import { EXAMPLE_NOW } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { Cents, Millis, must } from "../shared/index.ts"
import { bidsOn, offerUpb } from "./index.ts"

const cents = (amount: number) => must(Cents, amount)
const listed = (count: number, upb: number | null) => ({
  id: anAssetId(count),
  mainInfo: { ...aPublishedAsset().mainInfo, upb: upb === null ? null : cents(upb) },
})
const bid = (count: number, upb: number) => ({
  id: anAssetId(count),
  title: "Loan",
  principalBalance: cents(upb),
  bidAllocation: cents(1_00),
})
const changed = must(Millis, EXAMPLE_NOW)

describe("the UPB that a price is read against", () => {
  const offer = anOffer({ assets: [bid(1, 6_400_000_00)], listingChangedAt: changed })
  const bundle = anOffer({ assets: [bid(1, 6_400_000_00), bid(2, 1_000_000_00)], listingChangedAt: changed })

  it("is the listing's of now, and tells what it was when the offer was made", () => {
    expect(offerUpb(offer, [listed(1, 6_350_000_00)])).toEqual({ upb: 6_350_000_00, was: 6_400_000_00, isOld: false })
    expect(offerUpb(offer, [listed(1, 6_400_000_00)])).toEqual({ upb: 6_400_000_00, was: null, isOld: false })
    expect(offerUpb({ ...offer, listingChangedAt: null }, [listed(1, 6_350_000_00)]).was).toBe(6_400_000_00)
  })
  it("is that of the offer where the listing is not at hand, and old once that has changed", () => {
    expect(offerUpb(offer, [])).toEqual({ upb: 6_400_000_00, was: null, isOld: true })
    expect(offerUpb(offer, [listed(1, null), listed(2, 5)])).toEqual({ upb: 6_400_000_00, was: null, isOld: true })
    expect(offerUpb({ ...offer, listingChangedAt: null }, []).isOld).toBe(false)
  })
  it("is of a bundle the sum, of now only with every asset at hand, and of one asset its own", () => {
    const both = [listed(2, 1_000_000_00), listed(1, 6_350_000_00)]
    expect(offerUpb(bundle, both)).toEqual({ upb: 7_350_000_00, was: 7_400_000_00, isOld: false })
    expect(offerUpb(bundle, both.slice(1))).toEqual({ upb: 7_400_000_00, was: null, isOld: true })
    expect(offerUpb(bidsOn(bundle, anAssetId(1)), both).was).toBe(6_400_000_00)
    expect(offerUpb(bidsOn(bundle, anAssetId(3)), both)).toEqual({ upb: 0, was: null, isOld: false })
  })
})
