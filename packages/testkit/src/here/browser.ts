import type { BrowserMemory, UtmParameters } from "@xl/core/navigation"
import type { OfferView } from "@xl/core/offers"
import type { OwnCopies, UserAsset } from "@xl/core/user-assets"
import { Effect } from "effect"

/** The storage of one browser: what it keeps between visits, and copies of one's own, without a browser. */
export class BrowserInMemory {
  #utm: UtmParameters | null = null
  #offers: ReadonlyArray<OfferView> = []
  #assets: ReadonlyArray<UserAsset> = []
  readonly #watchers = new Set<() => void>()
  readonly #starred = new Set<() => void>()
  /** How often other tabs were told that favorites changed. */
  told = 0

  readonly memory: BrowserMemory["Service"] = {
    utm: Effect.sync(() => this.#utm),
    keepUtm: (utm) => Effect.sync(() => void (this.#utm = utm)),
    clear: Effect.sync(() => void (this.#utm = null)),
    watch: (emptied) => {
      this.#watchers.add(emptied)
      return () => void this.#watchers.delete(emptied)
    },
    tellFavorites: Effect.sync(() => void (this.told += 1)),
    watchFavorites: (changed) => {
      this.#starred.add(changed)
      return () => void this.#starred.delete(changed)
    },
  }

  readonly copies: OwnCopies["Service"] = {
    offers: () => Effect.sync(() => this.#offers),
    keepOffers: (offers) => Effect.sync(() => void (this.#offers = offers)),
    assets: () => Effect.sync(() => this.#assets),
    keepAssets: (assets) => Effect.sync(() => void (this.#assets = assets)),
    clear: () =>
      Effect.sync(() => {
        this.#offers = []
        this.#assets = []
      }),
  }

  /** Another tab marks or unmarks a favorite. */
  readonly starElsewhere = (): void => {
    for (const changed of this.#starred) changed()
  }

  /** Another tab signs out, and empties what all tabs share. */
  readonly emptyElsewhere = (): void => {
    this.#utm = null
    for (const emptied of this.#watchers) emptied()
  }
}
