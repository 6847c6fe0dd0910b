import { assetView } from "@xl/core/assets"
import type { FavoriteAsset, FavoriteAssets } from "@xl/core/favorites"
import { addFavorite, removeFavorite } from "@xl/core/market/favorites"
import { type SignedIn, signedIn } from "@xl/core/kernel"
import { Effect } from "effect"
import type { Asking, MarketHome } from "../market/with-market.ts"

const listed = ({ memory }: MarketHome, user: SignedIn): ReadonlyArray<FavoriteAsset> =>
  (memory.rows.profiles.get(user.id)?.favorites ?? []).toReversed().flatMap((id): ReadonlyArray<FavoriteAsset> => {
    const asset = memory.rows.assets.get(id)
    if (!asset) return []
    const offers = [...memory.rows.offers.values()].filter(({ owners }) => owners[0] === user.id)
    const isParty = offers.some(({ assets }) => assets.some((one) => one.id === id))
    const { name, title } = asset.mainInfo
    return [{ id, title: title ?? name, status: asset.status, asset: assetView(asset, user, isParty) }]
  })

/** One's favorites over a market in memory. */
export const favoriteAssetsInMemory = (home: MarketHome, asking: Asking): FavoriteAssets["Service"] => {
  const user = Effect.suspend(() => Effect.fromResult(signedIn(asking())))
  const mine = Effect.map(user, (who) => listed(home, who))
  return {
    ids: () => Effect.map(mine, (favorites) => favorites.map(({ id }) => id)),
    mine: () => mine,
    add: (id) => Effect.suspend(() => home.run(addFavorite(asking(), id))),
    remove: (id) => Effect.suspend(() => home.run(removeFavorite(asking(), id))),
  }
}
