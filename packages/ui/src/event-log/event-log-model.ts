import { type Deals, LOG_ENTRIES_ON_A_PAGE, type LogCheck, type LogSearch, type LogSearchPage } from "@xl/core/deals"
import { messageOf } from "@xl/core/messages"
import { Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** The check of the whole log: not asked for, under way, done, or failed. */
export type CheckState =
  | { readonly tag: "checked"; readonly check: LogCheck }
  | { readonly tag: "checking" | "none" }
  | { readonly tag: "failed"; readonly said: string }

/** What the address of the log looks for. */
export type LogAddress = Omit<LogSearch, "size">

/** The whole log as administrators search it, and the check of its chains. */
export class EventLogModel {
  search: LogAddress = { person: null, asset: null, kind: null, from: null, to: null, offset: 0 }
  listed: Listed<LogSearchPage> = { tag: "loading", page: null }
  check: CheckState = { tag: "none" }
  readonly #deals: Deals["Service"]
  readonly #latest = new Latest()

  constructor(deals: Deals["Service"]) {
    this.#deals = deals
    makeAutoObservable(this, { check: observableRef, listed: observableRef, search: observableRef })
  }

  get page(): LogSearchPage | null {
    return pageOf(this.listed)
  }

  readonly open = async (search: LogAddress): Promise<void> => {
    this.search = search
    this.listed = { tag: "loading", page: this.page }
    const result = await this.#latest.ask(this.#deals.searchLog({ ...search, size: LOG_ENTRIES_ON_A_PAGE }))
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  readonly again = (): Promise<void> => this.open(this.search)

  readonly verify = async (): Promise<void> => {
    this.check = { tag: "checking" }
    const result = await new Latest().ask(this.#deals.checkLog())
    if (result === null) return
    runInAction(
      () =>
        (this.check = Result.match(result, {
          onSuccess: (check): CheckState => ({ tag: "checked", check }),
          onFailure: (why): CheckState => ({ tag: "failed", said: messageOf(why) }),
        })),
    )
  }
}

export const eventLogModel = viewModelToken<EventLogModel>("EventLogModel")
