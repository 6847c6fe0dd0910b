import { type FavoriteAssets, type Favorites, withFavorite, withoutFavorite } from "@xl/core/favorites"
import { messageOf } from "@xl/core/messages"
import type { AssetId } from "@xl/core/shared"
import { Result } from "effect"
import { makeAutoObservable } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SignInEffects } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"

/** The stars on cards and pages: one for all, so that an asset's star is the same wherever it shows. */
export class FavoriteStars {
  readonly #favorites: FavoriteAssets["Service"]
  readonly #effects: SignInEffects
  readonly #snackbars: SnackbarQueue

  constructor(favorites: FavoriteAssets["Service"], effects: SignInEffects, snackbars: SnackbarQueue) {
    this.#favorites = favorites
    this.#effects = effects
    this.#snackbars = snackbars
    makeAutoObservable(this)
  }

  readonly isOn = (id: AssetId): boolean => this.#effects.favorites.includes(id)

  /** Turned here at once, and back again where the gateway refuses. */
  readonly toggle = async (id: AssetId): Promise<void> => {
    const on = (favorites: Favorites): Favorites =>
      Result.getOrElse(withFavorite(favorites.toReversed(), id), () => favorites.toReversed()).toReversed()
    const off = (favorites: Favorites): Favorites => withoutFavorite(favorites, id)
    const result = this.isOn(id)
      ? await this.#effects.changeFavorites(off, on, this.#favorites.remove(id))
      : await this.#effects.changeFavorites(on, off, this.#favorites.add(id))
    this.#snackbars.settle(id)
    if (Result.isFailure(result)) this.#snackbars.error(messageOf(result.failure), id)
  }
}

export const favoriteStars = viewModelToken<FavoriteStars>("FavoriteStars")
