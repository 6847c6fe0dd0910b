import { Context, type Effect, Result } from "effect"
import type { SignInRequired } from "../market/errors.ts"
import { decode } from "../shared/decode.ts"
import { AssetId } from "../shared/ids.ts"
import type {
  DocumentNotFound,
  DocumentsUnavailable,
  FileEmpty,
  FileTooLarge,
  PictureTypeRefused,
  UploadTimedOut,
} from "./errors.ts"
import type { LocalFile } from "./ports.ts"

/** So many pictures an asset shows at most. */
export const MOST_LISTING_PICTURES = 30

const KEY = /^listing-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-[0-9a-f]{32}(?:-thumbnail)?$/

/** The key of an uploaded picture of an asset; `secret` is 32 hexadecimal digits that nobody guesses, another for each. */
export const listingPictureKey = (asset: AssetId, secret: string): string => `listing-${asset}-${secret}`

/** The asset that an uploaded picture, or its small copy, belongs to; null for the key of any other picture. */
export const assetOfPicture = (key: string): AssetId | null =>
  Result.getOrElse(decode(AssetId)(KEY.exec(key)?.[1]), () => null)

/** Command port: the pictures of an asset, for its first owner and administrators. Its laws are `listingPicturesContract` in testkit. */
export class ListingPictures extends Context.Service<
  ListingPictures,
  {
    /** Keeps a picture and its small copy, and gives its key, which the asset then has to name. `progress` is called with 0 to 1. */
    readonly upload: (
      asset: AssetId,
      file: LocalFile,
      progress: (done: number) => void,
    ) => Effect.Effect<
      string,
      | DocumentNotFound
      | DocumentsUnavailable
      | FileEmpty
      | FileTooLarge
      | PictureTypeRefused
      | SignInRequired
      | UploadTimedOut
    >
    /** The bytes of a picture or small copy as WebP, while the asset is not on the market too. */
    readonly read: (key: string) => Effect.Effect<Uint8Array, DocumentNotFound | DocumentsUnavailable | SignInRequired>
  }
>()("@xl/core/documents/ListingPictures") {}
