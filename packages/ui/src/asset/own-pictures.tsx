import type { AssetView } from "@xl/core/assets"
import { assetOfPicture } from "@xl/core/documents"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useViewModel } from "../view-model/index.ts"
import { AssetPictures } from "./asset-pictures.tsx"
import { ownPicturesModel } from "./own-pictures-model.ts"

/** The pictures as the market will show them, while only who fills the asset in may see them. */
export const OwnPictures = observer(({ asset }: { readonly asset: AssetView }) => {
  const model = useViewModel(ownPicturesModel)
  const { images } = asset
  useEffect(() => model.show(images.filter((key) => assetOfPicture(key) !== null)), [model, images])
  useEffect(() => model.close, [model])
  return <AssetPictures asset={asset} addressesOf={model.addressesOf} />
})
