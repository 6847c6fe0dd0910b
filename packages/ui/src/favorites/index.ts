/** What somebody keeps an eye on. */
export { FavoriteStar } from "./favorite-star.tsx"
export { favoriteStars, FavoriteStars } from "./favorite-stars.ts"
export { FavoritesModel, favoritesModel } from "./favorites-model.ts"
export { FavoritesScreen } from "./favorites-screen.tsx"
