import type { AssetCatalog, AssetView } from "@xl/core/assets"
import { choiceTexts, choiceRefusal, type ChoiceRefusal, stillChoosable, totalUpb } from "@xl/core/offers"
import type { AssetId, UserId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, viewModelToken } from "../view-model/index.ts"
import type { KeptOffers } from "./kept-offers.ts"

/** The assets that somebody chose for one offer, in the order of choice. One for the whole app: it outlives pages, reloads and logins. */
export class OfferChoice {
  assets: ReadonlyArray<AssetView> = []
  /** While what was kept is read again; lost where the market did not answer. */
  state: "lost" | "read" | "reading" = "read"
  readonly #catalog: AssetCatalog["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #kept: KeptOffers
  readonly #latest = new Latest()

  constructor(catalog: AssetCatalog["Service"], session: SessionStore, snackbars: SnackbarQueue, kept: KeptOffers) {
    this.#catalog = catalog
    this.#session = session
    this.#snackbars = snackbars
    this.#kept = kept
    makeAutoObservable(this, { assets: observableRef })
    reaction(
      () => session.profile?.id,
      (who) => void this.#follow(who),
      { fireImmediately: true },
    )
    session.listen((event) => {
      if (event.topic === "missed" || (event.topic === "asset" && this.has(event.id))) void this.again()
    })
  }

  get count(): number {
    return this.assets.length
  }

  /** UPB of all of them, in cents. */
  get upb(): number {
    return totalUpb(this.assets)
  }

  get ids(): ReadonlyArray<AssetId> {
    return this.assets.map(({ id }) => id)
  }

  readonly has = (id: string): boolean => this.assets.some((asset) => asset.id === id)

  /** Why the asset may not join, or null. */
  readonly refusal = (asset: AssetView): ChoiceRefusal | null => choiceRefusal(this.assets, asset)

  /** Adds an asset, or says why not. */
  readonly add = (asset: AssetView): void => {
    if (this.has(asset.id)) return
    const refused = this.refusal(asset)
    if (refused === null) this.#become([...this.assets, asset])
    else this.#snackbars.warning(choiceTexts[refused])
  }

  readonly remove = (id: string): void => this.#become(this.assets.filter((asset) => asset.id !== id))

  readonly toggle = (asset: AssetView): void => (this.has(asset.id) ? this.remove(asset.id) : this.add(asset))

  readonly clear = (): void => this.#become([])

  /** Reads what was chosen anew: what left the market, or went to another seller, is chosen no more. */
  readonly again = async (): Promise<void> => {
    const who = this.#session.profile?.id
    if (who !== undefined) await this.#read(this.state === "lost" ? this.#kept.choiceOf(who) : this.ids)
  }

  #become(assets: ReadonlyArray<AssetView>): void {
    this.assets = assets
    const who = this.#session.profile?.id
    if (who !== undefined) this.#kept.keepChoice(who, this.ids)
  }

  /** Nobody sees what the one before chose. */
  async #follow(who: UserId | undefined): Promise<void> {
    this.#latest.begin()
    runInAction(() => {
      this.assets = []
      this.state = "read"
    })
    if (who !== undefined) await this.#read(this.#kept.choiceOf(who))
  }

  async #read(ids: ReadonlyArray<AssetId>): Promise<void> {
    if (ids.length === 0) return
    runInAction(() => (this.state = "reading"))
    const found = Effect.forEach(
      ids,
      (id) => Effect.catchTag(this.#catalog.find(id), "AssetNotFound", () => Effect.succeed(null)),
      { concurrency: 4 },
    )
    const result = await this.#latest.ask(found)
    if (result === null) return
    runInAction(() => {
      this.state = Result.isSuccess(result) ? "read" : "lost"
      if (!Result.isSuccess(result)) return
      this.#become(stillChoosable(result.success.filter((asset) => asset !== null)))
    })
  }
}

export const offerChoice = viewModelToken<OfferChoice>("OfferChoice")
