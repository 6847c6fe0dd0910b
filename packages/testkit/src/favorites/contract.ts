import { EVERYTHING, SELLER_SEARCH } from "@xl/core/assets"
import type { FavoriteAssets } from "@xl/core/favorites"
import type { Profile } from "@xl/core/profiles"
import { AssetId, must } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, completeDraftOn, listingOn, type MarketStage, personOn, sellerOn } from "../market/stage.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

const run = Effect.runPromise

/** The laws of every list of favorites. One market serves the whole suite. */
export const favoriteAssetsContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`FavoriteAssets through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    let admin: Profile
    beforeAll(async () => {
      stage = await open()
      ;[seller, admin] = [await sellerOn(stage), await adminOn(stage)]
    })
    const of = (who: Profile | null): FavoriteAssets["Service"] => stage.as(who).favorites
    const listing = () => listingOn(stage, seller, admin)

    it("keeps what somebody signed in adds, each once, the last first, and for nobody else (ACC-416)", async () => {
      const [one, other] = [await listing(), await listing()]
      const [mine, others] = [of(await personOn(stage)), of(await personOn(stage))]
      expect(await run(mine.ids())).toEqual([])
      expect(await run(mine.add(one))).toEqual([one])
      expect(await run(mine.add(other))).toEqual([other, one])
      expect(await run(mine.add(one))).toEqual([other, one])
      expect(await run(mine.ids())).toEqual([other, one])
      expect(await run(others.ids())).toEqual([])
    })

    it("gives them as their reader sees them, and no longer once they were taken out (BUY-342, BUY-340, BUY-341)", async () => {
      const [one, other] = [await listing(), await listing()]
      const person = await personOn(stage)
      const favorites = of(person)
      await run(favorites.add(one))
      await run(favorites.add(other))
      const asset = await run(stage.as(person).catalog.find(one))
      const { name, title } = asset.mainInfo
      const told = { id: one, title: title ?? name, status: "Published" as const, asset }
      expect((await run(favorites.mine()))[1]).toEqual(told)
      expect(await run(favorites.remove(other))).toEqual([one])
      expect(await run(favorites.remove(other))).toEqual([one])
      expect(await run(favorites.mine())).toEqual([told])
    })

    it("keeps one that left the market with title and status alone", async () => {
      const id = await listing()
      const favorites = of(await personOn(stage))
      await run(favorites.add(id))
      await run(stage.as(seller).listings.hold(id))
      const [held] = await run(favorites.mine())
      expect([held?.id, held?.status, held?.asset]).toEqual([id, "OnHold.Published", null])
      expect(held?.title).not.toBe("")
    })

    it("takes an approved buyer's, a registered buyer's and anybody's else (BUY-245)", async () => {
      const [id, other] = [await listing(), await listing()]
      for (const role of ["ApprovedBuyers", "RestrictedBuyers", "Concierges"] as const) {
        const favorites = of(await personOn(stage, { roles: [role] }))
        expect(await run(favorites.add(id))).toEqual([id])
        expect(await run(favorites.add(other))).toEqual([other, id])
      }
    })

    it("tells the number of people who keep it to its seller and administrators alone, in the list and on the page (BUY-105)", async () => {
      const id = await listing()
      const [keeper, other] = [await personOn(stage), await personOn(stage)]
      for (const who of [keeper, other, seller]) await run(of(who).add(id))
      const toldTo = async (who: Profile | null) => (await run(stage.as(who).catalog.find(id))).numberOfFavorites
      expect(await Promise.all([seller, admin, keeper, null].map(toldTo))).toEqual([2, 2, null, null])
      await run(of(seller).remove(id))
      const { assets } = await run(stage.as(seller).catalog.search({ ...SELLER_SEARCH, size: 1_000 }))
      expect(assets.find((one) => one.id === id)?.numberOfFavorites).toBe(2)
      expect(new Set(assets.map(({ numberOfFavorites }) => typeof numberOfFavorites))).toEqual(new Set(["number"]))
      const { assets: seen } = await run(stage.as(keeper).catalog.search({ ...EVERYTHING, size: 1_000 }))
      expect(seen.find((one) => one.id === id)?.numberOfFavorites).toBeNull()
    })

    it("knows nothing of an asset that one may not look at", async () => {
      const { id } = await completeDraftOn(stage, seller)
      const favorites = of(await personOn(stage))
      expect(await refusalOf(favorites.add(id))).toBe("AssetNotFound")
      expect(await refusalOf(favorites.add(must(AssetId, freshUuid())))).toBe("AssetNotFound")
      expect(await run(of(seller).add(id))).toEqual([id])
      expect(await run(favorites.ids())).toEqual([])
    })

    it("asks a guest to sign in", async () => {
      const id = await listing()
      const favorites = of(null)
      for (const ask of [favorites.ids(), favorites.mine(), favorites.add(id), favorites.remove(id)])
        expect(await refusalOf(ask)).toBe("SignInRequired")
    })
  })
