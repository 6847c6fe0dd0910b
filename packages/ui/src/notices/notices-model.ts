import { isSaleNews } from "@xl/core/kernel"
import { messageOf } from "@xl/core/messages"
import { NOTICES_ON_A_PAGE, type NoticePage, type Notices } from "@xl/core/notifications"
import type { NoticeId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** What a page of the list shows. */
export interface Shown {
  readonly offset: number
  readonly unreadOnly: boolean
}

/** A red notice about the list goes when the next try succeeds. */
const ABOUT = "notices"

/** One's own kept notices: how many are unread, for the header, and the page of the list that is open. */
export class NoticesModel {
  unread = 0
  /** Null while no list is open. */
  shown: Shown | null = null
  listed: Listed<NoticePage> = { tag: "loading", page: null }
  readonly #notices: Notices["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #latest = new Latest()

  constructor(notices: Notices["Service"], session: SessionStore, snackbars: SnackbarQueue) {
    this.#notices = notices
    this.#session = session
    this.#snackbars = snackbars
    makeAutoObservable(this, { shown: observableRef, listed: observableRef })
  }

  get page(): NoticePage | null {
    return pageOf(this.listed)
  }

  /** Counts now, and again as notices are kept. The answer is called when the person has gone. */
  readonly follow = (): (() => void) => {
    void this.again()
    const stop = this.#session.listen((event) => {
      if (event.topic === "missed" || event.topic === "notice") void this.again()
      if (event.topic === "notice") void this.#announce(event.id)
    })
    return () => {
      stop()
      this.#forget()
    }
  }

  readonly open = (shown: Shown): Promise<void> => {
    this.shown = shown
    this.listed = { tag: "loading", page: this.page }
    return this.again()
  }

  readonly close = (): void => {
    this.shown = null
    this.listed = { tag: "loading", page: null }
  }

  /** Asks for what is open, or for the count alone. */
  readonly again = async (): Promise<void> => {
    const { shown } = this
    const asked = shown ? { ...shown, size: NOTICES_ON_A_PAGE } : { offset: 0, size: 1, unreadOnly: true }
    const result = await this.#latest.ask(this.#notices.page(asked))
    if (result === null) return
    runInAction(() => {
      if (Result.isSuccess(result)) this.unread = result.success.unread
      if (shown) this.listed = listedOf(result)
    })
  }

  /** Marks these, or all where none are named; then what is open is asked for afresh. */
  readonly markRead = async (ids: ReadonlyArray<NoticeId> | null): Promise<void> => {
    const result = await Effect.runPromise(Effect.result(this.#notices.markRead(ids)))
    if (Result.isFailure(result)) return this.#snackbars.error(messageOf(result.failure), ABOUT)
    this.#snackbars.settle(ABOUT)
    runInAction(() => (this.unread = result.success))
    await this.again()
  }

  /** A step of a sale is said at once, wherever the person is. */
  async #announce(id: NoticeId): Promise<void> {
    const page = await Effect.runPromise(Effect.result(this.#notices.page({ offset: 0, size: 1, unreadOnly: true })))
    const [newest] = Result.isSuccess(page) ? page.success.notices : []
    if (newest?.id !== id || !isSaleNews(newest.title)) return
    if (newest.tone === "warning" || newest.tone === "error") this.#snackbars.warning(newest.text)
    else this.#snackbars.success(newest.text)
  }

  /** Nobody sees what the one before was told. */
  #forget(): void {
    this.#latest.begin()
    runInAction(() => {
      this.unread = 0
      this.listed = { tag: "loading", page: null }
    })
  }
}

export const noticesModel = viewModelToken<NoticesModel>("NoticesModel")
