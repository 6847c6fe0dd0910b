import type { ChatAsset } from "@xl/core/chat"
import { thumbnailKey } from "@xl/core/documents"
import { buildingTypeOf, figureOf, sheetOf } from "@xl/core/drawings"
import { ChatThumb, Elevation, Picture } from "../parts/index.ts"

const SIZE = { width: 98, height: 84 }

/** The loan's face in small: the seller's own picture, or the drawing that it keeps everywhere. */
export const ChatPicture = ({ asset: { assetImage, id } }: { readonly asset: ChatAsset }) => {
  const drawn = assetImage === null ? undefined : sheetOf(assetImage)
  return (
    <ChatThumb>
      {assetImage !== null && drawn === undefined ? (
        <Picture src={`/pictures/${thumbnailKey(assetImage)}`} />
      ) : (
        <Elevation figure={drawn ? { ...figureOf(drawn), size: SIZE } : plain(id)} isDecoration />
      )}
    </ChatThumb>
  )
}

/** Where nothing is told of the building. */
const plain = (seed: string) => ({ type: buildingTypeOf([]), seed, size: SIZE })
