/** What a person keeps an eye on: draws on assets. */
export { countFavorites, Favorites, isCountedFavorite, withFavorite, withoutFavorite } from "./rules.ts"
