import { CLIENT_ERRORS_ON_A_PAGE, type ClientErrorPage, type ClientLog } from "@xl/core/monitoring"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** What went wrong in browsers, a page at a time, before an administrator. */
export class ClientErrorsModel {
  offset = 0
  listed: Listed<ClientErrorPage> = { tag: "loading", page: null }
  readonly #log: ClientLog["Service"]
  readonly #latest = new Latest()

  constructor(log: ClientLog["Service"]) {
    this.#log = log
    makeAutoObservable(this, { listed: observableRef })
  }

  get page(): ClientErrorPage | null {
    return pageOf(this.listed)
  }

  readonly open = async (offset: number): Promise<void> => {
    this.offset = offset
    this.listed = { tag: "loading", page: this.page }
    const result = await this.#latest.ask(this.#log.page({ offset, size: CLIENT_ERRORS_ON_A_PAGE }))
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }
}

export const clientErrorsModel = viewModelToken<ClientErrorsModel>("ClientErrorsModel")
