import { FavoritesModel, favoritesModel } from "@xl/ui/favorites"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"

screenModel(favoritesModel, FavoritesModel, Tokens.favorites, StoreTokens.session, StoreTokens.signInEffects)
