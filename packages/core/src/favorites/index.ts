/** What a person keeps an eye on: draws on assets. */
// Pulls in assets, periods, shared.
export { FavoritesFull } from "./errors.ts"
export { FavoriteAsset, Favorites, MOST_FAVORITES } from "./model.ts"
export { FavoriteAssets } from "./ports.ts"
export { countFavorites, isCountedFavorite, withFavorite, withoutFavorite } from "./rules.ts"
