import { addFavorite, removeFavorite } from "@xl/core/market/favorites"
import type { MarketStore } from "@xl/core/market"
import { signedIn } from "@xl/core/kernel"
import { AssetId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Database } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { failed, input, refused } from "../shared/index.ts"
import { favoritesOf } from "./reads.ts"
import { REFUSALS } from "./refusals.ts"

const ById = t.strict({ id: AssetId })
const done = (favorites: ReadonlyArray<AssetId>) => ({ __typename: "FavoritesDone", favorites })

/** One resolver per field of schema/favorites.graphql. Everything is the caller's own: nobody can name another's. */
export const favoriteResolvers = (pool: Database): Resolvers<MarketStore> => ({
  Query: {
    getUserFavoriteAssets: (_args, { actor }) =>
      Effect.fromResult(signedIn(actor)).pipe(
        Effect.flatMap((user) => favoritesOf(pool, user)),
        Effect.catchTag("SignInRequired", failed),
      ),
  },
  Mutation: {
    addUserFavoriteAsset: (args, { actor }) =>
      input(ById, args).pipe(
        Effect.flatMap(({ id }) => addFavorite(actor, id)),
        Effect.map(done),
        Effect.catchTag(REFUSALS.addUserFavoriteAsset, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
    removeUserFavoriteAsset: (args, { actor }) =>
      input(ById, args).pipe(
        Effect.flatMap(({ id }) => removeFavorite(actor, id)),
        Effect.map(done),
        Effect.catchTag(REFUSALS.removeUserFavoriteAsset, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
  },
})
