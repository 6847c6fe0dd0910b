import { CHANGE_REQUESTS_ON_A_PAGE, type ChangeRequestPage, type ChangeRequests } from "@xl/core/change-requests"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** Change requests that wait for an administrator. */
export class ChangeRequestsModel {
  listed: Listed<ChangeRequestPage> = { tag: "loading", page: null }
  offset = 0
  readonly #requests: ChangeRequests["Service"]
  readonly #session: SessionStore
  readonly #latest = new Latest()

  constructor(requests: ChangeRequests["Service"], session: SessionStore) {
    this.#requests = requests
    this.#session = session
    makeAutoObservable(this, { listed: observableRef })
  }

  get page(): ChangeRequestPage | null {
    return pageOf(this.listed)
  }

  readonly open = async (offset: number): Promise<void> => {
    this.offset = offset
    this.listed = { tag: "loading", page: this.page }
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const result = await this.#latest.ask(
      this.#requests.pending({ offset: this.offset, size: CHANGE_REQUESTS_ON_A_PAGE }),
    )
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  /** The answer is called when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "missed" || event.topic === "asset") void this.again()
    })
}

export const changeRequestsModel = viewModelToken<ChangeRequestsModel>("ChangeRequestsModel")
