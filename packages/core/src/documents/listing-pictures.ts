import { Context, type Effect } from "effect"
import type { SignInRequired } from "../kernel/errors.ts"
import type { AssetId } from "../shared/ids.ts"
import type {
  DocumentNotFound,
  DocumentsUnavailable,
  FileEmpty,
  FileTooLarge,
  PictureTypeRefused,
  UploadTimedOut,
} from "./errors.ts"
import type { LocalFile } from "./ports.ts"

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
