import { ACTIVE_LIST, ARCHIVE_LIST, type AssetCatalog, SELLER_SEARCH } from "@xl/core/assets"
import { dashboardPath } from "@xl/core/navigation"
import type { Offers } from "@xl/core/offers"
import { Effect } from "effect"
import { makeAutoObservable, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"

/** Where 'Manage Assets' leads whoever is here: one look at what there is to manage. */
export class DashboardModel {
  /** Null until it is known. */
  path: string | null = null
  readonly #catalog: AssetCatalog["Service"]
  readonly #offers: Offers["Service"]
  readonly #session: SessionStore

  constructor(catalog: AssetCatalog["Service"], offers: Offers["Service"], session: SessionStore) {
    this.#catalog = catalog
    this.#offers = offers
    this.#session = session
    makeAutoObservable(this)
  }

  readonly open = async (): Promise<void> => {
    const { admin: isAdmin, buyer: isBuyer, concierge: isConcierge, seller: isSeller } = this.#session.flags
    const [hasAssets, hasOffers] = await Effect.runPromise(
      Effect.all([isSeller ? this.#hasAssets() : NONE, isBuyer ? this.#hasOffers() : NONE], { concurrency: 2 }),
    )
    runInAction(() => (this.path = dashboardPath({ isAdmin, isConcierge, isSeller, hasAssets, isBuyer, hasOffers })))
  }

  /** A list that cannot be counted is shown: it says itself that it did not load. */
  #hasAssets(): Effect.Effect<boolean> {
    return this.#catalog.search({ ...SELLER_SEARCH, status: [...ACTIVE_LIST, ...ARCHIVE_LIST], size: 1 }).pipe(
      Effect.map(({ total }) => total > 0),
      Effect.orElseSucceed(() => true),
    )
  }

  #hasOffers(): Effect.Effect<boolean> {
    return this.#offers.mine({ status: [], type: [], size: 1, offset: 0 }).pipe(
      Effect.map(({ offers }) => offers.length > 0),
      Effect.orElseSucceed(() => true),
    )
  }
}

const NONE = Effect.succeed(false)

export const dashboardModel = viewModelToken<DashboardModel>("DashboardModel")
