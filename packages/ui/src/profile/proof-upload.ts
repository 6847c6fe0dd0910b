import { type Documents, fileSizeRefusal, type LocalFile, type DocumentRef } from "@xl/core/documents"
import { type Broken, messageOf, type Refusal } from "@xl/core/messages"
import { Effect, Fiber } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"

/** A proof of funds on its way or arrived. Sizes in bytes, `done` from 0 to 1. */
export type Upload =
  | { readonly tag: "none" }
  | { readonly tag: "sending"; readonly name: string; readonly size: number; readonly done: number }
  | { readonly tag: "sent"; readonly size: number; readonly document: DocumentRef }
  | { readonly tag: "refused"; readonly name: string; readonly said: string }

/** One paper that is sent ahead of the request it belongs to; another one takes its place. */
export class ProofUpload {
  upload: Upload = { tag: "none" }
  readonly #documents: Documents["Service"]
  #sending: Fiber.Fiber<unknown, unknown> | null = null

  constructor(documents: Documents["Service"]) {
    this.#documents = documents
    makeAutoObservable(this, { upload: observableRef })
  }

  readonly send = (file: LocalFile): void => {
    this.cancel()
    const { name, size } = file
    const refusal = fileSizeRefusal(size)
    if (refusal) return this.#refused(name, refusal)
    this.upload = { tag: "sending", name, size, done: 0 }
    const progress = (done: number) => runInAction(() => (this.upload = { tag: "sending", name, size, done }))
    const arrived = Effect.match(this.#documents.upload(file, progress), {
      onSuccess: (document) => runInAction(() => (this.upload = { tag: "sent", size, document })),
      onFailure: (why) => this.#refused(name, why),
    })
    this.#sending = Effect.runFork(arrived)
  }

  /** Stops what is on its way, and forgets what arrived. */
  readonly cancel = (): void => {
    if (this.#sending) Effect.runFork(Fiber.interrupt(this.#sending))
    this.#sending = null
    this.upload = { tag: "none" }
  }

  #refused(name: string, why: Broken | Refusal): void {
    runInAction(() => (this.upload = { tag: "refused", name, said: messageOf(why) }))
  }
}
