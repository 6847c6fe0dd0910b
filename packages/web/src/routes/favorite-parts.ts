import { FavoriteStars, favoriteStars } from "@xl/ui/favorites"
import { lateStore, StoreTokens, Tokens } from "../composition/index.ts"

lateStore(favoriteStars, FavoriteStars, Tokens.favorites, StoreTokens.signInEffects, Tokens.snackbars)

export { FavoriteStar } from "@xl/ui/favorites"
