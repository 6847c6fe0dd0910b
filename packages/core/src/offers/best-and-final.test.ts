import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { aSale, EXAMPLE_NOW, refusalOf } from "@xl/testkit/market"
import { aBid, terms } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { addDays, DAY_MILLIS, dayOf } from "../shared/days.ts"

const run = Effect.runPromise
const TODAY = dayOf(EXAMPLE_NOW)

describe("best and final", () => {
  const plan = { bestAndFinal: { startDate: addDays(TODAY, 1), endDate: addDays(TODAY, 2) } }

  it("lets the selected buyers alone revise, while it runs (SEL-172)", async () => {
    const sale = aSale()
    const [chosen, other] = [await sale.bid(1, [1]), await sale.bid(2, [1])]
    await sale.close(1)
    await run(sale.seller.listings.planPeriods(anAssetId(1), plan))
    const selected = await run(sale.seller.offers.selectForBestAndFinal(chosen.id))
    expect(selected).toMatchObject({ status: "BestAndFinal", acceptedDate: EXAMPLE_NOW })
    const revised = aBid([aPublishedAsset()], terms({ bidPrice: 9_000_000_00 }))
    const { offers } = sale.buyer(1)
    expect(await refusalOf(offers.edit(chosen.id, revised))).toBe("BestAndFinalNotRunning")
    sale.market.home.clock.advance(DAY_MILLIS)
    expect((await run(offers.edit(chosen.id, revised))).terms.bidPrice).toBe(9_000_000_00)
    expect(sale.asset(1).status).toBe("BestAndFinal")
    expect(await refusalOf(sale.buyer(2).offers.edit(other.id, revised))).toBe("AssetClosedToOffers")
    sale.market.home.clock.advance(2 * DAY_MILLIS)
    expect(await refusalOf(offers.edit(chosen.id, revised))).toBe("BestAndFinalNotRunning")
    await run(sale.market.tick())
    expect(sale.asset(1).status).toBe("UnderSelection.BestAndFinal")
    expect(await refusalOf(sale.seller.offers.selectWinner(other.id))).toBe("OfferStatusForbids")
  })

  it("lets the seller select while the offer stands and each of its assets is to be decided (BUY-249)", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    expect(await run(Effect.flip(sale.seller.offers.selectForBestAndFinal(id)))).toMatchObject({
      _tag: "AssetStatusForbids",
      status: "Published",
      command: "selectForBestAndFinal",
    })
    await sale.close(1)
    expect((await run(sale.seller.offers.selectForBestAndFinal(id))).status).toBe("BestAndFinal")
    await run(sale.buyer(1).offers.withdraw(id))
    expect(await run(Effect.flip(sale.seller.offers.selectForBestAndFinal(id)))).toMatchObject({
      _tag: "OfferStatusForbids",
      status: "Withdrawn",
      command: "selectForBestAndFinal",
    })
  })

  it("is planned and runs while its seller chooses, who chooses among the revised offers after it (SEL-007)", async () => {
    const sale = aSale()
    const [chosen] = [await sale.bid(1, [1]), await sale.bid(2, [1])]
    await sale.close(1)
    const [last, late] = [addDays(TODAY, 4), addDays(TODAY, 5)]
    const { planPeriods } = sale.seller.listings
    const round = (startDate: typeof last, endDate: typeof last) =>
      planPeriods(anAssetId(1), { bestAndFinal: { startDate, endDate } })
    await run(planPeriods(anAssetId(1), { underSelection: { startDate: TODAY, endDate: last } }))
    await run(sale.seller.offers.selectForBestAndFinal(chosen.id))
    expect(await refusalOf(round(late, late))).toBe("PeriodsOverlap")
    await run(round(addDays(TODAY, 1), addDays(TODAY, 2)))
    sale.market.home.clock.advance(DAY_MILLIS)
    await run(sale.market.tick())
    expect(sale.asset(1).status).toBe("BestAndFinal")
    sale.market.home.clock.advance(2 * DAY_MILLIS)
    await run(sale.market.tick())
    expect(sale.asset(1).status).toBe("UnderSelection.BestAndFinal")
    expect((await run(sale.seller.offers.selectWinner(chosen.id))).status).toBe("Successful")
  })

  it("keeps the seller's turn to choose where it ends after the days for that", async () => {
    const sale = aSale()
    const chosen = await sale.bid(1, [1])
    await sale.close(1)
    const plan = (to: number) => ({ startDate: TODAY, endDate: addDays(TODAY, to) })
    await run(sale.seller.listings.planPeriods(anAssetId(1), { underSelection: plan(1) }))
    await run(sale.seller.offers.selectForBestAndFinal(chosen.id))
    await run(sale.seller.listings.planPeriods(anAssetId(1), { bestAndFinal: plan(3) }))
    sale.market.home.clock.advance(2 * DAY_MILLIS)
    await run(sale.market.tick())
    await run(sale.seller.listings.planPeriods(anAssetId(1), { bestAndFinal: plan(4) }))
    sale.market.home.clock.advance(3 * DAY_MILLIS)
    await run(sale.market.tick())
    expect(sale.asset(1).status).toBe("UnderSelection.BestAndFinal")
    expect((await run(sale.seller.offers.selectWinner(chosen.id))).status).toBe("Successful")
  })

  it("begins at once where the seller selects while its period runs", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await sale.close(1)
    await run(sale.seller.listings.planPeriods(anAssetId(1), plan))
    sale.market.home.clock.advance(DAY_MILLIS)
    expect((await run(sale.seller.offers.selectForBestAndFinal(id))).assetStatus).toBe("BestAndFinal")
  })

  it("falls back at once when the last selected buyer withdraws, the revised price kept", async () => {
    const sale = aSale()
    const [chosen] = [await sale.bid(1, [1]), await sale.bid(2, [1])]
    await sale.close(1)
    await run(sale.seller.listings.planPeriods(anAssetId(1), plan))
    await run(sale.seller.offers.selectForBestAndFinal(chosen.id))
    sale.market.home.clock.advance(DAY_MILLIS)
    await run(sale.market.tick())
    const withdrawn = await run(sale.buyer(1).offers.withdraw(chosen.id))
    expect(withdrawn).toMatchObject({ status: "Withdrawn", withdrawDate: EXAMPLE_NOW + DAY_MILLIS })
    expect(sale.asset(1).status).toBe("UnderSelection.CallForOffers")
  })
})
