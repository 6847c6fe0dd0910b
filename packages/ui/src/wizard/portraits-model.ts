import type { ListingPictures, LocalFile } from "@xl/core/documents"
import { Effect, Exit, Fiber, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { Upload } from "../parts/index.ts"
import type { Log } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { ListingWizard } from "./listing-wizard.ts"
import { failedBy, refusalOf } from "./picture-refusal.ts"

/** A portrait on its way to an advisor, by the advisor's place among all. */
interface Sending extends Upload {
  readonly at: number
  readonly file: LocalFile
}

/** The portraits of advisors: pictures of the asset that only an advisor names. */
export class PortraitsModel {
  uploads: ReadonlyArray<Sending> = []
  readonly #pictures: ListingPictures["Service"]
  readonly #log: Log
  readonly #fibers = new Map<string, Fiber.Fiber<unknown, unknown>>()
  #count = 0

  constructor(pictures: ListingPictures["Service"], log: Log) {
    this.#pictures = pictures
    this.#log = log
    makeAutoObservable(this, { uploads: observableRef })
  }

  readonly uploadsOf = (at: number): ReadonlyArray<Sending> => this.uploads.filter((one) => one.at === at)

  readonly send = async (at: number, file: LocalFile, wizard: ListingWizard): Promise<void> => {
    this.#drop((one) => one.at === at)
    this.#count += 1
    const why = refusalOf(file)
    const state = why === null ? ({ tag: "sending", progress: 0 } as const) : failedBy(why)
    const line = { id: `portrait-${this.#count}`, name: file.name, size: file.size, at, file, state }
    this.uploads = [...this.uploads, line]
    if (why === null) await this.#sent(line, wizard)
  }

  readonly retry = (id: string, wizard: ListingWizard): void => {
    const line = this.uploads.find((one) => one.id === id)
    if (line) void this.send(line.at, line.file, wizard)
  }

  /** Stops it; nothing of it is kept. */
  readonly cancel = (id: string): void => this.#drop((one) => one.id === id)

  /** Places change with an advisor that goes, and the page may: what is on its way is stopped. */
  readonly cancelAll = (): void => this.#drop(() => true)

  #drop(which: (line: Sending) => boolean): void {
    for (const { id } of this.uploads.filter(which)) {
      const fiber = this.#fibers.get(id)
      if (fiber) Effect.runFork(Fiber.interrupt(fiber))
      this.#fibers.delete(id)
    }
    this.uploads = this.uploads.filter((line) => !which(line))
  }

  async #sent({ at, file, id }: Sending, wizard: ListingWizard): Promise<void> {
    const { id: asset } = wizard
    if (asset === null) return
    const progress = (done: number) => this.#is(id, { tag: "sending", progress: done })
    const fiber = Effect.runFork(Effect.result(this.#pictures.upload(asset, file, progress)))
    this.#fibers.set(id, fiber)
    const exit = await Effect.runPromise(Fiber.await(fiber))
    this.#fibers.delete(id)
    if (Exit.isFailure(exit) || !this.uploads.some((one) => one.id === id)) return // stopped
    const answer = exit.value
    if (Result.isFailure(answer)) {
      this.#log("Uploading a portrait", answer.failure)
      return this.#is(id, failedBy(answer.failure))
    }
    runInAction(() => this.cancel(id))
    if (wizard.id !== asset) return
    const { contacts } = wizard.form
    wizard.type({ contacts: contacts.map((one, place) => (place === at ? { ...one, avatar: answer.success } : one)) })
  }

  #is(id: string, state: Upload["state"]): void {
    runInAction(() => (this.uploads = this.uploads.map((one) => (one.id === id ? { ...one, state } : one))))
  }
}

export const portraitsModel = viewModelToken<PortraitsModel>("PortraitsModel")
