import { assetOfPicture, MOST_LISTING_PICTURES } from "../documents/keys.ts"
import { assetFieldTexts } from "./words.ts"
import type { AssetId } from "../shared/ids.ts"
import type { Problems } from "./fact-rules.ts"

const isForeign = (asset: AssetId, key: string): boolean => ![asset, null].includes(assetOfPicture(key))

/** Pictures that were uploaded are the asset's own, each once, and not too many. Keys of drawings are anybody's. */
export const pictureProblems = (asset: AssetId, images: ReadonlyArray<string>): Problems => {
  if (images.some((key) => isForeign(asset, key)) || new Set(images).size < images.length)
    return [{ field: "images", message: assetFieldTexts.pictureForeign }]
  return images.length > MOST_LISTING_PICTURES ? [{ field: "images", message: assetFieldTexts.picturesTooMany }] : []
}
