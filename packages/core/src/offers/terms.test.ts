import { aPublishedAsset, anAssetId } from "@xl/testkit/assets"
import { aSeller } from "@xl/testkit/market"
import { aBid, anOffer, terms } from "@xl/testkit/offers"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Asset } from "../assets/model.ts"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import { termsOfForm } from "./bid-form.ts"
import type { Offer } from "./model.ts"
import { offerUpb } from "./offer-upb.ts"
import {
  depositPercent,
  isAboveUpb,
  mostBid,
  offerTypeOf,
  pricePercent,
  shareOfUpb,
  sumRule,
  termsRefusal,
  termsRule,
} from "./terms.ts"

/** Owed $10,000,000. */
const asset = aPublishedAsset()
const asking = aPublishedAsset({ id: anAssetId(2), requireBidDeposit: true, bidDepositSum: must(Cents, 50_000_00) })
const tagOf = (offered: ReturnType<typeof terms>, assets: ReadonlyArray<Asset> = [asset]) =>
  termsRefusal(offered, assets)?._tag ?? "none"

describe("the terms of an offer", () => {
  it("refuse a price of 0 and one above ten times what is owed, and take both bounds", () => {
    expect(tagOf(terms({ bidPrice: 0, earnestMoneyDeposit: 0 }))).toBe("BidPriceOutOfBounds")
    expect(tagOf(terms({ bidPrice: 1, earnestMoneyDeposit: 0 }))).toBe("none")
    expect(tagOf(terms({ bidPrice: 100_000_000_00 }))).toBe("none")
    expect(tagOf(terms({ bidPrice: 100_000_000_01 }))).toBe("BidPriceOutOfBounds")
    expect(termsRefusal(terms({ bidPrice: 100_000_000_01 }), [asset])).toMatchObject({ most: 100_000_000_00 })
  })

  it("let a price above what is owed be confirmed", () => {
    expect(isAboveUpb(10_000_000_00, [asset])).toBe(false)
    expect(isAboveUpb(10_000_000_01, [asset])).toBe(true)
  })

  it("never allow more than money can be", () =>
    expect(
      mostBid(
        Array.from({ length: 50 }, () => ({
          ...asset,
          mainInfo: { ...asset.mainInfo, upb: must(Cents, 1_000_000_000_000_000) },
        })),
      ),
    ).toBe(1_000_000_000_000_000))

  it("take earnest money from 0 to the price where no asset requires one (BUY-010)", () => {
    expect(tagOf(terms({ earnestMoneyDeposit: 0 }))).toBe("none")
    expect(tagOf(terms({ bidPrice: 500, earnestMoneyDeposit: 500 }))).toBe("none")
    expect(tagOf(terms({ bidPrice: 500, earnestMoneyDeposit: 501 }))).toBe("EarnestMoneyOutOfBounds")
  })

  it("take no less earnest money than the assets that require one add up to", () => {
    const both = [asset, asking, { ...asking, id: anAssetId(3) }]
    expect(tagOf(terms({ earnestMoneyDeposit: 100_000_00 }), both)).toBe("none")
    expect(termsRefusal(terms({ earnestMoneyDeposit: 99_999_99 }), both)).toMatchObject({ least: 100_000_00 })
  })

  it("freeze earnest money that was paid in", () => {
    const frozen = must(Cents, 100_000_00)
    expect(termsRefusal(terms({ earnestMoneyDeposit: 100_000_00 }), [asset], frozen)).toBeNull()
    expect(termsRefusal(terms({ earnestMoneyDeposit: 100_000_01 }), [asset], frozen)?._tag).toBe(
      "EarnestMoneyOutOfBounds",
    )
  })

  it.each([
    ["dueDiligencePeriod", -1, "DueDiligenceOutOfBounds"],
    ["dueDiligencePeriod", 0, "none"],
    ["dueDiligencePeriod", 365, "none"],
    ["dueDiligencePeriod", 366, "DueDiligenceOutOfBounds"],
    ["closing", 0, "ClosingOutOfBounds"],
    ["closing", 1, "none"],
    ["closing", 365, "none"],
    ["closing", 366, "ClosingOutOfBounds"],
  ] as const)("take %s of %i days: %s", (name, days, expected) => expect(tagOf(terms({ [name]: days }))).toBe(expected))
})

const bids = (...prices: ReadonlyArray<number>) =>
  prices.map((bidAllocation, place) => ({ id: anAssetId(place + 1), bidAllocation }))

describe("the sum rule", () => {
  it("holds exactly when every asset has a price and they add up to the total (BUY-209, BUY-210)", () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1 }),
        fc.integer({ min: 0, max: 3_000 }),
        (prices, total) => {
          const isFine = prices.every((price) => price > 0) && prices.reduce((sum, price) => sum + price, 0) === total
          expect(Result.isSuccess(sumRule(bids(...prices), total))).toBe(isFine)
        },
      ),
    ))

  it("compares whole cents: one cent off is refused (BUY-209)", () => {
    expect(Result.isSuccess(sumRule(bids(10, 20), 30))).toBe(true)
    expect(Result.isFailure(sumRule(bids(10, 20), 31))).toBe(true)
    expect(Result.isFailure(sumRule(bids(10.5, 19.5), 30))).toBe(true)
  })
})

describe("a bundle", () => {
  const of = (count: number) => Array.from({ length: count }, (_, place) => ({ ...asset, id: anAssetId(place + 1) }))
  const type = (assets: ReadonlyArray<Asset>) => offerTypeOf(aBid(assets).assets, assets)

  it("is 2 to 50 assets, and one asset is a single bid", () => {
    expect(Result.getOrNull(type(of(1)))).toBe("SingleBid")
    expect(Result.getOrNull(type(of(2)))).toBe("MultipleBid")
    expect(Result.getOrNull(type(of(50)))).toBe("MultipleBid")
    expect(Result.getOrNull(type(of(51)))).toBeNull()
    expect(Result.getOrNull(type([]))).toBeNull()
  })

  it("takes no asset twice, and none of another seller", () => {
    expect(Result.getOrNull(type([asset, asset]))).toBeNull()
    expect(Result.getOrNull(type([asset, { ...asking, owners: [aSeller(2).id] }]))).toBeNull()
  })

  it("is refused as a whole for the first thing wrong", () =>
    expect(
      Result.isFailure(termsRule({ ...aBid([asset, asking]), terms: terms({ bidPrice: 1 }) }, [asset, asking])),
    ).toBe(true))
})

describe("the percentages of a multi-asset bid", () => {
  it("give the price as percent of all that is owed (BUY-217)", () => {
    expect(pricePercent(7_500_000_00, [asset, asking])).toBe(37.5)
    expect(pricePercent(3_333_333_33, [asset])).toBe(33.3333)
  })
  it("give the price as a share of all that is owed, in millionths, and none of nothing owed", () => {
    const [owed] = anOffer().assets
    const bundle = owed ? [owed, { ...owed, principalBalance: must(Cents, 14_000_000_00) }] : []
    const shareOf = (assets: Offer["assets"]) =>
      shareOfUpb(terms().bidPrice, offerUpb({ assets, listingChangedAt: null }, []).upb)
    expect([shareOf(anOffer().assets), shareOf(bundle), shareOf([])]).toEqual([800_000, 333_333, null])
  })
  it("are the same share that the other side reads, not one that was rounded before", () => {
    const [owed] = anOffer().assets
    if (!owed) throw new RangeError("The offer has no asset")
    const bidPrice = must(Cents, 7_894_800_00)
    const bid = { ...owed, principalBalance: must(Cents, 10_000_000_00) }
    const read = shareOfUpb(bidPrice, offerUpb({ assets: [bid], listingChangedAt: null }, []).upb)
    expect([pricePercent(bidPrice, [asset]), read]).toEqual([78.948, 789_480])
  })
  it("give the deposit as percent of the bid (BUY-218)", () => expect(depositPercent(1_00, 3_00)).toBe(33.3333))
  it("are absent where they would divide by zero", () =>
    expect([pricePercent(1, []), depositPercent(1, 0)]).toEqual([null, null]))
})

it("maps the form's names to the call's (BUY-086, BUY-087)", () =>
  expect(
    termsOfForm({ offerPrice: 5_00, earnestMoneyDeposit: 1_00, ddPeriod: 30, closing: 20, comment: "Cash" }),
  ).toEqual({ bidPrice: 5_00, earnestMoneyDeposit: 1_00, dueDiligencePeriod: 30, closing: 20, notes: "Cash" }))
