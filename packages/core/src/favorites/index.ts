/** What a person keeps an eye on: draws on assets. */
export { FavoritesFull } from "./errors.ts"
export { type FavoriteAsset, Favorites, MOST_FAVORITES } from "./model.ts"
export { FavoriteAssets } from "./ports.ts"
export { countFavorites, isCountedFavorite, withFavorite, withoutFavorite } from "./rules.ts"
