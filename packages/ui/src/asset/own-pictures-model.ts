import { type ListingPictures, thumbnailKey } from "@xl/core/documents"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { Log } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { PictureAddresses } from "./asset-pictures.tsx"

/** Pictures of an asset that is not on the market, for its first owner and administrators. */
export class OwnPicturesModel {
  /** The browser's own address of each that was loaded. */
  loaded: ReadonlyMap<string, string> = new Map()
  readonly #pictures: ListingPictures["Service"]
  readonly #log: Log
  readonly #asked = new Set<string>()

  constructor(pictures: ListingPictures["Service"], log: Log) {
    this.#pictures = pictures
    this.#log = log
    makeAutoObservable(this, { loaded: observableRef })
  }

  /** Loads those that are not here yet, large and small; one that cannot be had leaves its place. */
  readonly show = (keys: ReadonlyArray<string>): void => {
    for (const key of keys.flatMap((one) => [thumbnailKey(one), one])) if (!this.#asked.has(key)) void this.#load(key)
  }

  /** Another one with each picture that has come: who draws with it draws anew. */
  get addressesOf(): PictureAddresses {
    const { loaded } = this
    return (key) => {
      const [src, thumbnail] = [loaded.get(key), loaded.get(thumbnailKey(key))]
      return src === undefined || thumbnail === undefined ? undefined : { src, thumbnail }
    }
  }

  /** Lets the browser forget them. */
  readonly close = (): void => {
    for (const address of this.loaded.values()) URL.revokeObjectURL(address)
    this.#asked.clear()
    this.loaded = new Map()
  }

  async #load(key: string): Promise<void> {
    this.#asked.add(key)
    const result = await Effect.runPromise(Effect.result(this.#pictures.read(key)))
    if (Result.isFailure(result)) return this.#log("Loading a picture", result.failure)
    if (!this.#asked.has(key)) return
    const address = URL.createObjectURL(new Blob([result.success.slice()], { type: "image/webp" }))
    runInAction(() => (this.loaded = new Map([...this.loaded, [key, address]])))
  }
}

export const ownPicturesModel = viewModelToken<OwnPicturesModel>("OwnPicturesModel")
