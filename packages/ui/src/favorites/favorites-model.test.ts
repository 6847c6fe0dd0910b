import { MarketUnavailable } from "@xl/core/kernel"
import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change, settled } from "../testing/app.ts"
import { FavoriteStars } from "./favorite-stars.ts"
import { FavoritesModel } from "./favorites-model.ts"

const seller = aSeller()
const listing = (n: number) => aPublishedAsset({ id: anAssetId(n), owners: [seller.id] })
const [one, other] = [listing(1), listing(2)]

const opened = async (change?: Change) => {
  const who = aBuyer(1, { favorites: [one.id, other.id] })
  const here = await app({ who, seed: { assets: [one, other], profiles: [seller] } }, change)
  await settled()
  const model = new FavoritesModel(here.ports.favorites, here.session, here.effects)
  await model.open()
  const hold = async () => void (await Effect.runPromise(here.market.as(seller).listings.hold(one.id)))
  const stars = new FavoriteStars(here.ports.favorites, here.effects, here.snackbars)
  return { ...here, model, hold, stars }
}

describe("the list of favorites", () => {
  it("shows the one added last first", async () => {
    const { model } = await opened()
    expect(model.shown.map(({ id }) => id)).toEqual([other.id, one.id])
    expect([model.gone, model.total]).toEqual([[], 2])
  })

  it("keeps one that leaves the market by title and status, and no longer counts it, without reload (BUY-196)", async () => {
    const { hold, model } = await opened()
    const stop = model.follow()
    await hold()
    await settled()
    expect(model.shown.map(({ id }) => id)).toEqual([other.id])
    expect(model.gone.map(({ id, status }) => [id, status])).toEqual([[one.id, "OnHold.Published"]])
    expect(model.total).toBe(1)
    stop()
  })

  it("holds what another tab marks, and drops what it unmarks, without reload", async () => {
    const { browser, effects, market, model, stars } = await opened()
    const stop = model.follow()
    await stars.toggle(one.id)
    expect(browser.told).toBe(1)
    const elsewhere = market.as(aBuyer()).favorites
    await Effect.runPromise(elsewhere.remove(other.id))
    browser.starElsewhere()
    await expect.poll(() => model.favorites).toEqual([])
    await model.open()
    await Effect.runPromise(elsewhere.add(one.id))
    browser.starElsewhere()
    await expect.poll(() => effects.favorites).toEqual([one.id])
    await expect.poll(() => model.shown.map(({ id }) => id)).toEqual([one.id])
    stop()
  })

  it("does not wait for the stars, which it lights itself", async () => {
    const never = () => Effect.never
    const { effects, model } = await opened(({ favorites }) => ({ favorites: { ...favorites, ids: never } }))
    expect(model.favorites).toHaveLength(2)
    expect(effects.favorites).toEqual([other.id, one.id])
  })

  it("is shorter as soon as a star is turned off", async () => {
    const { model, stars } = await opened()
    void stars.toggle(other.id)
    expect(model.favorites?.map(({ id }) => id)).toEqual([one.id])
  })

  it("does not bring back one that was taken out while it loaded", async () => {
    let line = Promise.resolve()
    const { model, stars } = await opened(({ favorites }) => ({
      favorites: { ...favorites, mine: () => Effect.tap(favorites.mine(), () => Effect.promise(() => line)) },
    }))
    const slow = Promise.withResolvers<void>()
    line = slow.promise
    const loading = model.open()
    await stars.toggle(other.id)
    slow.resolve()
    await loading
    expect(model.favorites?.map(({ id }) => id)).toEqual([one.id])
  })

  it("holds one that was added just before it loads", async () => {
    const { model, stars } = await opened()
    await stars.toggle(other.id)
    const adding = stars.toggle(other.id)
    await model.open()
    await adding
    expect(model.favorites?.map(({ id }) => id)).toEqual([other.id, one.id])
  })

  it("says why it did not load", async () => {
    const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
    const { model } = await opened(({ favorites }) => ({ favorites: { ...favorites, mine: down } }))
    expect([model.listed.tag, model.favorites]).toEqual(["failed", null])
  })
})
