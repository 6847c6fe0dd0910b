import { MarketUnavailable } from "@xl/core/kernel"
import { aBuyer } from "@xl/testkit/market"
import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change, settled } from "../testing/app.ts"
import { FavoriteStars } from "./favorite-stars.ts"

const [one, other] = [aPublishedAsset({ id: anAssetId(1) }), aPublishedAsset({ id: anAssetId(2) })]

const opened = async (change?: Change) => {
  const here = await app({ who: aBuyer(1, { favorites: [one.id] }), seed: { assets: [one, other] } }, change)
  await settled()
  const stars = new FavoriteStars(here.ports.favorites, here.effects, here.snackbars)
  const kept = () => here.market.home.memory.rows.profiles.get(aBuyer().id)?.favorites
  return { ...here, stars, kept }
}

describe("the stars", () => {
  it("are on for favorites, and turn at once and for good (ACC-012)", async () => {
    const { kept, stars } = await opened()
    expect([one, other].map(({ id }) => stars.isOn(id))).toEqual([true, false])
    const turning = stars.toggle(other.id)
    expect(stars.isOn(other.id)).toBe(true)
    await turning
    await stars.toggle(one.id)
    expect([one, other].map(({ id }) => stars.isOn(id))).toEqual([false, true])
    expect(kept()).toEqual([other.id])
  })

  it("show the last turn of several that are on their way, and keep it", async () => {
    const { kept, stars } = await opened(({ favorites }) => ({
      favorites: { ...favorites, remove: (id) => Effect.delay(favorites.remove(id), 20) },
    }))
    const turns = [stars.toggle(one.id), stars.toggle(one.id), stars.toggle(other.id)]
    const isOn = () => [one, other].map(({ id }) => stars.isOn(id))
    expect(isOn()).toEqual([true, true])
    await Promise.all(turns)
    expect(isOn()).toEqual([true, true])
    expect(kept()).toEqual([one.id, other.id])
  })

  it("turn back where the gateway does not keep it, and say so", async () => {
    const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
    const { said, stars } = await opened(({ favorites }) => ({ favorites: { ...favorites, add: down, remove: down } }))
    await stars.toggle(other.id)
    await stars.toggle(one.id)
    expect([one, other].map(({ id }) => stars.isOn(id))).toEqual([true, false])
    expect(said()).toHaveLength(2)
  })
})
