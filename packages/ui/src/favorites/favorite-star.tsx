import { type AssetView, titleOf } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { IconButton } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { favoriteStars } from "./favorite-stars.ts"

export interface FavoriteStarProps {
  readonly asset: Pick<AssetView, "id" | "mainInfo">
}

/** Marks an asset as a favorite, or takes the mark away. */
export const FavoriteStar = observer(({ asset: { id, mainInfo } }: FavoriteStarProps) => {
  const stars = useViewModel(favoriteStars)
  return (
    <IconButton
      icon="star"
      size="small"
      label={`Favorite ${titleOf({ mainInfo })}`}
      isOn={stars.isOn(id)}
      onPress={() => void stars.toggle(id)}
    />
  )
})
