import { Result } from "effect"
import { decode } from "../shared/decode.ts"
import { AssetId } from "../shared/ids.ts"

const THUMBNAIL = "-thumbnail"

/** The key of a picture's small copy: the suffix comes after the whole key, its file extension included. */
export const thumbnailKey = (key: string): string => `${key}${THUMBNAIL}`

/** Whether a key is that of a small copy. */
export const isThumbnailKey = (key: string): boolean => key.endsWith(THUMBNAIL)

/** The key under which a person's avatar is kept: under the user's id, in `avatars/`. */
export const avatarKey = (userId: string, fileName: string): string => `${userId}/avatars/${fileName}`

/** So many pictures an asset shows at most. */
export const MOST_LISTING_PICTURES = 30

const KEY = /^listing-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-[0-9a-f]{32}(?:-thumbnail)?$/

/** The key of an uploaded picture of an asset; `secret` is 32 hexadecimal digits that nobody guesses, another for each. */
export const listingPictureKey = (asset: AssetId, secret: string): string => `listing-${asset}-${secret}`

/** The asset that an uploaded picture, or its small copy, belongs to; null for the key of any other picture. */
export const assetOfPicture = (key: string): AssetId | null =>
  Result.getOrElse(decode(AssetId)(KEY.exec(key)?.[1]), () => null)
