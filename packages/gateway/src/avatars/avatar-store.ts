import {
  AVATAR_PIXELS,
  AVATAR_THUMBNAIL_PIXELS,
  avatarFileName,
  avatarKey,
  FileEmpty,
  isAvatarType,
  PictureTypeRefused,
  thumbnailKey,
} from "@xl/core/documents"
import { MOST_PIXELS } from "../documents/pixels.ts"
import { isStorageKey, type Storage } from "../storage/index.ts"

/** A picture that was not there before, in two sizes. */
export interface Drawn {
  readonly picture: Buffer
  readonly thumbnail: Buffer
}

/**
 * Draws a picture anew, square and turned as its camera held it, so that nothing but pixels is left of what was sent: no place, no
 * name, no other file behind it. Throws FileEmpty, or PictureTypeRefused where the bytes are no PNG, JPEG or WebP or unfold to too many pixels.
 */
export const drawn = async (bytes: Uint8Array): Promise<Drawn> => {
  if (bytes.length === 0) throw new FileEmpty()
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([import("file-type"), import("sharp")])
  if (!isAvatarType((await fileTypeFromBuffer(bytes))?.mime)) throw new PictureTypeRefused()
  const source = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient()
  const at = (side: number) =>
    source.clone().resize({ width: side, height: side, fit: "cover" }).webp({ quality: 82 }).toBuffer()
  try {
    return { picture: await at(AVATAR_PIXELS), thumbnail: await at(AVATAR_THUMBNAIL_PIXELS) }
  } catch {
    throw new PictureTypeRefused() // it begins as a picture does, and is none
  }
}

/** Keeps a drawn picture under its owner's id and the name of its file; gives the key. */
export const keepAvatar = async (storage: Storage, owner: string, name: string, made: Drawn): Promise<string> => {
  const key = avatarKey(owner, avatarFileName(name))
  await storage.put(key, [made.picture])
  await storage.put(thumbnailKey(key), [made.thumbnail])
  return key
}

/** The bytes of a picture or its small copy, or null. */
export const readAvatar = async (storage: Storage, key: string): Promise<Buffer | null> =>
  isStorageKey(key) ? storage.get(key) : null

/** Removes all pictures of somebody but the one under `kept`. */
export const forgetAvatars = async (storage: Storage, owner: string, kept: string | null = null): Promise<void> => {
  const stays = kept === null ? [] : [kept, thumbnailKey(kept)]
  for (const { key } of await storage.list(`${owner}/avatars`)) if (!stays.includes(key)) await storage.remove(key)
}
