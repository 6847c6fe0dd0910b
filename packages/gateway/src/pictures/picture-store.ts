import { isThumbnailKey, thumbnailKey } from "@xl/core/documents"
import type { Storage } from "../storage/index.ts"

/** Pixels. */
const WIDTH = 1_600
const THUMBNAIL_WIDTH = 480
const KEY = /^[a-z0-9][a-z0-9-]{0,99}$/i

/** Whether a text may be the key of a picture. */
export const isPictureKey = (key: string): boolean => KEY.test(key) && !isThumbnailKey(key)

/** A picture in two sizes, as WebP. */
export interface DrawnPicture {
  readonly picture: Buffer
  readonly thumbnail: Buffer
}

/** Draws a picture anew: nothing but pixels is left of what was sent. A source that is no picture, or over 50 megapixels, is refused by an error of sharp's. */
export const drawPicture = async (source: Uint8Array): Promise<DrawnPicture> => {
  const { default: sharp } = await import("sharp")
  const picture = sharp(source, { limitInputPixels: 50_000_000 }).autoOrient()
  const at = (width: number) =>
    picture.clone().resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
  return { picture: await at(WIDTH), thumbnail: await at(THUMBNAIL_WIDTH) }
}

/** Keeps a drawn picture under its key, and the small one under the key with `-thumbnail`. */
export const putPicture = async (storage: Storage, key: string, drawn: DrawnPicture): Promise<void> => {
  await storage.put(place(key), [drawn.picture])
  await storage.put(place(thumbnailKey(key)), [drawn.thumbnail])
}

/** Keeps a picture, drawn or photographed: SVG, PNG, JPEG or WebP. */
export const keepPicture = async (storage: Storage, key: string, source: Uint8Array): Promise<void> => {
  if (!isPictureKey(key)) throw new RangeError("This is no key of a picture.")
  await putPicture(storage, key, await drawPicture(source))
}

/** The bytes of a picture or thumbnail, or null. */
export const readPicture = async (storage: Storage, key: string): Promise<Buffer | null> =>
  KEY.test(key) ? storage.get(place(key)) : null

const place = (key: string) => `pictures/${key}.webp`
