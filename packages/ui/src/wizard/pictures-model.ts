import {
  assetOfPicture,
  type ListingPictures,
  type LocalFile,
  MOST_LISTING_PICTURES,
  thumbnailKey,
} from "@xl/core/documents"
import { assetFieldTexts } from "@xl/core/assets"
import { type Told } from "@xl/core/messages"
import type { AssetId } from "@xl/core/shared"
import { Effect, Exit, Fiber, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { Upload } from "../parts/index.ts"
import type { Log } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { ListingWizard } from "./listing-wizard.ts"
import { failedBy, refusalOf } from "./picture-refusal.ts"

interface Sending extends Upload {
  readonly file: LocalFile
}

/** So many go at once; the others wait their turn. */
const AT_ONCE = 2

/** Another try helps once there is room again. */
const TOO_MANY = { tag: "failed", why: assetFieldTexts.picturesTooMany } as const

const sendingOr = (refusal: ReturnType<typeof refusalOf>): Upload["state"] =>
  refusal === null ? { tag: "sending", progress: 0 } : failedBy(refusal)

/** The pictures of an asset: on their way, in their order, the first of them the cover. */
export class PicturesModel {
  uploads: ReadonlyArray<Sending> = []
  /** The browser's own address of each small copy that was loaded. */
  addresses: ReadonlyMap<string, string> = new Map()
  readonly #pictures: ListingPictures["Service"]
  readonly #log: Log
  readonly #fibers = new Map<string, Fiber.Fiber<unknown, unknown>>()
  readonly #asked = new Set<string>()
  #count = 0

  constructor(pictures: ListingPictures["Service"], log: Log) {
    this.#pictures = pictures
    this.#log = log
    makeAutoObservable(this, { uploads: observableRef, addresses: observableRef })
  }

  /** Sends what may be sent; what is too large or no picture says so in its line. */
  readonly add = (files: ReadonlyArray<LocalFile>, wizard: ListingWizard): void => {
    const room = MOST_LISTING_PICTURES - wizard.form.images.length - this.#underWay.length
    const lines = files.map((file, at) => this.#line(file, at < room ? sendingOr(refusalOf(file)) : TOO_MANY))
    this.uploads = [...this.uploads, ...lines]
    this.#next(wizard)
  }

  readonly cancel = (id: string): void => {
    const fiber = this.#fibers.get(id)
    if (fiber) Effect.runFork(Fiber.interrupt(fiber))
    this.remove(id)
  }

  readonly remove = (id: string): void => {
    this.uploads = this.uploads.filter((one) => one.id !== id)
  }

  readonly retry = (id: string, wizard: ListingWizard): void => {
    this.#is(id, { tag: "sending", progress: 0 })
    this.#next(wizard)
  }

  /** Loads the small copies that are not here yet; one that cannot be had leaves its place. Drawings everybody may look at. */
  readonly show = (keys: ReadonlyArray<string>): void => {
    for (const key of keys) if (assetOfPicture(key) !== null && !this.#asked.has(key)) void this.#load(key)
  }

  /** Where the small copy is; nothing while it is on its way. */
  readonly addressOf = (key: string): string | undefined =>
    assetOfPicture(key) === null ? `/pictures/${thumbnailKey(key)}` : this.addresses.get(key)

  /** Lets the browser forget the pictures. */
  readonly close = (): void => {
    for (const address of this.addresses.values()) URL.revokeObjectURL(address)
    this.#asked.clear()
    this.addresses = new Map()
  }

  get #underWay(): ReadonlyArray<Sending> {
    return this.uploads.filter(({ state }) => state.tag === "sending")
  }

  #line(file: LocalFile, state: Upload["state"]): Sending {
    this.#count += 1
    return { id: `upload-${this.#count}`, name: file.name, size: file.size, state, file }
  }

  #next(wizard: ListingWizard): void {
    const { id } = wizard
    if (id === null) return
    const waiting = this.#underWay.filter((one) => !this.#fibers.has(one.id))
    for (const one of waiting.slice(0, AT_ONCE - this.#fibers.size)) void this.#send(one, id, wizard)
  }

  async #send({ file, id }: Sending, asset: AssetId, wizard: ListingWizard): Promise<void> {
    const progress = (done: number) => this.#is(id, { tag: "sending", progress: done })
    const fiber = Effect.runFork(Effect.result(this.#pictures.upload(asset, file, progress)))
    this.#fibers.set(id, fiber)
    const exit = await Effect.runPromise(Fiber.await(fiber))
    this.#fibers.delete(id)
    if (wizard.id !== asset) this.remove(id)
    else if (Exit.isSuccess(exit)) this.#answered(id, exit.value, wizard)
    this.#next(wizard)
  }

  /** An upload that was canceled meanwhile has no line, and its picture is nobody's. */
  #answered(id: string, answer: Result.Result<string, Told>, wizard: ListingWizard): void {
    if (!this.uploads.some((one) => one.id === id)) return
    if (Result.isFailure(answer)) {
      this.#log("Uploading a picture", answer.failure)
      return this.#is(id, failedBy(answer.failure))
    }
    runInAction(() => this.remove(id))
    wizard.type({ images: [...wizard.form.images, answer.success] })
  }

  #is(id: string, state: Upload["state"]): void {
    runInAction(() => (this.uploads = this.uploads.map((one) => (one.id === id ? { ...one, state } : one))))
  }

  async #load(key: string): Promise<void> {
    this.#asked.add(key)
    const result = await Effect.runPromise(Effect.result(this.#pictures.read(thumbnailKey(key))))
    if (Result.isFailure(result)) return this.#log("Loading a picture", result.failure)
    if (!this.#asked.has(key)) return
    const address = URL.createObjectURL(new Blob([result.success.slice()], { type: "image/webp" }))
    runInAction(() => (this.addresses = new Map([...this.addresses, [key, address]])))
  }
}

export const picturesModel = viewModelToken<PicturesModel>("PicturesModel")
