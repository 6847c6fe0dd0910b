import { messageOf } from "@xl/core/messages"
import { CLIENT_ERRORS_ON_A_PAGE, type ClientErrorPage, type ClientLog } from "@xl/core/monitoring"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { viewModelToken } from "../view-model/index.ts"

export type ListedErrors =
  | { readonly tag: "loading"; readonly page: ClientErrorPage | null }
  | { readonly tag: "listed"; readonly page: ClientErrorPage }
  | { readonly tag: "failed"; readonly said: string }

/** What went wrong in browsers, a page at a time, before an administrator. */
export class ClientErrorsModel {
  offset = 0
  listed: ListedErrors = { tag: "loading", page: null }
  readonly #log: ClientLog["Service"]
  #asked = 0

  constructor(log: ClientLog["Service"]) {
    this.#log = log
    makeAutoObservable(this, { listed: observableRef })
  }

  get page(): ClientErrorPage | null {
    return this.listed.tag === "failed" ? null : this.listed.page
  }

  /** An answer that another overtook is dropped. */
  readonly open = async (offset: number): Promise<void> => {
    this.offset = offset
    this.listed = { tag: "loading", page: this.page }
    this.#asked += 1
    const turn = this.#asked
    const result = await Effect.runPromise(Effect.result(this.#log.page({ offset, size: CLIENT_ERRORS_ON_A_PAGE })))
    if (turn !== this.#asked) return
    runInAction(
      () =>
        (this.listed = Result.match(result, {
          onSuccess: (page): ListedErrors => ({ tag: "listed", page }),
          onFailure: (why): ListedErrors => ({ tag: "failed", said: messageOf(why) }),
        })),
    )
  }
}

export const clientErrorsModel = viewModelToken<ClientErrorsModel>("ClientErrorsModel")
