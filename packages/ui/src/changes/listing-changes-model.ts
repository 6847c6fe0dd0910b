import {
  type ChangeRequests,
  type ChangeRequestView,
  isDeclined,
  isPending,
  type ListingChanges,
} from "@xl/core/change-requests"
import { messageOf } from "@xl/core/messages"
import type { AssetId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { staysShown, viewModelToken } from "../view-model/index.ts"

/** Changes of one listing: approved ones for everybody who sees it, and for its seller the newest request. */
export class ListingChangesModel {
  /** Null until they are read, and where reading failed: the page is about the listing. */
  changes: ListingChanges | null = null
  /** Whether the seller is asked to confirm the withdrawal. */
  isConfirming = false
  isAsking = false
  readonly #requests: ChangeRequests["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  #id: AssetId | null = null

  constructor(requests: ChangeRequests["Service"], session: SessionStore, snackbars: SnackbarQueue) {
    this.#requests = requests
    this.#session = session
    this.#snackbars = snackbars
    makeAutoObservable(this, { changes: observableRef })
  }

  /** The request that waits for an administrator; null where none does. */
  get pending(): ChangeRequestView | null {
    const latest = this.changes?.latest ?? null
    return latest && isPending(latest) ? latest : null
  }

  /** The newest request, if it was declined. */
  get declined(): ChangeRequestView | null {
    const latest = this.changes?.latest ?? null
    return latest && isDeclined(latest) ? latest : null
  }

  readonly open = async (id: AssetId): Promise<void> => {
    if (id !== this.#id) this.changes = null
    this.#id = id
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const id = this.#id
    if (id === null) return
    const result = await Effect.runPromise(Effect.result(this.#requests.ofListing(id)))
    if (id !== this.#id || staysShown(this.changes !== null, result)) return
    runInAction(() => (this.changes = Result.isSuccess(result) ? result.success : null))
  }

  /** Reads again whenever the listing changes; the answer is called when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "missed" || (event.topic === "asset" && event.id === this.#id)) void this.again()
    })

  readonly ask = (): void => void (this.isConfirming = true)
  readonly dismiss = (): void => void (this.isConfirming = false)

  /** Takes the pending request back. */
  readonly withdraw = async (): Promise<void> => {
    const { pending } = this
    if (pending === null || this.isAsking) return
    runInAction(() => (this.isAsking = true))
    const result = await Effect.runPromise(Effect.result(this.#requests.withdraw(pending.id)))
    runInAction(() => {
      this.isAsking = false
      this.isConfirming = false
    })
    if (Result.isSuccess(result))
      this.#snackbars.success("The change request is withdrawn. The listing stays as it is.")
    else this.#snackbars.error(messageOf(result.failure))
    await this.again()
  }
}

export const listingChangesModel = viewModelToken<ListingChangesModel>("ListingChangesModel")
