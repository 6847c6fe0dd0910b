import {
  type ListingPictures,
  assetOfPicture,
  DocumentNotFound,
  listingPictureKey,
  thumbnailKey,
} from "@xl/core/documents"
import { isAdministrator, signedIn } from "@xl/core/kernel"
import { Effect } from "effect"
import { takenPicture } from "../avatars/in-memory.ts"
import type { Asking, MarketHome } from "../market/with-market.ts"

/** Pictures of assets in memory, as they were sent, over the same assets as the market. */
export const listingPicturesInMemory = (
  home: MarketHome,
  asking: Asking,
  kept = new Map<string, Uint8Array>(),
): ListingPictures["Service"] => {
  const own = (id: string | null) =>
    Effect.gen(function* () {
      const asker = yield* Effect.fromResult(signedIn(asking()))
      const asset = [...home.memory.rows.assets.values()].find((one) => one.id === id)
      if (asset === undefined || !(asset.owners[0] === asker.id || isAdministrator(asker)))
        return yield* new DocumentNotFound()
      return asset.id
    })
  return {
    upload: (id, file, progress) =>
      Effect.gen(function* () {
        const asset = yield* own(id)
        const bytes = yield* takenPicture(yield* Effect.promise(file.bytes))
        const key = listingPictureKey(asset, kept.size.toString(16).padStart(32, "0"))
        kept.set(key, bytes).set(thumbnailKey(key), bytes)
        progress(1)
        return key
      }),
    read: (key) =>
      Effect.flatMap(own(assetOfPicture(key)), () => {
        const bytes = kept.get(key)
        return bytes ? Effect.succeed(bytes) : Effect.fail(new DocumentNotFound())
      }),
  }
}
