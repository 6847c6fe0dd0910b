import {
  ACTIVE_LIST,
  ARCHIVE_LIST,
  type AssetCatalog,
  type AssetPage,
  OWNER_ASSETS_SIZE,
  SELLER_SEARCH,
} from "@xl/core/assets"
import { messageOf } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"

export type SellerList = "active" | "archive"

export type Listed =
  | { readonly tag: "loading"; readonly page: AssetPage | null }
  | { readonly tag: "listed"; readonly page: AssetPage }
  | { readonly tag: "failed"; readonly said: string }

/** A seller's own assets, newest first. */
export class SellerAssetsModel {
  list: SellerList = "active"
  listed: Listed = { tag: "loading", page: null }
  readonly #catalog: AssetCatalog["Service"]
  readonly #session: SessionStore
  #asked = 0

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
    this.#asked += 1
    const turn = this.#asked
    const result = await Effect.runPromise(Effect.result(this.#catalog.search(search)))
    if (turn !== this.#asked) return
    runInAction(
      () =>
        (this.listed = Result.match(result, {
          onSuccess: (page): Listed => ({ tag: "listed", page }),
          onFailure: (why): Listed => ({ tag: "failed", said: messageOf(why) }),
        })),
    )
  }

  /** The answer is called when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "asset" || event.topic === "offer") void this.again()
    })
}

export const sellerAssetsModel = viewModelToken<SellerAssetsModel>("SellerAssetsModel")
