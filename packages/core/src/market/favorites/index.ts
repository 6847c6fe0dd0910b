/** What changes people's favorites. For the gateway and testkit alone. */
export { addFavorite, removeFavorite } from "./change-favorites.ts"
