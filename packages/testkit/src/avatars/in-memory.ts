import {
  avatarFileName,
  avatarKey,
  avatarOwner,
  type Avatars,
  type AvatarType,
  DocumentNotFound,
  fileSizeRefusal,
  mayReadAvatar,
  PictureTypeRefused,
  thumbnailKey,
} from "@xl/core/documents"
import { changeAvatar } from "@xl/core/market/profiles"
import { signedIn } from "@xl/core/kernel"
import { Effect } from "effect"
import type { Asking, MarketHome } from "../market/with-market.ts"

/** What a picture's first bytes say it is; the gateway sniffs more thoroughly, and draws the picture anew. */
const SIGNATURES: ReadonlyArray<readonly [type: AvatarType, bytes: ReadonlyArray<number>]> = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/webp", [0x52, 0x49, 0x46, 0x46]],
]

const isPicture = (bytes: Uint8Array): boolean =>
  SIGNATURES.some(([, signature]) => signature.every((byte, at) => bytes[at] === byte))

/** What a picture is taken for. */
export const takenPicture = (bytes: Uint8Array) => {
  const refusal = fileSizeRefusal(bytes.length)
  if (refusal) return Effect.fail(refusal)
  return isPicture(bytes) ? Effect.succeed(bytes) : Effect.fail(new PictureTypeRefused())
}

/** People's pictures in memory, as they were sent, over the same people as the market. */
export const avatarsInMemory = (
  home: MarketHome,
  asking: Asking,
  kept = new Map<string, Uint8Array>(),
): Avatars["Service"] => {
  const asker = Effect.suspend(() => Effect.fromResult(signedIn(asking())))
  const record = (key: string | null) => Effect.asVoid(Effect.orDie(home.run(changeAvatar(asking(), key))))
  const forget = (owner: string) => {
    for (const key of kept.keys()) if (avatarOwner(key) === owner) kept.delete(key)
  }
  return {
    change: (file) =>
      Effect.gen(function* () {
        const { id } = yield* asker
        const bytes = yield* takenPicture(yield* Effect.promise(file.bytes))
        const key = avatarKey(id, avatarFileName(file.name))
        yield* record(key)
        forget(id)
        kept.set(key, bytes).set(thumbnailKey(key), bytes)
        return key
      }),
    remove: () =>
      Effect.gen(function* () {
        const { id } = yield* asker
        yield* record(null)
        forget(id)
      }),
    read: (key) =>
      Effect.flatMap(asker, (reader) => {
        const bytes = mayReadAvatar(reader, key) ? kept.get(key) : undefined
        return bytes ? Effect.succeed(bytes) : Effect.fail(new DocumentNotFound())
      }),
  }
}
