import { type Avatars, fileSizeRefusal, isAvatarType, type LocalFile, PictureTypeRefused } from "@xl/core/documents"
import { type Broken, messageOf, type Refusal } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { Log, SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"

export type AvatarState =
  | { readonly tag: "closed" }
  | { readonly tag: "choosing"; readonly said: string | undefined }
  /** `address` is the browser's own of the picture that was chosen. */
  | { readonly tag: "cutting"; readonly address: string; readonly said: string | undefined }

const ABOUT = "avatar"

/** One's own picture: chosen, cut to a square, kept, or taken away. */
export class AvatarModel {
  state: AvatarState = { tag: "closed" }
  isSaving = false
  readonly #avatars: Avatars["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #now: () => number
  readonly #log: Log

  constructor(
    avatars: Avatars["Service"],
    session: SessionStore,
    snackbars: SnackbarQueue,
    now: () => number,
    log: Log,
  ) {
    this.#avatars = avatars
    this.#session = session
    this.#snackbars = snackbars
    this.#now = now
    this.#log = log
    makeAutoObservable(this, { state: observableRef })
  }

  /** Whether there is a picture to take away. */
  get hasPicture(): boolean {
    return (this.#session.profile?.sellerProfile.avatar ?? null) !== null
  }

  readonly open = (): void => this.#go({ tag: "choosing", said: undefined })

  readonly close = (): void => this.#go({ tag: "closed" })

  /** Goes on to the cutting, or says why the file is not taken. A courtesy: the gateway looks at what it holds. */
  readonly choose = async (file: LocalFile): Promise<void> => {
    const refusal = isAvatarType(file.type) ? fileSizeRefusal(file.size) : new PictureTypeRefused()
    if (refusal) return this.#go({ tag: "choosing", said: messageOf(refusal) })
    const bytes = await file.bytes()
    if (this.state.tag === "closed") return
    const address = URL.createObjectURL(new Blob([bytes.slice()], { type: file.type }))
    this.#go({ tag: "cutting", address, said: undefined })
  }

  /** The browser could not draw what was chosen. */
  readonly unreadable = (): void => this.#go({ tag: "choosing", said: messageOf(new PictureTypeRefused()) })

  /** Keeps what was cut out, and closes; stays open where that is refused. Each has a name of its own, so that none is taken for the last. */
  readonly save = async (cut: Blob): Promise<void> => {
    if (this.state.tag !== "cutting" || this.isSaving) return
    const bytes = new Uint8Array(await cut.arrayBuffer())
    const file = { name: `picture-${this.#now()}.png`, type: cut.type, size: cut.size, bytes: async () => bytes }
    const result = await this.#ask(this.#avatars.change(file))
    if (Result.isSuccess(result)) return this.#changed(result.success)
    const { state } = this
    if (state.tag === "cutting") this.#go({ ...state, said: messageOf(result.failure) })
  }

  readonly remove = async (): Promise<void> => {
    if (this.isSaving) return
    const result = await this.#ask(this.#avatars.remove())
    if (Result.isSuccess(result)) return this.#changed(null)
    this.#snackbars.error(messageOf(result.failure), ABOUT)
  }

  #changed(avatar: string | null): void {
    const { profile } = this.#session
    this.close()
    if (profile) this.#session.edited({ ...profile, sellerProfile: { ...profile.sellerProfile, avatar } })
  }

  async #ask<A, W extends Broken | Refusal>(asked: Effect.Effect<A, W>): Promise<Result.Result<A, W>> {
    runInAction(() => (this.isSaving = true))
    const result = await Effect.runPromise(Effect.result(asked))
    runInAction(() => (this.isSaving = false))
    if (Result.isFailure(result)) this.#log("Changing the picture", result.failure)
    else this.#snackbars.settle(ABOUT)
    return result
  }

  /** What is no longer cut is let go by the browser. */
  #go(next: AvatarState): void {
    const { state } = this
    const isKept = state.tag === "cutting" && next.tag === "cutting" && next.address === state.address
    if (state.tag === "cutting" && !isKept) URL.revokeObjectURL(state.address)
    runInAction(() => (this.state = next))
  }
}

export const avatarModel = viewModelToken<AvatarModel>("AvatarModel")
