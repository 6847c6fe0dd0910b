import type { AssetCatalog, AssetNotFound, AssetView } from "@xl/core/assets"
import type { MarketUnavailable } from "@xl/core/kernel"
import type { AssetId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { staysShown, viewModelToken } from "../view-model/index.ts"

export type Opened =
  | { readonly tag: "opening" }
  | { readonly tag: "open"; readonly asset: AssetView }
  | { readonly tag: "missing"; readonly why: AssetNotFound }
  | { readonly tag: "failed"; readonly why: MarketUnavailable }

/** One asset's page. A change of its sale shows without reload. */
export class AssetViewModel {
  opened: Opened = { tag: "opening" }
  readonly #catalog: AssetCatalog["Service"]
  readonly #session: SessionStore
  #id: AssetId | null = null
  #prepared: Promise<void> | undefined

  constructor(catalog: AssetCatalog["Service"], session: SessionStore) {
    this.#catalog = catalog
    this.#session = session
    makeAutoObservable(this, { opened: observableRef })
  }

  get asset(): AssetView | null {
    return this.opened.tag === "open" ? this.opened.asset : null
  }

  /** Fetches, before there is a screen, what it will open with; nobody has looked at it yet. */
  readonly prepare = (id: AssetId): Promise<void> => {
    this.#id = id
    return (this.#prepared = this.again())
  }

  /** Shows the asset and counts the look at it; a count that fails costs the reader nothing. */
  readonly open = async (id: AssetId): Promise<void> => {
    const prepared = this.#id === id ? this.#prepared : undefined
    this.#prepared = undefined
    if (prepared === undefined) {
      this.#id = id
      this.opened = { tag: "opening" }
    }
    await (prepared ?? this.again())
    if (this.asset) await Effect.runPromise(Effect.ignore(this.#catalog.trackView(id)))
  }

  readonly again = async (): Promise<void> => {
    const id = this.#id
    if (id === null) return
    const result = await Effect.runPromise(Effect.result(this.#catalog.find(id)))
    if (id !== this.#id) return
    if (staysShown(this.asset?.id === id, result)) return
    runInAction(
      () =>
        (this.opened = Result.match(result, {
          onSuccess: (asset): Opened => ({ tag: "open", asset }),
          onFailure: (why): Opened => (why._tag === "AssetNotFound" ? { tag: "missing", why } : { tag: "failed", why }),
        })),
    )
  }

  /** Looks again whenever this asset changes; the answer is called when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "missed" || (event.topic === "asset" && event.id === this.#id)) void this.again()
    })
}

export const assetViewModel = viewModelToken<AssetViewModel>("AssetViewModel")
