import {
  type AssetCatalog,
  type AssetPage,
  type AssetView,
  EVERYTHING,
  type Listings,
  type StatusFilter,
} from "@xl/core/assets"
import { messageOf, type Told } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** Assets on a page. */
export const ASSETS_ON_A_PAGE = 25

/** Assets as administrators see them: those that wait for approval, or all of some statuses. Each action gives whether it was done. */
export class AdminAssetsModel {
  status: ReadonlyArray<StatusFilter> = []
  offset = 0
  listed: Listed<AssetPage> = { tag: "loading", page: null }
  /** Whose revocation is being commented on. */
  revoking: AssetView | null = null
  isAsking = false
  readonly #catalog: AssetCatalog["Service"]
  readonly #listings: Listings["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #latest = new Latest()

  constructor(
    catalog: AssetCatalog["Service"],
    listings: Listings["Service"],
    session: SessionStore,
    snackbars: SnackbarQueue,
  ) {
    this.#catalog = catalog
    this.#listings = listings
    this.#session = session
    this.#snackbars = snackbars
    makeAutoObservable(this, { status: observableRef, listed: observableRef, revoking: observableRef })
  }

  get page(): AssetPage | null {
    return pageOf(this.listed)
  }

  readonly open = async (status: ReadonlyArray<StatusFilter>, offset: number): Promise<void> => {
    this.status = status
    this.offset = offset
    this.listed = { tag: "loading", page: this.page }
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const { offset, status } = this
    const search = { ...EVERYTHING, status, size: ASSETS_ON_A_PAGE, offset, sortBy: "creationDate" as const }
    const result = await this.#latest.ask(this.#catalog.search({ ...search, orderBy: "desc" }))
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  /** The answer is called when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "missed" || event.topic === "asset") void this.again()
    })

  /** Publishes the version that is seen here: one that changed since is refused. */
  readonly approve = ({ id, version }: AssetView): Promise<boolean> =>
    this.#done(this.#listings.approve(id, version ?? 0), "Asset approved")

  readonly askRevoke = (asset: AssetView | null): void => {
    this.revoking = asset
  }

  /** The comment may be empty. */
  readonly revoke = async (comment: string): Promise<boolean> => {
    if (this.revoking === null) return false
    const isDone = await this.#done(this.#listings.revoke(this.revoking.id, comment), "Asset revoked")
    if (isDone) runInAction(() => (this.revoking = null))
    return isDone
  }

  async #done(asked: Effect.Effect<AssetView, Told>, said: string): Promise<boolean> {
    this.isAsking = true
    const result = await Effect.runPromise(Effect.result(asked))
    runInAction(() => (this.isAsking = false))
    if (Result.isFailure(result)) {
      this.#snackbars.error(messageOf(result.failure))
      return false
    }
    this.#snackbars.success(said)
    await this.again()
    return true
  }
}

export const adminAssetsModel = viewModelToken<AdminAssetsModel>("AdminAssetsModel")
