import { type Avatars, thumbnailKey } from "@xl/core/documents"
import { Effect, Result } from "effect"
import { reaction } from "mobx"
import type { Log, SessionStore } from "../session/index.ts"
import { Latest, viewModelToken } from "../view-model/index.ts"

/** Loads the small copy of one's own picture after a sign-in, and again once it is another one, and shows it in the session. */
export class AvatarStore {
  readonly #avatars: Avatars["Service"]
  readonly #session: SessionStore
  readonly #log: Log
  readonly #latest = new Latest()

  constructor(avatars: Avatars["Service"], session: SessionStore, log: Log) {
    this.#avatars = avatars
    this.#session = session
    this.#log = log
    reaction(
      () => session.profile?.sellerProfile.avatar ?? null,
      (key) => void this.#load(key),
      { fireImmediately: true },
    )
  }

  /** Without a picture, and where it cannot be had, the initials stay; an answer after a sign-out is nobody's. */
  async #load(key: string | null): Promise<void> {
    const isLatest = this.#latest.begin()
    this.#show(undefined)
    if (key === null) return
    const result = await Effect.runPromise(Effect.result(this.#avatars.read(thumbnailKey(key))))
    if (!isLatest()) return
    if (Result.isFailure(result)) return this.#log("Loading the picture", result.failure)
    this.#show(URL.createObjectURL(new Blob([result.success.slice()], { type: "image/webp" })))
  }

  #show(address: string | undefined): void {
    const { avatar } = this.#session
    this.#session.showAvatar(address)
    if (avatar !== undefined) URL.revokeObjectURL(avatar)
  }
}

export const avatarStore = viewModelToken<AvatarStore>("AvatarStore")
