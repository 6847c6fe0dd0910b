import { MarketUnavailable } from "@xl/core/kernel"
import { must, Tier2RequestId } from "@xl/core/shared"
import { anAsset } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { app } from "../testing/app.ts"
import { pageOf } from "../view-model/index.ts"
import { ActivityModel, type Happening } from "./activity-model.ts"

const asset = anAsset({ status: "Published", publishedTime: EXAMPLE_NOW })
const seed = { assets: [asset], profiles: [aSeller(), aBuyer()] }

it("counts a member's visit while the seller looks on", async () => {
  const { market, ports, session } = await app({ who: aSeller(), seed })
  const model = new ActivityModel(ports.deals, session)
  model.follow()
  await model.open(asset.id, true)
  expect(model.listed).toMatchObject({ tag: "listed", page: { counts: { numberOfImpressions: 0 }, feed: [] } })
  await Effect.runPromise(market.as(aBuyer()).catalog.trackView(asset.id))
  await expect
    .poll(() => model.listed)
    .toMatchObject({ tag: "listed", page: { counts: { numberOfImpressions: 1 }, feed: [{ of: "visit" }] } })
})

it("counts who keeps it as a favorite while the seller looks on, and who does so no longer", async () => {
  const { market, ports, session } = await app({ who: aSeller(), seed })
  const model = new ActivityModel(ports.deals, session)
  model.follow()
  await model.open(asset.id, true)
  const { favorites } = market.as(aBuyer())
  const counts = (numberOfFavorites: number) =>
    expect.poll(() => model.listed).toMatchObject({ tag: "listed", page: { counts: { numberOfFavorites }, feed: [] } })
  await counts(0)
  await Effect.runPromise(favorites.add(asset.id))
  await counts(1)
  await Effect.runPromise(favorites.remove(asset.id))
  await counts(0)
})

it("keeps the counters on the screen while it counts again, and says where they do not come", async () => {
  const { ports, session } = await app({ who: aSeller(), seed })
  let isDown = false
  const activity = (id: typeof asset.id) =>
    isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : ports.deals.activity(id)
  const model = new ActivityModel({ ...ports.deals, activity }, session)
  await model.open(asset.id, true)
  const again = model.again()
  expect(model.listed).toMatchObject({ tag: "loading", page: { counts: { numberOfImpressions: 0 } } })
  await again
  isDown = true
  await model.again()
  expect(model.listed.tag).toBe("failed")
})

it("shows the seller what happened too, the latest first, and an administrator the visits alone", async () => {
  const { market, ports, session } = await app({
    who: aSeller(),
    seed: { ...seed, profiles: [...seed.profiles, anAdmin()] },
  })
  await Effect.runPromise(market.as(aBuyer()).catalog.trackView(asset.id))
  market.home.clock.advance(60_000)
  await Effect.runPromise(ports.listings.hold(asset.id))
  const feedFor = async (deals: typeof ports.deals, isOwner: boolean) => {
    const model = new ActivityModel(deals, session)
    await model.open(asset.id, isOwner)
    return model.listed.tag === "listed" && model.listed.page.feed.map(({ of }) => of)
  }
  expect(await feedFor(ports.deals, true)).toEqual(["entry", "visit"])
  expect(await feedFor(market.as(anAdmin()).deals, false)).toEqual(["visit"])
})

it("hears of a signed agreement, an admission and a later visit at once, and keeps the latest first", async () => {
  const { market, ports, session } = await app({ who: aSeller(), seed })
  const buyer = market.as(aBuyer())
  const { advance } = market.home.clock
  await Effect.runPromise(buyer.catalog.trackView(asset.id))
  const model = new ActivityModel(ports.deals, session)
  model.follow()
  await model.open(asset.id, true)
  advance(60_000)
  await Effect.runPromise(buyer.dataRooms.sign(asset.id, "Blair Buyer1", null))
  const feed = () => pageOf(model.listed)?.feed.map((happening) => kindOf(happening))
  await expect.poll(feed).toEqual(["Confidentiality agreement signed", "visit"])
  const request = await Effect.runPromise(buyer.dataRooms.request(asset.id))
  await Effect.runPromise(ports.dataRooms.approve(must(Tier2RequestId, request.id)))
  await expect.poll(() => pageOf(model.listed)?.counts).toMatchObject({ numberOfCAs: 1, numberOfTier2s: 1 })
  advance(60_000)
  await Effect.runPromise(buyer.catalog.trackView(asset.id))
  await expect.poll(() => feed()?.[0]).toBe("visit")
})

const kindOf = (happening: Happening): string => (happening.of === "entry" ? happening.entry.what : "visit")
