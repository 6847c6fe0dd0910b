import {
  type AssetCatalog,
  type AssetCount,
  type AssetView,
  CAROUSEL,
  EVERYTHING,
  loanToValue,
  OPEN_TO_OFFERS,
} from "@xl/core/assets"
import { messageOf } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { staysShown, viewModelToken } from "../view-model/index.ts"

export type Front =
  | { readonly tag: "opening" }
  | {
      readonly tag: "open"
      readonly newest: ReadonlyArray<AssetView>
      /** The largest loans whose collateral has a value: those that can be drawn on one scale. */
      readonly street: ReadonlyArray<AssetView>
      readonly counts: ReadonlyArray<AssetCount>
      readonly total: number
    }
  | { readonly tag: "failed"; readonly said: string }

/** Loans on the front page. */
const NEWEST = 4
/** Drawn of the carousel's loans, of which some have no value on file. */
const STREET = 8

/** The front page: how large the market is, and what came last. */
export class HomeModel {
  front: Front = { tag: "opening" }
  readonly #catalog: AssetCatalog["Service"]
  readonly #session: SessionStore
  #isPrepared = false

  constructor(catalog: AssetCatalog["Service"], session: SessionStore) {
    this.#catalog = catalog
    this.#session = session
    makeAutoObservable(this, { front: observableRef })
  }

  /** Fetches, before there is a screen, what it will open with. */
  readonly prepare = (): Promise<void> => {
    this.#isPrepared = true
    return this.#look()
  }

  readonly open = async (): Promise<void> => {
    if (this.#isPrepared) this.#isPrepared = false
    else await this.#look()
  }

  async #look(): Promise<void> {
    const newest = this.#catalog.search({
      ...EVERYTHING,
      size: NEWEST,
      status: OPEN_TO_OFFERS,
      sortBy: "publishedTime",
    })
    // The street is the carousel of the specification. Source: SEL-452.
    const largest = this.#catalog.search({ ...CAROUSEL, sortBy: "upb" })
    const all = Effect.all([newest, largest, this.#catalog.count()], { concurrency: 3 })
    const result = await Effect.runPromise(Effect.result(all))
    if (staysShown(this.front.tag === "open", result)) return
    runInAction(
      () =>
        (this.front = Result.match(result, {
          onSuccess: ([{ assets }, { assets: large, total }, counts]): Front => ({
            tag: "open",
            newest: assets,
            street: large.filter((asset) => loanToValue(asset) !== null).slice(0, STREET),
            counts,
            total,
          }),
          onFailure: (why): Front => ({ tag: "failed", said: messageOf(why) }),
        })),
    )
  }

  /** The answer is called when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "missed" || event.topic === "asset") void this.#look()
    })
}

export const homeModel = viewModelToken<HomeModel>("HomeModel")
