import { anAssetId } from "@xl/testkit/assets"
import fc from "fast-check"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { AssetStatus } from "../kernel/index.ts"
import { BUYER_RELEVANT_STATUSES } from "../assets/index.ts"
import { decode } from "../shared/index.ts"
import {
  countFavorites,
  Favorites,
  FavoritesFull,
  isCountedFavorite,
  MOST_FAVORITES,
  withFavorite,
  withoutFavorite,
} from "./index.ts"

const added = (favorites: Favorites, id: Favorites[number]) => Result.getOrThrow(withFavorite(favorites, id))

const statuses = Object.keys(AssetStatus.keys).filter(AssetStatus.is)
const isCounted = (status: AssetStatus) => [isCountedFavorite({ status }), countFavorites([{ status }])]

describe("the favorites count", () => {
  it("leaves out drafts (BUY-190)", () => expect(isCounted("Draft")).toEqual([false, 0]))

  it("leaves out what is on hold, from wherever (BUY-191)", () => {
    expect(isCounted("OnHold.Published")).toEqual([false, 0])
    expect(isCounted("OnHold.CallForOffers")).toEqual([false, 0])
    expect(isCounted("OnHold.BestAndFinal")).toEqual([false, 0])
  })

  it("leaves out expired listings (BUY-192)", () => expect(isCounted("ListingExpired")).toEqual([false, 0]))

  it("leaves out what is no longer for sale (BUY-193)", () =>
    expect(isCounted("NoLongerListedForSale")).toEqual([false, 0]))

  it("leaves out revoked listings (BUY-194)", () => expect(isCounted("Revoked")).toEqual([false, 0]))

  it("leaves out deleted listings (BUY-195)", () => expect(isCounted("Deleted")).toEqual([false, 0]))

  it("counts every other status, whatever the order", () => {
    expect(statuses.filter((status) => isCountedFavorite({ status })).toSorted()).toEqual(
      [...BUYER_RELEVANT_STATUSES].toSorted(),
    )
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses)), (list) => {
        const assets = list.map((status) => ({ status }))
        const apart = list.reduce((sum, status) => sum + countFavorites([{ status }]), 0)
        expect([countFavorites(assets), countFavorites(assets.toReversed())]).toEqual([apart, apart])
      }),
    )
  })
})

describe("the list of favorites", () => {
  const [one, other] = [anAssetId(1), anAssetId(2)]

  it("is a list of asset ids, each once (BUY-104)", () => {
    expect(added(added([], one), other)).toEqual([one, other])
    expect(added([one, other], one)).toEqual([one, other])
    expect(withoutFavorite([one, other], one)).toEqual([other])
    expect(withoutFavorite([other], one)).toEqual([other])
    expect(decode(Favorites)([one, other])).toEqual(Result.succeed([one, other]))
    expect(Favorites.encode([one])).toEqual([one])
    expect(Result.isFailure(decode(Favorites)(["no id"]))).toBe(true)
  })

  it("is full with 500, and says so only to one that is not in it yet", () => {
    const full = Array.from({ length: MOST_FAVORITES }, (_, at) => anAssetId(at))
    expect(withFavorite(full, anAssetId(7))).toEqual(Result.succeed(full))
    expect(withFavorite(full, anAssetId(500))).toEqual(Result.fail(new FavoritesFull({ limit: 500 })))
  })

  it("holds an asset after it was added, and not after it was taken away, whatever came before", () => {
    const step = fc.record({ add: fc.boolean(), of: fc.integer({ min: 1, max: 4 }) })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const naive = new Set<string>()
        let list: Favorites = []
        for (const { add, of } of steps) {
          const id = anAssetId(of)
          list = add ? added(list, id) : withoutFavorite(list, id)
          if (add) naive.add(id)
          else naive.delete(id)
        }
        expect(list.toSorted()).toEqual([...naive].toSorted())
      }),
    )
  })
})
