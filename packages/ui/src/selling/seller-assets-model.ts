import {
  ACTIVE_LIST,
  ARCHIVE_LIST,
  type AssetCatalog,
  type AssetPage,
  OWNER_ASSETS_SIZE,
  SELLER_SEARCH,
} from "@xl/core/assets"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, viewModelToken } from "../view-model/index.ts"

export type SellerList = "active" | "archive"

/** A seller's own assets, newest first. */
export class SellerAssetsModel {
  list: SellerList = "active"
  listed: Listed<AssetPage> = { tag: "loading", page: null }
  readonly #catalog: AssetCatalog["Service"]
  readonly #session: SessionStore
  readonly #latest = new Latest()

  constructor(catalog: AssetCatalog["Service"], session: SessionStore) {
    this.#catalog = catalog
    this.#session = session
    makeAutoObservable(this, { listed: observableRef })
  }

  readonly open = async (list: SellerList): Promise<void> => {
    this.list = list
    this.listed = { tag: "loading", page: null }
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const status = this.list === "active" ? ACTIVE_LIST : ARCHIVE_LIST
    const search = { ...SELLER_SEARCH, status, size: OWNER_ASSETS_SIZE }
    const result = await this.#latest.ask(this.#catalog.search(search))
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  /** The answer is called when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (["asset", "missed", "offer"].includes(event.topic)) void this.again()
    })
}

export const sellerAssetsModel = viewModelToken<SellerAssetsModel>("SellerAssetsModel")
