import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { aSale, EXAMPLE_NOW, refusalOf } from "@xl/testkit/market"
import { aBid, terms } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { DAY_MILLIS, dayOf } from "../shared/days.ts"

const run = Effect.runPromise
const TODAY = dayOf(EXAMPLE_NOW)

describe("a new offer", () => {
  it("is a draft of its buyer, then before the seller with the funds that back it (BUY-130, BUY-132)", async () => {
    const sale = aSale()
    const draft = await run(sale.buyer(1).offers.create(aBid([aPublishedAsset()])))
    expect(draft).toMatchObject({ status: "Draft", type: "SingleBid", publishedDate: null })
    expect(sale.market.home.memory.rows.events.at(-1)).toMatchObject({ type: "OfferCreated" })
    expect(await run(sale.seller.offers.onAsset(anAssetId(1)))).toEqual([])
    const published = await run(sale.buyer(1).offers.publish(draft.id))
    expect(published).toMatchObject({ status: "Published", pofSum: 50_000_000_00, fundsApprovalDate: "2026-11-18" })
    expect(sale.asset(1)).toMatchObject({ numberOfActiveOffers: 1, numberOfOffers: 1 })
  })

  it("is edited by its id, on the same assets alone (BUY-131)", async () => {
    const sale = aSale()
    const { offers } = sale.buyer(1)
    const { id } = await run(offers.create(aBid([aPublishedAsset()])))
    const edited = await run(offers.edit(id, aBid([aPublishedAsset()], terms({ bidPrice: 9_000_000_00 }))))
    expect([edited.id, edited.terms.bidPrice, edited.status]).toEqual([id, 9_000_000_00, "Draft"])
    expect(sale.market.home.memory.rows.events.at(-1)).toMatchObject({ type: "OfferEdited" })
    expect(await refusalOf(offers.edit(id, aBid([{ id: anAssetId(3) }])))).toBe("BundleInvalid")
  })

  it("puts new terms into the buyer's own draft on the same assets", async () => {
    const sale = aSale()
    const { offers } = sale.buyer(1)
    const first = await run(offers.create(aBid([aPublishedAsset()])))
    const again = await run(offers.create(aBid([aPublishedAsset()], terms({ bidPrice: 9_000_000_00 }))))
    expect([again.id, again.terms.bidPrice]).toEqual([first.id, 9_000_000_00])
    expect(sale.market.home.memory.rows.offers.size).toBe(1)
  })

  it("is refused beside an active one on the same assets, and allowed beside one on others", async () => {
    const sale = aSale()
    await sale.bid(1, [1])
    const { offers } = sale.buyer(1)
    expect(await refusalOf(offers.create(aBid([aPublishedAsset()])))).toBe("OfferAlreadyActive")
    const bundle = aBid([{ id: anAssetId(3) }, { id: anAssetId(1) }])
    await run(Effect.flatMap(offers.create(bundle), ({ id }) => offers.publish(id)))
    const other = aBid([{ id: anAssetId(1) }, { id: anAssetId(3) }])
    expect(await refusalOf(offers.create(other))).toBe("OfferAlreadyActive")
  })

  it("is refused from the moment the call is closed, the draft waiting or not", async () => {
    const sale = aSale()
    await sale.bid(1, [1])
    const waiting = await run(sale.buyer(2).offers.create(aBid([aPublishedAsset()])))
    await sale.close(1)
    expect(await refusalOf(sale.buyer(2).offers.publish(waiting.id))).toBe("AssetClosedToOffers")
    expect(await refusalOf(sale.buyer(3).offers.create(aBid([aPublishedAsset()])))).toBe("AssetClosedToOffers")
  })

  it("is refused after the call's end though the scheduler has not run", async () => {
    const sale = aSale()
    const plan = { callForOffers: { startDate: TODAY, endDate: TODAY } }
    await run(sale.seller.listings.planPeriods(anAssetId(1), plan))
    await sale.bid(1, [1])
    sale.market.home.clock.advance(DAY_MILLIS)
    expect(await refusalOf(sale.buyer(2).offers.create(aBid([aPublishedAsset()])))).toBe("AssetClosedToOffers")
  })

  it("never tells a buyer of a rival's offer", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    const rival = sale.buyer(2)
    expect(await refusalOf(rival.offers.find(id))).toBe("OfferNotFound")
    expect(await refusalOf(rival.offers.withdraw(id))).toBe("OfferNotFound")
    expect(await run(rival.offers.mine({ status: [], type: [], size: 10, offset: 0 }))).toEqual({
      total: 0,
      offers: [],
    })
    expect(await run(rival.catalog.find(anAssetId(1)))).toMatchObject({
      numberOfActiveOffers: null,
      numberOfOffers: null,
    })
  })
})
