import { Context, type Effect } from "effect"
import type { SignInRequired } from "../kernel/errors.ts"
import type { Actor } from "../kernel/actor.ts"
import type {
  DocumentNotFound,
  DocumentsUnavailable,
  FileEmpty,
  FileTooLarge,
  PictureTypeRefused,
  UploadTimedOut,
} from "./errors.ts"
import type { LocalFile } from "./ports.ts"

/** What a person's picture may be, by content. */
export const AVATAR_TYPES = ["image/png", "image/jpeg", "image/webp"] as const
/** A media type that a person's picture may have. */
export type AvatarType = (typeof AVATAR_TYPES)[number]

/** Whether this media type is one of those; nothing is what a file has whose content says nothing. */
export const isAvatarType = (type: string | undefined): type is AvatarType => AVATAR_TYPES.some((one) => one === type)

/** Pixels of a side, as pictures of people are kept; they are square. */
export const AVATAR_PIXELS = 512
/** The same of the small copy. */
export const AVATAR_THUMBNAIL_PIXELS = 96

/** Characters of a name that are kept, without its ending. */
const MOST_NAME = 60

/**
 * The name that a picture is kept under, from the one its file has: letters, digits, dots and hyphens of the last part of a path, without its
 * ending, and `.webp` instead, as all are kept so.
 */
export const avatarFileName = (typed: string): string => {
  const [last = ""] = typed.split(/[\\/]/).slice(-1)
  const [stem = ""] = last.split(".")
  const plain = stem.replaceAll(/[^A-Za-z0-9-]/g, "-").replace(/^-{1,300}/, "")
  return `${plain.slice(0, MOST_NAME) || "picture"}.webp`
}

/** Whose picture a key names: whoever's id it begins with; null where it is no key of a picture. */
export const avatarOwner = (key: string): string | null => {
  const [owner = "", folder, name, ...rest] = key.split("/")
  return folder === "avatars" && name !== undefined && name !== "" && rest.length === 0 ? owner : null
}

/** Whether a picture may be looked at by its key: by whom it shows, and by nobody else. */
export const mayReadAvatar = (reader: Actor, key: string): boolean =>
  reader.tag === "user" && avatarOwner(key) === reader.id

/** Command port: the picture of whoever asks. Its laws are `avatarsContract` in testkit. */
export class Avatars extends Context.Service<
  Avatars,
  {
    /** Takes the place of the picture there was; gives the key, to which `thumbnailKey` is the small copy's. */
    readonly change: (
      file: LocalFile,
    ) => Effect.Effect<
      string,
      DocumentsUnavailable | FileEmpty | FileTooLarge | PictureTypeRefused | SignInRequired | UploadTimedOut
    >
    /** Takes the picture away; where there is none, nothing happens. */
    readonly remove: () => Effect.Effect<void, DocumentsUnavailable | SignInRequired>
    /** The bytes of one's own picture or small copy, as WebP. */
    readonly read: (key: string) => Effect.Effect<Uint8Array, DocumentNotFound | DocumentsUnavailable | SignInRequired>
  }
>()("@xl/core/documents/Avatars") {}
