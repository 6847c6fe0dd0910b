import {
  type Asset,
  type AssetCatalog,
  AssetNotFound,
  COUNTED_STATUSES,
  type AssetSearch,
  type AssetView,
  type Listings,
  PropertyType,
} from "@xl/core/assets"
import {
  approveAsset,
  assetView,
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
  inSearchOrder,
  isMatch,
  planPeriods,
  releaseAsset,
  reportFallThrough,
  requestAssetPublish,
  revokeAsset,
  trackAssetView,
  withdrawListing,
} from "@xl/core/assets/server"
import type { Actor } from "@xl/core/roles"
import { must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Asking, MarketHome } from "../market/with-market.ts"

const visited =
  (home: MarketHome) =>
  (asset: Asset): Asset => ({
    ...asset,
    numberOfImpressions: must(t.Int, asset.numberOfImpressions + (home.memory.rows.impressions.get(asset.id) ?? 0)),
  })

const hasOffer = (home: MarketHome, actor: Actor, { id }: Asset): boolean =>
  actor.tag === "user" &&
  [...home.memory.rows.offers.values()].some(
    ({ assets, owners }) => owners[0] === actor.id && assets.some((asset) => asset.id === id),
  )

const found = (home: MarketHome, asking: Asking, search: AssetSearch) => {
  const actor = asking()
  const matches = [...home.memory.rows.assets.values()].filter((asset) => isMatch(asset, search, actor))
  const page = matches.toSorted(inSearchOrder(search)).slice(search.offset, search.offset + search.size)
  const assets = page.flatMap((asset): ReadonlyArray<AssetView> => {
    const view = assetView(visited(home)(asset), actor, false)
    return view ? [view] : []
  })
  return { total: must(t.Int, matches.length), assets }
}

/** Most first, then by name. */
const counts = (home: MarketHome) => {
  const all = [...home.memory.rows.assets.values()].filter(({ status }) => COUNTED_STATUSES.includes(status))
  return Object.keys(PropertyType.keys)
    .filter(PropertyType.is)
    .map((propertyType) => ({
      propertyType,
      total: must(t.Int, all.filter(({ mainInfo }) => mainInfo.propertyType.includes(propertyType)).length),
    }))
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
      const view = asset && assetView(visited(home)(asset), actor, hasOffer(home, actor, asset))
      return view ? Effect.succeed(view) : Effect.fail(new AssetNotFound())
    }),
  count: () => Effect.sync(() => counts(home)),
  trackView: (id) => Effect.suspend(() => home.run(trackAssetView(asking(), id))),
})

/** The gateway's own use cases over a market in memory, so a story is refused what a seller would be. */
export const listingsInMemory = (home: MarketHome, asking: Asking): Listings["Service"] => ({
  createDataRoom: (title) => Effect.suspend(() => home.run(createDataRoom(asking(), title))),
  create: (asset) => Effect.suspend(() => home.run(createAsset(asking(), asset))),
  edit: (id, edit) => Effect.suspend(() => home.run(editAsset(asking(), id, edit))),
  requestPublish: (id) => Effect.suspend(() => home.run(requestAssetPublish(asking(), id))),
  cancelPublishRequest: (id) => Effect.suspend(() => home.run(cancelPublishRequest(asking(), id))),
  discard: (id) => Effect.suspend(() => home.run(discardAsset(asking(), id))),
  planPeriods: (id, plan) => Effect.suspend(() => home.run(planPeriods(asking(), id, plan))),
  closeCallForOffers: (id) => Effect.suspend(() => home.run(closeCallForOffers(asking(), id))),
  closeBestAndFinal: (id) => Effect.suspend(() => home.run(closeBestAndFinal(asking(), id))),
  hold: (id) => Effect.suspend(() => home.run(holdAsset(asking(), id))),
  release: (id, newEnd) => Effect.suspend(() => home.run(releaseAsset(asking(), id, newEnd))),
  withdraw: (id) => Effect.suspend(() => home.run(withdrawListing(asking(), id))),
  approve: (id, version) => Effect.suspend(() => home.run(approveAsset(asking(), id, version))),
  revoke: (id, comment) => Effect.suspend(() => home.run(revokeAsset(asking(), id, comment))),
  confirmClosing: (id) => Effect.suspend(() => home.run(confirmClosing(asking(), id))),
  reportFallThrough: (id, reason) => Effect.suspend(() => home.run(reportFallThrough(asking(), id, reason))),
  remove: (id) => Effect.suspend(() => home.run(deleteAsset(asking(), id))),
})
