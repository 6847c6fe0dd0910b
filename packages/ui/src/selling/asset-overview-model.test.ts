import { MarketUnavailable } from "@xl/core/kernel"
import type { Seed } from "@xl/testkit/market"
import { anAssetId, standingIn } from "@xl/testkit/assets"
import { anOffer, anOfferId, terms } from "@xl/testkit/offers"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change } from "../testing/app.ts"
import { AssetOverviewModel } from "./asset-overview-model.ts"

const called = standingIn("CallForOffers")
const { asset } = called
const second = anOffer({ id: anOfferId(2), owners: [aBuyer(2).id], terms: terms({ bidPrice: 9_000_000_00 }) })
const people = [aBuyer(), aBuyer(2), aSeller()]
const SEED: Seed = { assets: [asset], offers: [...called.offers, second], profiles: people }

const opened = async (seed: Seed = SEED, change?: Change) => {
  const here = await app({ who: aSeller(), seed: { profiles: people, ...seed } }, change)
  const { catalog, listings, offers } = here.ports
  const overview = new AssetOverviewModel(catalog, listings, offers, here.session, here.snackbars)
  await overview.open(asset.id)
  return { here, overview }
}
const statusIn = ({ overview }: { readonly overview: AssetOverviewModel }) => overview.asset?.status
const offerIn = ({ overview }: { readonly overview: AssetOverviewModel }, id = anOfferId(1)) => {
  const found = overview.offers.find((offer) => offer.id === id)
  if (!found) throw new Error("The example has no such offer")
  return found
}

describe("the seller's overview", () => {
  it("shows the asset with its offers, the highest first", async () => {
    const { overview } = await opened()
    expect(overview.offers.map(({ id }) => id)).toEqual([second.id, anOfferId(1)])
    expect([overview.active.length, overview.roundToClose]).toEqual([2, "callForOffers"])
    expect(overview.answersTo(offerIn({ overview }, second.id))).toEqual(["selectForBestAndFinal", "decline"])
  })

  it("knows the best bid on this asset, of a bundle its share", async () => {
    const bundle = {
      ...second,
      type: "MultipleBid" as const,
      assets: [...anOffer().assets, ...anOffer().assets.map((one) => ({ ...one, id: anAssetId(2) }))],
      terms: terms({ bidPrice: 16_000_000_00 }),
    }
    const other = standingIn(asset.status, { id: anAssetId(2) }).asset
    const { overview } = await opened({ assets: [asset, other], offers: [bundle] })
    expect(overview.leading).toEqual({ is: "best", price: 8_000_000_00 })
    expect((await opened({ assets: [asset] })).overview.leading.price).toBeNull()
  })

  it("puts chosen offers side by side, the highest first and six at most, and lets go those that end", async () => {
    const buyers = [1, 2, 3, 4, 5, 6, 7].map((n) => aBuyer(n))
    const offers = buyers.map(({ id }, at) =>
      anOffer({ id: anOfferId(at + 1), owners: [id], terms: terms({ bidPrice: 8_000_000_00 + at * 100_000_00 }) }),
    )
    const { here, overview } = await opened({ assets: [asset], offers, profiles: [...buyers, aSeller()] })
    expect(overview.compared).toEqual([])
    overview.choose(new Set(offers.map(({ id }) => id)))
    expect(overview.compared.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 2].map(anOfferId))
    await Effect.runPromise(here.market.as(aBuyer(7)).offers.withdraw(anOfferId(7)))
    await overview.again()
    expect(overview.compared.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1].map(anOfferId))
    await overview.open(asset.id)
    expect(overview.compared).toEqual([])
  })

  it("is missing to whom the asset does not belong, and where there is none", async () => {
    const { overview } = await opened()
    await overview.open(anAssetId(77))
    expect([overview.overview.tag, overview.asset, overview.offers]).toEqual(["missing", null, []])
  })

  it("says that it failed, can be asked again, and then stays open", async () => {
    let isDown = true
    const { overview } = await opened(SEED, ({ catalog }) => ({
      catalog: {
        ...catalog,
        find: (id) => (isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : catalog.find(id)),
      },
    }))
    expect(overview.overview.tag).toBe("failed")
    isDown = false
    await overview.again()
    expect(overview.overview.tag).toBe("open")
    isDown = true
    await overview.again()
    expect(overview.overview.tag).toBe("open")
  })

  it("shows what buyers do without reload", async () => {
    const { here, overview } = await opened()
    const stop = overview.follow()
    await Effect.runPromise(here.market.as(aBuyer()).offers.withdraw(anOfferId(1)))
    await expect.poll(() => overview.active.length).toBe(1)
    stop()
    await Effect.runPromise(here.market.as(aBuyer(2)).offers.withdraw(second.id))
    expect(overview.active.length).toBe(1)
  })

  it("closes the call, then chooses a winner (SEL-173)", async () => {
    const stage = await opened()
    const { here, overview } = stage
    overview.ask({ tag: "closeCall" })
    expect(statusIn(stage)).toBe("CallForOffers")
    await overview.confirm()
    expect([statusIn(stage), overview.asked, overview.roundToClose]).toEqual([
      "UnderSelection.CallForOffers",
      null,
      null,
    ])
    expect(overview.answersTo(offerIn(stage))).toEqual(["select", "selectForBestAndFinal", "decline"])
    overview.ask({ tag: "select", offer: offerIn(stage) })
    await overview.confirm()
    expect([statusIn(stage), offerIn(stage).status]).toEqual(["ContractPending.CallForOffers", "Successful"])
    expect(overview.answersTo(offerIn(stage))).toEqual([])
    expect(here.said()).toHaveLength(2)
    expect(offerIn(stage, second.id).status).toBe("Published")
    expect(overview.leading).toEqual({ is: "winning", price: offerIn(stage).terms.bidPrice })
  })

  it("ends the bidding where no call for offers was opened", async () => {
    const published = standingIn("Published")
    const stage = await opened({ assets: [published.asset], offers: called.offers })
    expect(stage.overview.roundToClose).toBe("bidding")
    stage.overview.ask({ tag: "endBidding" })
    await stage.overview.confirm()
    expect([statusIn(stage), stage.overview.roundToClose]).toEqual(["UnderSelection.CallForOffers", null])
  })

  it("cannot close a call that nobody answered", async () => {
    const { overview } = await opened({ assets: [asset] })
    expect([overview.offers, overview.roundToClose]).toEqual([[], null])
  })

  it("selects an offer for best and final (SEL-172)", async () => {
    const stage = await opened()
    stage.overview.ask({ tag: "selectForBestAndFinal", offer: offerIn(stage) })
    await stage.overview.confirm()
    expect([offerIn(stage).status, offerIn(stage, second.id).status]).toEqual(["BestAndFinal", "Published"])
  })

  it("closes best and final", async () => {
    const standing = standingIn("BestAndFinal")
    const stage = await opened({ assets: [standing.asset], offers: standing.offers })
    expect(stage.overview.canCloseBestAndFinal).toBe(true)
    stage.overview.ask({ tag: "closeBestAndFinal" })
    await stage.overview.confirm()
    expect(statusIn(stage)).toBe("UnderSelection.BestAndFinal")
  })

  it("declines only with a reason, and the dialog stays until there is one (BUY-138)", async () => {
    const stage = await opened()
    const { here, overview } = stage
    overview.ask({ tag: "decline", offer: offerIn(stage) })
    await overview.confirm()
    expect([overview.error, overview.asked?.tag, here.said()]).toEqual(["Please give the reason.", "decline", []])
    overview.typeReason("Too low")
    expect(overview.error).toBeNull()
    await overview.confirm()
    expect(offerIn(stage)).toMatchObject({ status: "Declined", declineReason: "Too low" })
    overview.ask({ tag: "decline", offer: offerIn(stage, second.id) })
    expect([overview.reason, overview.asked?.tag]).toEqual(["", "decline"])
    overview.dismiss()
    expect(overview.asked).toBeNull()
  })

  it("plans periods, and keeps the dialog where they are refused", async () => {
    const { overview } = await opened()
    const bestAndFinal = (from: string, to: string) =>
      ({ bestAndFinal: { startDate: from, endDate: to } }) as Parameters<typeof overview.plan>[0]
    overview.ask({ tag: "plan" })
    await overview.confirm()
    expect(overview.asked?.tag).toBe("plan")
    await overview.plan(bestAndFinal("2026-12-10", "2026-12-09"))
    expect([overview.error === null, overview.asked?.tag]).toEqual([false, "plan"])
    await overview.plan(bestAndFinal("2026-12-10", "2026-12-20"))
    expect([overview.asked, overview.asset?.bestAndFinalPeriod]).toMatchObject([
      null,
      { startDate: "2026-12-10", endDate: "2026-12-20" },
    ])
  })
})
