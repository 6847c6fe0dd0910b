import { type FavoriteAssets, withFavorite, withoutFavorite } from "@xl/core/favorites"
import { messageOf } from "@xl/core/messages"
import type { AssetId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, runInAction } from "mobx"
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
    const before = this.#effects.favorites
    const isOn = before.includes(id)
    const turned = isOn
      ? withoutFavorite(before, id)
      : Result.getOrElse(withFavorite(before.toReversed(), id), () => before.toReversed()).toReversed()
    this.#effects.tookFavorites(turned)
    const asked = isOn ? this.#favorites.remove(id) : this.#favorites.add(id)
    const result = await Effect.runPromise(Effect.result(asked))
    runInAction(() => {
      this.#snackbars.settle(id)
      if (Result.isSuccess(result)) return this.#effects.tookFavorites(result.success)
      this.#effects.tookFavorites(before)
      this.#snackbars.error(messageOf(result.failure), id)
    })
  }
}

export const favoriteStars = viewModelToken<FavoriteStars>("FavoriteStars")
