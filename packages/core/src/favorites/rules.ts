import * as t from "io-ts"
import type { Asset } from "../assets/model.ts"
import { UNCOUNTED_FAVORITES } from "../assets/lists.ts"
import { AssetId } from "../shared/ids.ts"

/** The favorites of one user: ids of assets, the one added last at the end, each once. */
export const Favorites = t.readonlyArray(AssetId, "Favorites")
export type Favorites = t.TypeOf<typeof Favorites>

/** The list with an asset; one that stands there already stays where it is. */
export const withFavorite = (favorites: Favorites, id: AssetId): Favorites =>
  favorites.includes(id) ? favorites : [...favorites, id]

/** The list without an asset. */
export const withoutFavorite = (favorites: Favorites, id: AssetId): Favorites => favorites.filter((kept) => kept !== id)

/** Whether an asset in this status is counted among the favorites. */
export const isCountedFavorite = ({ status }: Pick<Asset, "status">): boolean => !UNCOUNTED_FAVORITES.includes(status)

/** How many favorites a user has; the assets of the list that left the market are listed still, but not counted. */
export const countFavorites = (assets: ReadonlyArray<Pick<Asset, "status">>): number =>
  assets.filter(isCountedFavorite).length
