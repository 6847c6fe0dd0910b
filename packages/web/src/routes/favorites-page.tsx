import type { AssetView } from "@xl/core/assets"
import { ChooseMark } from "@xl/ui/bundles"
import { FavoritesScreen } from "@xl/ui/favorites"
import { useViewModel } from "@xl/ui/view-model"
import { Tokens } from "../composition/index.ts"
import "./bundle-stores.ts"
import "./favorite-parts.ts"
import "./favorites-model.ts"
import { OwnGuard } from "./own-guard.tsx"
import { useMinute } from "./minute.ts"

const markOf = (asset: AssetView) => <ChooseMark asset={asset} />

export const FavoritesPage = () => {
  const now = useMinute(useViewModel(Tokens.now))
  return (
    <OwnGuard>
      <FavoritesScreen now={now} mark={markOf} />
    </OwnGuard>
  )
}
