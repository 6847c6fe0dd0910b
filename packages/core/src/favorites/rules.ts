import { Result } from "effect"
import type { Asset } from "../assets/model.ts"
import { UNCOUNTED_FAVORITES } from "../assets/lists.ts"
import type { AssetId } from "../shared/ids.ts"
import { FavoritesFull } from "./errors.ts"
import { type Favorites, MOST_FAVORITES } from "./model.ts"

/** The list with an asset; one that stands there already stays where it is. */
export const withFavorite = (favorites: Favorites, id: AssetId): Result.Result<Favorites, FavoritesFull> => {
  if (favorites.includes(id)) return Result.succeed(favorites)
  return favorites.length < MOST_FAVORITES
    ? Result.succeed([...favorites, id])
    : Result.fail(new FavoritesFull({ limit: MOST_FAVORITES }))
}

/** The list without an asset. */
export const withoutFavorite = (favorites: Favorites, id: AssetId): Favorites => favorites.filter((kept) => kept !== id)

/** Whether an asset in this status is counted among the favorites. */
export const isCountedFavorite = ({ status }: Pick<Asset, "status">): boolean => !UNCOUNTED_FAVORITES.includes(status)

/** How many favorites a user has; the assets of the list that left the market are listed still, but not counted. */
export const countFavorites = (assets: ReadonlyArray<Pick<Asset, "status">>): number =>
  assets.filter(isCountedFavorite).length
