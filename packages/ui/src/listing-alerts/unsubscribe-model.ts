import type { Unsubscribing } from "@xl/core/listing-alerts"
import { alertTexts } from "@xl/core/profiles"
import { messageOf } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { viewModelToken } from "../view-model/index.ts"

/** Where somebody stands who followed the way out of a mail. */
export type Leaving =
  | { readonly tag: "asked" }
  | { readonly tag: "sending" }
  | { readonly tag: "left" }
  | { readonly tag: "refused"; readonly said: string }
  | { readonly tag: "failed"; readonly said: string }

/** Leaving the mails about listings, by the link in one of them. Nothing is left before the button was pressed: programs follow links, too. */
export class UnsubscribeModel {
  leaving: Leaving = { tag: "asked" }
  readonly #unsubscribing: Unsubscribing["Service"]

  constructor(unsubscribing: Unsubscribing["Service"]) {
    this.#unsubscribing = unsubscribing
    makeAutoObservable(this, { leaving: observableRef })
  }

  readonly leave = async (token: string): Promise<void> => {
    if (this.leaving.tag === "sending") return
    this.leaving = { tag: "sending" }
    const result = await Effect.runPromise(Effect.result(this.#unsubscribing.unsubscribe(token)))
    runInAction(() => {
      if (Result.isSuccess(result)) this.leaving = { tag: "left" }
      else if (result.failure._tag === "UnsubscribeLinkInvalid")
        this.leaving = { tag: "refused", said: alertTexts.linkInvalid }
      else this.leaving = { tag: "failed", said: messageOf(result.failure) }
    })
  }
}

export const unsubscribeModel = viewModelToken<UnsubscribeModel>("UnsubscribeModel")
