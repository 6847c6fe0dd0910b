import {
  FAILED_ON_A_PAGE,
  type FailedDocument,
  type FailedDocumentsPage,
  LEGAL_TITLES,
  type LegalDocuments,
} from "@xl/core/legal-documents"
import { messageOf } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** Whose failed documents are listed. */
type FailedScope = "all" | "own"

/** Assets with documents that could not be made, a page at a time, and another try for each. */
export class FailedDocumentsModel {
  scope: FailedScope = "own"
  offset = 0
  listed: Listed<FailedDocumentsPage> = { tag: "loading", page: null }
  /** Which document is asked for again now, by offer and type. */
  asking: string | null = null
  readonly #legal: LegalDocuments["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #latest = new Latest()

  constructor(legal: LegalDocuments["Service"], session: SessionStore, snackbars: SnackbarQueue) {
    this.#legal = legal
    this.#session = session
    this.#snackbars = snackbars
    makeAutoObservable(this, { listed: observableRef })
  }

  get page(): FailedDocumentsPage | null {
    return pageOf(this.listed)
  }

  readonly open = async (scope: FailedScope, offset: number): Promise<void> => {
    this.scope = scope
    this.offset = offset
    this.listed = { tag: "loading", page: this.page }
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const search = { size: FAILED_ON_A_PAGE, offset: this.offset }
    const asked = this.scope === "all" ? this.#legal.failedOfAll(search) : this.#legal.failed(search)
    const result = await this.#latest.ask(asked)
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  /** The answer is called when the list goes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "missed" || event.topic === "offer") void this.again()
    })

  readonly retry = async ({ docType, offerId }: FailedDocument): Promise<void> => {
    if (this.asking !== null) return
    this.asking = `${offerId}/${docType}`
    const result = await Effect.runPromise(Effect.result(this.#legal.generate(offerId, docType)))
    runInAction(() => (this.asking = null))
    if (Result.isFailure(result)) this.#snackbars.error(messageOf(result.failure))
    else this.#snackbars.success(`The ${LEGAL_TITLES[docType]} is being made again.`)
    await this.again()
  }
}

export const failedDocumentsModel = viewModelToken<FailedDocumentsModel>("FailedDocumentsModel")
