import { type AssetCatalog, type AssetPage, type AssetSearch, EVERYTHING, textOfPlace } from "@xl/core/assets"
import type { MarketUnavailable } from "@xl/core/kernel"
import { Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { isNarrowed } from "./narrowing.ts"
import { Latest, viewModelToken } from "../view-model/index.ts"

export type Found =
  | { readonly tag: "looking"; readonly page: AssetPage | null }
  | { readonly tag: "found"; readonly page: AssetPage }
  | { readonly tag: "failed"; readonly why: MarketUnavailable }

/** One page of the market as a visitor looks at it. What others do to an asset on it shows without reload. */
export class ListingViewModel {
  search: AssetSearch = EVERYTHING
  found: Found = { tag: "looking", page: null }
  readonly #catalog: AssetCatalog["Service"]
  readonly #session: SessionStore
  #isPrepared = false
  readonly #latest = new Latest()

  constructor(catalog: AssetCatalog["Service"], session: SessionStore) {
    this.#catalog = catalog
    this.#session = session
    makeAutoObservable(this, { search: observableRef, found: observableRef })
  }

  /** The page shown: while another is looked for, still the one before. */
  get page(): AssetPage | null {
    return this.found.tag === "failed" ? null : this.found.page
  }

  /** The place that was typed, where the list is empty because nobody knows it. */
  get unknownPlace(): string | null {
    const isUnknown = this.found.tag === "found" && this.found.page.isPlaceUnknown
    return isUnknown && this.search.near !== null ? textOfPlace(this.search.near.at) : null
  }

  get narrowed(): boolean {
    return isNarrowed(this.search)
  }

  /** Fetches, before there is a screen, what it will open with. */
  readonly prepare = (search: AssetSearch): Promise<void> => {
    const looking = this.open(search)
    this.#isPrepared = true
    return looking
  }

  readonly open = async (search: AssetSearch): Promise<void> => {
    if (this.#isPrepared) return void (this.#isPrepared = false)
    this.search = search
    this.found = { tag: "looking", page: this.page }
    return this.#look()
  }

  readonly again = (): Promise<void> => this.open(this.search)

  /** Looks again, unseen, whenever an asset changes, and keeps the page where that fails; the answer is called when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "missed" || event.topic === "asset") void this.#look(this.page)
    })

  async #look(kept: AssetPage | null = null): Promise<void> {
    const result = await this.#latest.ask(this.#catalog.search(this.search))
    if (result === null) return
    runInAction(
      () =>
        (this.found = Result.match(result, {
          onSuccess: (page): Found => ({ tag: "found", page }),
          onFailure: (why): Found => (kept === null ? { tag: "failed", why } : { tag: "found", page: kept }),
        })),
    )
  }
}

export const listingViewModel = viewModelToken<ListingViewModel>("ListingViewModel")
