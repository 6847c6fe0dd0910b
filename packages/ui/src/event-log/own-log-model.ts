import { type DealLogPage, type Deals, LOG_ENTRIES_ON_A_PAGE } from "@xl/core/deals"
import type { AssetId } from "@xl/core/shared"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** The log of a deal as one of its parties reads it, fetched once it is asked for. */
export class OwnLogModel {
  listed: Listed<DealLogPage> | null = null
  offset = 0
  readonly #deals: Deals["Service"]
  readonly #session: SessionStore
  readonly #latest = new Latest()
  #id: AssetId | null = null

  constructor(deals: Deals["Service"], session: SessionStore) {
    this.#deals = deals
    this.#session = session
    makeAutoObservable(this, { listed: observableRef })
  }

  readonly open = async (id: AssetId, offset: number): Promise<void> => {
    this.#id = id
    this.offset = offset
    this.listed = { tag: "loading", page: this.listed && pageOf(this.listed) }
    const result = await this.#latest.ask(this.#deals.log(id, { size: LOG_ENTRIES_ON_A_PAGE, offset }))
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  /** Reads again whatever happens to the asset and its offers; call the answer when the panel closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      const concerns =
        event.topic === "missed" || event.topic === "offer" || (event.topic === "asset" && event.id === this.#id)
      if (concerns && this.listed !== null && this.#id !== null) void this.open(this.#id, this.offset)
    })
}

export const ownLogModel = viewModelToken<OwnLogModel>("OwnLogModel")
