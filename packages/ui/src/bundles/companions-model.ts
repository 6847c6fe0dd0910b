import type { AssetCatalog, AssetView } from "@xl/core/assets"
import type { AssetId } from "@xl/core/shared"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { Latest, type Listed, listedOf, viewModelToken } from "../view-model/index.ts"

/** The loans that one offer may cover together with a loan. */
export class CompanionsModel {
  listed: Listed<ReadonlyArray<AssetView>> = { tag: "loading", page: null }
  readonly #catalog: AssetCatalog["Service"]
  readonly #latest = new Latest()
  #id: AssetId | null = null

  constructor(catalog: AssetCatalog["Service"]) {
    this.#catalog = catalog
    makeAutoObservable(this, { listed: observableRef })
  }

  readonly open = async (id: AssetId): Promise<void> => {
    if (this.#id === id) return
    this.#id = id
    this.listed = { tag: "loading", page: null }
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    if (this.#id === null) return
    const result = await this.#latest.ask(this.#catalog.companions(this.#id))
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }
}

export const companionsModel = viewModelToken<CompanionsModel>("CompanionsModel")
