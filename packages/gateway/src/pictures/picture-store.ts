import { isThumbnailKey, thumbnailKey } from "@xl/core/documents"
import type { Storage } from "../storage/index.ts"

/** Pixels. */
const WIDTH = 1_600
const THUMBNAIL_WIDTH = 480
const KEY = /^[a-z0-9][a-z0-9-]{0,99}$/i

/** Whether a text may be the key of a picture. */
export const isPictureKey = (key: string): boolean => KEY.test(key) && !isThumbnailKey(key)

/**
 * Keeps a picture, drawn or photographed, under its key as WebP, and a small one under the key with `-thumbnail`. Takes SVG, PNG,
 * JPEG or WebP; a picture that is none of these, or over 50 megapixels, is refused by an error of sharp's.
 */
export const keepPicture = async (storage: Storage, key: string, source: Uint8Array): Promise<void> => {
  if (!isPictureKey(key)) throw new RangeError("This is no key of a picture.")
  const { default: sharp } = await import("sharp")
  const picture = sharp(source, { limitInputPixels: 50_000_000 }).autoOrient()
  const at = (width: number) =>
    picture.clone().resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
  await storage.put(place(key), [await at(WIDTH)])
  await storage.put(place(thumbnailKey(key)), [await at(THUMBNAIL_WIDTH)])
}

/** The bytes of a picture or thumbnail, or null. */
export const readPicture = async (storage: Storage, key: string): Promise<Buffer | null> =>
  KEY.test(key) ? storage.get(place(key)) : null

const place = (key: string) => `pictures/${key}.webp`
