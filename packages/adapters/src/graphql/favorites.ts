import { AssetNotFound } from "@xl/core/assets"
import { AssetStatus } from "@xl/core/kernel"
import { type FavoriteAsset, type FavoriteAssets, Favorites, FavoritesFull } from "@xl/core/favorites"
import { ProfileNotFound } from "@xl/core/profiles"
import { AssetId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { assetFrom } from "./asset-wire.ts"
import { ADD, IDS, MINE, REMOVE } from "./favorite-documents.ts"
import { bare, done, holding, type Rebuilt } from "./rebuilt.ts"

const Ids = t.type({ getUserFavoriteAssets: t.readonlyArray(t.type({ id: AssetId })) })
const Listed = t.type({
  getUserFavoriteAssets: t.readonlyArray(
    t.type({ id: AssetId, title: t.string, status: AssetStatus, asset: t.unknown }),
  ),
})
const Done = t.type({ favorites: Favorites })

const refusals: Rebuilt<AssetNotFound | FavoritesFull | ProfileNotFound> = {
  AssetNotFound: bare(AssetNotFound),
  FavoritesFull: holding(t.strict({ limit: t.number }), FavoritesFull),
  ProfileNotFound: bare(ProfileNotFound),
}
const left: Rebuilt<ProfileNotFound> = { ProfileNotFound: bare(ProfileNotFound) }

/** One's favorites, asked of our gateway. */
export const favoriteAssetsGraphql = (asker: Asker): FavoriteAssets["Service"] => ({
  ids: () =>
    query(asker, IDS, {}, access("getUserFavoriteAssets")).pipe(
      Effect.flatMap((data) => promised(Ids, data)),
      Effect.map(({ getUserFavoriteAssets }) => getUserFavoriteAssets.map(({ id }) => id)),
    ),
  mine: () =>
    query(asker, MINE, {}, access("getUserFavoriteAssets")).pipe(
      Effect.flatMap((data) => promised(Listed, data)),
      Effect.flatMap(({ getUserFavoriteAssets }) =>
        Effect.forEach(getUserFavoriteAssets, ({ asset, id, status, title }): Effect.Effect<FavoriteAsset> =>
          asset === null
            ? Effect.succeed({ id, title, status, asset: null })
            : Effect.map(assetFrom(asset), (view) => ({ id, title, status, asset: view })),
        ),
      ),
    ),
  add: (id) =>
    mutate(asker, "addUserFavoriteAsset", ADD, { id }).pipe(
      Effect.flatMap((payload) => done(refusals, payload)),
      Effect.flatMap((payload) => promised(Done, payload)),
      Effect.map(({ favorites }) => favorites),
    ),
  remove: (id) =>
    mutate(asker, "removeUserFavoriteAsset", REMOVE, { id }).pipe(
      Effect.flatMap((payload) => done(left, payload)),
      Effect.flatMap((payload) => promised(Done, payload)),
      Effect.map(({ favorites }) => favorites),
    ),
})
