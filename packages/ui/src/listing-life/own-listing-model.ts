import type { AssetCatalog, AssetView } from "@xl/core/assets"
import type { AssetId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { staysShown, viewModelToken } from "../view-model/index.ts"

/** One own listing beside a page that is about something else; null while it is not here. Looking at it is not counted as a view. */
export class OwnListingModel {
  asset: AssetView | null = null
  readonly #catalog: AssetCatalog["Service"]
  readonly #session: SessionStore
  #id: AssetId | null = null

  constructor(catalog: AssetCatalog["Service"], session: SessionStore) {
    this.#catalog = catalog
    this.#session = session
    makeAutoObservable(this, { asset: observableRef })
  }

  readonly open = async (id: AssetId): Promise<void> => {
    this.#id = id
    const result = await Effect.runPromise(Effect.result(this.#catalog.find(id)))
    if (id !== this.#id || staysShown(this.asset?.id === id, result)) return
    runInAction(() => (this.asset = Result.isSuccess(result) ? result.success : null))
  }

  /** Opens it anew whenever it changes; the answer is called when the page closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      const isIt = event.topic === "missed" || (event.topic === "asset" && event.id === this.#id)
      if (isIt && this.#id !== null) void this.open(this.#id)
    })
}

export const ownListingModel = viewModelToken<OwnListingModel>("OwnListingModel")
