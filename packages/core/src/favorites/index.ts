/** What a person keeps an eye on: draws on assets. */
// Pulls in assets, shared.
export { countFavorites, Favorites, isCountedFavorite, withFavorite, withoutFavorite } from "./rules.ts"
