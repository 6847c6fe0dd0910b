import { countFavorites, type FavoriteAsset, type FavoriteAssets } from "@xl/core/favorites"
import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx"
import type { SessionStore, SignInEffects } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** One's favorites as a list. What others do to them shows without reload. */
export class FavoritesModel {
  listed: Listed<ReadonlyArray<FavoriteAsset>> = { tag: "loading", page: null }
  readonly #favorites: FavoriteAssets["Service"]
  readonly #session: SessionStore
  readonly #effects: SignInEffects
  readonly #latest = new Latest()

  constructor(favorites: FavoriteAssets["Service"], session: SessionStore, effects: SignInEffects) {
    this.#favorites = favorites
    this.#session = session
    this.#effects = effects
    makeAutoObservable(this, { listed: observableRef })
  }

  /** Those loaded whose star is still on: one that was just taken out is gone at once. */
  get favorites(): ReadonlyArray<FavoriteAsset> | null {
    return pageOf(this.listed)?.filter(({ id }) => this.#effects.favorites.includes(id)) ?? null
  }

  /** Those of which more than title and status shows. */
  get shown(): ReadonlyArray<FavoriteAsset> {
    return (this.favorites ?? []).filter(({ asset }) => asset !== null)
  }

  /** Those that left the market for the reader. */
  get gone(): ReadonlyArray<FavoriteAsset> {
    return (this.favorites ?? []).filter(({ asset }) => asset === null)
  }

  /** How many are counted: not those that left the market. */
  get total(): number {
    return countFavorites(this.favorites ?? [])
  }

  readonly open = async (): Promise<void> => {
    const isLatest = this.#latest.begin()
    const result = await this.#effects.readFavorites(this.#favorites.mine(), (list) => list.map(({ id }) => id))
    if (isLatest()) runInAction(() => (this.listed = listedOf(result)))
  }

  /** The answer is called when the screen closes. */
  readonly follow = (): (() => void) => {
    const silence = this.#session.listen((event) => {
      const isOne = event.topic === "asset" && this.#effects.favorites.includes(event.id)
      if (event.topic === "missed" || isOne) void this.open()
    })
    const stop = reaction(
      () => this.#lacksOne,
      (lacksOne) => lacksOne && void this.open(),
    )
    return () => {
      silence()
      stop()
    }
  }

  /** Whether one was marked, in another tab say, that is not in the list. */
  get #lacksOne(): boolean {
    const page = pageOf(this.listed)
    return page !== null && this.#effects.favorites.some((marked) => page.every(({ id }) => id !== marked))
  }
}

export const favoritesModel = viewModelToken<FavoritesModel>("FavoritesModel")
