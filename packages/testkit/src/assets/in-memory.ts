import {
  type Asset,
  type AssetCatalog,
  AssetNotFound,
  isOpenToOffers,
  countedOfType,
  type AssetSearch,
  type AssetView,
  type Listings,
  PropertyType,
  assetView,
  inSearchOrder,
  isMatch,
  isPlaceUnknown,
  type SearchLookups,
  withFavorites,
} from "@xl/core/assets"
import { ownerWords, withSellerNames } from "@xl/core/profiles"
import {
  approveAsset,
  cancelPublishRequest,
  closeBestAndFinal,
  closeCallForOffers,
  confirmClosing,
  createAsset,
  createDataRoom,
  deleteAsset,
  discardAsset,
  editAsset,
  holdAsset,
  planPeriods,
  releaseAsset,
  reportFallThrough,
  requestAssetPublish,
  revokeAsset,
  takeBackApproval,
  trackAssetView,
  withdrawListing,
} from "@xl/core/market/assets"
import { MOST_COMPANIONS } from "@xl/core/offers"
import { keepersOf } from "../deals/activity-in-memory.ts"
import { type Actor, isAdministrator, signedIn } from "@xl/core/kernel"
import { type AssetId, must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { examplePlace } from "./places.ts"
import type { Asking, MarketHome } from "../market/with-market.ts"

const visited =
  (home: MarketHome) =>
  (asset: Asset): Asset => ({
    ...asset,
    numberOfImpressions: must(t.Int, asset.numberOfImpressions + (home.memory.rows.impressions.get(asset.id) ?? 0)),
  })

/** Whether the actor has an offer on the asset. */
export const hasOfferOn = (home: MarketHome, actor: Actor, { id }: Asset): boolean =>
  actor.tag === "user" &&
  [...home.memory.rows.offers.values()].some(
    ({ assets, owners }) => owners[0] === actor.id && assets.some((asset) => asset.id === id),
  )

/** What an administrator is told besides: who sells. */
const named = (home: MarketHome, actor: Actor, views: ReadonlyArray<AssetView>): ReadonlyArray<AssetView> => {
  if (!isAdministrator(actor)) return views
  const sellers = [...home.memory.rows.profiles.values()]
  return withSellerNames(
    views,
    sellers.map(({ firstName, id, lastName, sellerProfile: { entityName } }) => ({
      id,
      firstName,
      lastName,
      entityName,
    })),
  )
}

/** The views as their reader is told of them: with sellers for an administrator, and with favorites where they are the reader's own. */
const told = (home: MarketHome, actor: Actor, views: ReadonlyArray<AssetView>): ReadonlyArray<AssetView> => {
  const { rows } = home.memory
  const counted = views.flatMap(({ id, isOwner }): ReadonlyArray<readonly [AssetId, number]> => {
    const asset = rows.assets.get(id)
    return asset && (isOwner || isAdministrator(actor)) ? [[id, keepersOf(rows, asset)]] : []
  })
  return withFavorites(named(home, actor, views), new Map(counted))
}

/** What a search asks of the market besides. */
const lookups = (home: MarketHome): SearchLookups => ({
  whereIs: examplePlace,
  wordsOf: (owner) => {
    const profile = home.memory.rows.profiles.get(owner)
    return profile ? ownerWords(profile) : []
  },
})

const found = (home: MarketHome, asking: Asking, search: AssetSearch) => {
  const actor = asking()
  const matches = [...home.memory.rows.assets.values()].filter((asset) => isMatch(asset, search, actor, lookups(home)))
  const page = matches.toSorted(inSearchOrder(search)).slice(search.offset, search.offset + search.size)
  const assets = page.flatMap((asset): ReadonlyArray<AssetView> => {
    const view = assetView(visited(home)(asset), actor, false)
    return view ? [view] : []
  })
  return {
    total: must(t.Int, matches.length),
    assets: told(home, actor, assets),
    isPlaceUnknown: isPlaceUnknown(search, examplePlace),
  }
}

/** Most first, then by name. */
const counts = (home: MarketHome) => {
  const all = [...home.memory.rows.assets.values()]
  const totalOf = (type: PropertyType) =>
    all.filter((one) => isMatch(one, countedOfType(type), { tag: "guest" }, lookups(home))).length
  return Object.keys(PropertyType.keys)
    .filter(PropertyType.is)
    .map((propertyType) => ({ propertyType, total: must(t.Int, totalOf(propertyType)) }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total || (one.propertyType < other.propertyType ? -1 : 1))
}

/** Looking up, as one actor may. */
export const assetCatalogInMemory = (home: MarketHome, asking: Asking): AssetCatalog["Service"] => ({
  search: (search) => Effect.sync(() => found(home, asking, search)),
  find: (id) =>
    Effect.suspend(() => {
      const asset = home.memory.rows.assets.get(id)
      const actor = asking()
      const view = asset && assetView(visited(home)(asset), actor, hasOfferOn(home, actor, asset))
      const [seen] = view ? told(home, actor, [view]) : []
      return seen ? Effect.succeed(seen) : Effect.fail(new AssetNotFound())
    }),
  companions: (id) =>
    Effect.gen(function* () {
      const actor = yield* Effect.fromResult(signedIn(asking()))
      const asset = home.memory.rows.assets.get(id)
      if (!asset || !assetView(asset, actor, hasOfferOn(home, actor, asset))) return yield* new AssetNotFound()
      const others = [...home.memory.rows.assets.values()]
        .filter((one) => one.id !== id && one.owners[0] === asset.owners[0] && isOpenToOffers(one.status))
        .toSorted((one, other) => (other.publishedTime ?? 0) - (one.publishedTime ?? 0))
      const views = others.slice(0, MOST_COMPANIONS).map((one) => assetView(visited(home)(one), actor, false))
      return views.filter((view) => view !== null)
    }),
  count: () => Effect.sync(() => counts(home)),
  trackView: (id) => Effect.suspend(() => home.run(trackAssetView(asking(), id))),
})

/** The gateway's own use cases over a market in memory, so a story is refused what a seller would be. */
export const listingsInMemory = (home: MarketHome, asking: Asking): Listings["Service"] => ({
  createDataRoom: (title) => Effect.suspend(() => home.run(createDataRoom(asking(), title))),
  create: (asset) => Effect.suspend(() => home.run(createAsset(asking(), asset))),
  edit: (id, edit) => Effect.suspend(() => home.run(editAsset(asking(), id, edit))),
  requestPublish: (id, note) => Effect.suspend(() => home.run(requestAssetPublish(asking(), id, note))),
  cancelPublishRequest: (id) => Effect.suspend(() => home.run(cancelPublishRequest(asking(), id))),
  discard: (id) => Effect.suspend(() => home.run(discardAsset(asking(), id))),
  planPeriods: (id, plan) => Effect.suspend(() => home.run(planPeriods(asking(), id, plan))),
  closeCallForOffers: (id) => Effect.suspend(() => home.run(closeCallForOffers(asking(), id))),
  closeBestAndFinal: (id) => Effect.suspend(() => home.run(closeBestAndFinal(asking(), id))),
  hold: (id) => Effect.suspend(() => home.run(holdAsset(asking(), id))),
  release: (id, newEnd) => Effect.suspend(() => home.run(releaseAsset(asking(), id, newEnd))),
  withdraw: (id) => Effect.suspend(() => home.run(withdrawListing(asking(), id))),
  approve: (id, version) => Effect.suspend(() => home.run(approveAsset(asking(), id, version))),
  takeBackApproval: (id) => Effect.suspend(() => home.run(takeBackApproval(asking(), id))),
  revoke: (id, comment) => Effect.suspend(() => home.run(revokeAsset(asking(), id, comment))),
  confirmClosing: (id) => Effect.suspend(() => home.run(confirmClosing(asking(), id))),
  reportFallThrough: (id, reason) => Effect.suspend(() => home.run(reportFallThrough(asking(), id, reason))),
  remove: (id) => Effect.suspend(() => home.run(deleteAsset(asking(), id))),
})
