import {
  APPROVAL_LIST,
  type AssetCatalog,
  type AssetPage,
  type AssetSearch,
  type AssetView,
  EVERYTHING,
  type Listings,
  type StatusFilter,
} from "@xl/core/assets"
import { AssetStatus } from "@xl/core/kernel"
import { messageOf, type Told } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** Assets on a page. */
export const ASSETS_ON_A_PAGE = 25

/** What a list of assets is narrowed to. */
export interface AdminAssetSearch {
  /** None named shows the public ones, and with any other filter those of every status. */
  readonly status: ReadonlyArray<StatusFilter>
  /** A fragment of name, title, address or id, or a town with its state. */
  readonly name: string | null
  /** A fragment of the seller's name, entity, company or e-mail. */
  readonly seller: string | null
  /** Whether there are active offers. */
  readonly offers: boolean | null
  readonly offset: number
}

/** Every public asset, from the first on. */
export const UNNARROWED: AdminAssetSearch & { readonly status: readonly [] } = {
  status: [],
  name: null,
  seller: null,
  offers: null,
  offset: 0,
}

/** Whether something but the status narrows the list. */
export const isNarrowed = ({ name, offers, seller }: AdminAssetSearch): boolean =>
  [name, offers, seller].some((one) => one !== null)

/** What waits for approval, the request that waits longest first; all else the newest asset first. */
const orderOf = (status: AdminAssetSearch["status"]): Pick<AssetSearch, "orderBy" | "sortBy"> =>
  status === APPROVAL_LIST
    ? { sortBy: "publicationRequestedAt", orderBy: "asc" }
    : { sortBy: "creationDate", orderBy: "desc" }

const STATUSES = Object.keys(AssetStatus.keys).filter(AssetStatus.is)

/** Assets as administrators see them: those that wait for approval, or all of some statuses. Each action gives whether it was done. */
export class AdminAssetsModel {
  search: AdminAssetSearch = UNNARROWED
  listed: Listed<AssetPage> = { tag: "loading", page: null }
  /** The listing whose request is being declined. */
  declining: AssetView | null = null
  /** The listing that is about to be approved. */
  approving: AssetView | null = null
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
    makeAutoObservable(this, {
      search: observableRef,
      listed: observableRef,
      declining: observableRef,
      approving: observableRef,
    })
  }

  get page(): AssetPage | null {
    return pageOf(this.listed)
  }

  readonly open = async (search: AdminAssetSearch): Promise<void> => {
    this.search = search
    this.listed = { tag: "loading", page: this.page }
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const { status } = this.search
    const wanted = isNarrowed(this.search) && status.length === 0 ? STATUSES : status
    const search = { ...EVERYTHING, ...this.search, status: wanted, size: ASSETS_ON_A_PAGE }
    const result = await this.#latest.ask(this.#catalog.search({ ...search, ...orderOf(status) }))
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  /** The answer is called when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "missed" || event.topic === "asset") void this.again()
    })

  readonly askApprove = (asset: AssetView | null): void => {
    this.approving = asset
  }

  /** Publishes the version that is seen here: one that changed since is refused. */
  readonly approve = async (): Promise<boolean> => {
    if (this.approving === null) return false
    const { id, version } = this.approving
    const isDone = await this.#done(this.#listings.approve(id, version ?? 0), "Asset approved")
    runInAction(() => (this.approving = null))
    return isDone
  }

  readonly askDecline = (asset: AssetView | null): void => {
    this.declining = asset
  }

  /** Declines a request; the seller reads the reason. */
  readonly decline = async (reason: string): Promise<boolean> => {
    if (this.declining === null) return false
    const isDone = await this.#done(this.#listings.revoke(this.declining.id, reason), "Publication declined")
    if (isDone) runInAction(() => (this.declining = null))
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
