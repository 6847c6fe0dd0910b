import { FavoritesModel, favoritesModel, FavoritesScreen } from "@xl/ui/favorites"
import { useViewModel } from "@xl/ui/view-model"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import "./favorite-parts.ts"
import { Guard } from "./guard.tsx"
import { useMinute } from "./minute.ts"

screenModel(favoritesModel, FavoritesModel, Tokens.favorites, StoreTokens.session, StoreTokens.signInEffects)

export const FavoritesPage = () => {
  const now = useMinute(useViewModel(Tokens.now))
  return (
    <Guard>
      <FavoritesScreen now={now} />
    </Guard>
  )
}
