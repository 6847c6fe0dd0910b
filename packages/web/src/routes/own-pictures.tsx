import { type AssetView, isPublic } from "@xl/core/assets"
import { lazyPart } from "@xl/ui/parts"
import { Suspense } from "react"

const OwnPictures = lazyPart(async () => ({ default: (await import("./own-pictures-parts.ts")).OwnPictures }))

/** Only who may fill an asset in is told its legal step; others see what the market shows. */
export const ownPicturesOf = (asset: AssetView) =>
  asset.legal === null || isPublic(asset.status) || asset.images.length === 0 ? null : (
    <Suspense fallback={null}>
      <OwnPictures asset={asset} />
    </Suspense>
  )
