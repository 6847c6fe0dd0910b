import { anAssetId } from "@xl/testkit/assets"
import { anOffer, anOfferId } from "@xl/testkit/offers"
import { describe, expect, it } from "vitest"
import { AssetStatus, OfferStatus } from "../kernel/index.ts"
import { Day, Millis, must } from "../shared/index.ts"
import { changedSince, isBinding, isOfferOver, isOpenOffer, openOfferOn, standingOfferOn, takesEdits } from "./index.ts"

const statuses = Object.keys(OfferStatus.keys).map((status) => must(OfferStatus, status))
const those = (holds: (status: OfferStatus) => boolean) => statuses.filter(holds)

describe("an offer stands", () => {
  it("open while its buyer may take it back", () =>
    expect(those(isOpenOffer)).toEqual(["Draft", "Published", "BestAndFinal"]))
  it("as a bond of its assets while it is active, and when it won", () =>
    expect(those(isBinding).toSorted()).toEqual(["BestAndFinal", "Published", "Successful"]))
  it("over where it neither won nor may", () =>
    expect(those(isOfferOver).toSorted()).toEqual(["Canceled", "Declined", "Withdrawn"]))
  it("as older than a change of its listing until it is over or the contract is made", () => {
    const at = must(Millis, 7)
    const told = (status: OfferStatus, assetStatus: AssetStatus) =>
      changedSince({ status, assetStatus, listingChangedAt: at })
    expect(those((status) => told(status, "Published") === at)).toEqual(those((status) => !isOfferOver(status)))
    const won = ["ContractPending.CallForOffers", "UnderContract", "Closed"] as const
    expect(won.map((assetStatus) => told("Successful", assetStatus))).toEqual([at, null, null])
    expect(changedSince({ status: "Published", assetStatus: "Published", listingChangedAt: null })).toBeNull()
  })
})

describe("an offer takes edits", () => {
  const first = Date.UTC(2026, 2, 10)
  const last = Date.UTC(2026, 2, 12)
  const period = { startDate: must(Day, "2026-03-10"), endDate: must(Day, "2026-03-11"), endedAt: null }
  const asset = (status: AssetStatus) => ({ status, bestAndFinalPeriod: period })
  const open = (offer: OfferStatus, now: number) =>
    Object.keys(AssetStatus.keys).filter((status) => takesEdits(offer, asset(must(AssetStatus, status)), now))

  it("as a draft or published while its asset takes offers", () => {
    expect([open("Draft", first), open("Published", first)]).toEqual([
      ["Published", "CallForOffers"],
      ["Published", "CallForOffers"],
    ])
  })

  it("once selected, from the first instant of best and final to the last", () => {
    const at = (now: number) => open("BestAndFinal", now)
    expect([at(first - 1), at(first), at(last - 1), at(last)]).toEqual([[], ["BestAndFinal"], ["BestAndFinal"], []])
  })

  it("never when it won or is over", () =>
    expect(
      (["Successful", "Declined", "Withdrawn", "Canceled"] as const).flatMap((status) => open(status, first)),
    ).toEqual([]))
})

describe("of a buyer's own offers on an asset", () => {
  const own = (count: number, status: OfferStatus, on = 1) =>
    anOffer({
      id: anOfferId(count),
      status,
      assets: anOffer().assets.flatMap((one) => [
        { ...one, id: anAssetId(on + 10) },
        { ...one, id: anAssetId(on) },
      ]),
    })
  const found = (...offers: ReadonlyArray<ReturnType<typeof own>>) =>
    [openOfferOn(offers, anAssetId(1)), standingOfferOn(offers, anAssetId(1))].map((offer) => offer?.id)

  it("the one that may still be taken back stands", () => {
    expect(found(own(1, "Declined"), own(2, "Draft", 2), own(3, "Draft"))).toEqual([anOfferId(3), anOfferId(3)])
    expect(found(own(1, "Successful"), own(2, "Published"))).toEqual([anOfferId(2), anOfferId(2)])
  })

  it("or else the one that won, and none that is over", () => {
    expect(found(own(1, "Withdrawn"), own(2, "Successful", 2), own(3, "Successful"))).toEqual([undefined, anOfferId(3)])
    expect(found(own(1, "Canceled"), own(2, "Published", 2))).toEqual([undefined, undefined])
  })
})
