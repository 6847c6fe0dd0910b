import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { aBuyer, aSale, aSeller, EXAMPLE_NOW, marketInMemory, refusalOf, type Sale } from "@xl/testkit/market"
import { aBid } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { DAY_MILLIS, dayOf } from "../shared/days.ts"
import type { AssetId } from "../shared/ids.ts"

const run = Effect.runPromise
const TODAY = dayOf(EXAMPLE_NOW)

describe("a bundle", () => {
  const bundleOn = async (sale: Sale) => {
    const bundle = await sale.bid(1, [1, 2])
    await sale.close(1, 2)
    return bundle
  }

  it("wins, closes and falls through with all its assets or none", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1, 2])
    await sale.close(1)
    expect(await refusalOf(sale.seller.offers.selectWinner(id))).toBe("AssetStatusForbids")
    await sale.close(2)
    await sale.win(id)
    await run(sale.admin.offers.recordManualTransfer(id, "fund", "wire 7", TODAY))
    await sale.contract(1, id)
    expect([1, 2].map((count) => sale.asset(count).status)).toEqual(["UnderContract", "UnderContract"])
    await run(sale.admin.listings.reportFallThrough(anAssetId(1), "No financing"))
    expect([1, 2].map((count) => sale.asset(count).status)).toEqual(["Published", "Published"])
  })

  it("closes as a whole", async () => {
    const sale = aSale()
    const { id } = await bundleOn(sale)
    await sale.win(id)
    await run(sale.admin.offers.recordManualTransfer(id, "fund", "wire 7", TODAY))
    await sale.contract(1, id)
    await run(sale.admin.listings.confirmClosing(anAssetId(2)))
    expect([1, 2].map((count) => sale.asset(count).status)).toEqual(["Closed", "Closed"])
  })

  it("is canceled when one of its assets leaves the market", async () => {
    const sale = aSale()
    const { id } = await bundleOn(sale)
    await run(sale.seller.listings.withdraw(anAssetId(2)))
    expect(sale.offer(id)).toMatchObject({
      status: "Canceled",
      cancelReason: "An asset of this offer is no longer available",
      offerStatusChangeTrigger: "Bot",
    })
    expect(sale.asset(1).status).toBe("Published")
  })

  it("loses its win with all its assets when its buyer lets the time pass", async () => {
    const sale = aSale()
    const { id } = await bundleOn(sale)
    await sale.win(id)
    sale.market.home.clock.advance(61 * DAY_MILLIS)
    await run(sale.market.tick())
    expect([1, 2].map((count) => sale.asset(count).status)).toEqual(["Published", "Published"])
    expect(sale.offer(id).status).toBe("Canceled")
  })

  it("is refused across two sellers, and at a total that is not the sum", async () => {
    const market = marketInMemory({
      actor: aBuyer(),
      seed: {
        profiles: [aSeller(), aSeller(2)],
        assets: [aPublishedAsset(), aPublishedAsset({ id: anAssetId(2), owners: [aSeller(2).id] })],
      },
    })
    const both = aBid([{ id: anAssetId(1) }, { id: anAssetId(2) }])
    expect(await refusalOf(market.offers.create(both))).toBe("BundleInvalid")
    const one: AssetId = anAssetId(1)
    const wrong = { ...aBid([]), assets: [{ id: one, bidAllocation: 1 }] }
    expect(await refusalOf(market.offers.create(wrong))).toBe("AllocationMismatch")
  })
})
