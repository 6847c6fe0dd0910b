import type { DataRooms, VdrFolder, VdrItem } from "@xl/core/data-room"
import { fileSizeRefusal, type LocalFile } from "@xl/core/documents"
import type { AssetId, VdrItemId } from "@xl/core/shared"
import { Effect, Exit, Fiber, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { Upload } from "../parts/index.ts"
import type { Log } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"
import { typeLegal } from "./legal.ts"
import type { ListingWizard } from "./listing-wizard.ts"
import { failedBy } from "./picture-refusal.ts"

interface Sending extends Upload {
  readonly file: LocalFile
}

/** The seller's own document of the confidentiality agreement: a file of the General folder, which buyers read before they sign. */
export class OwnAgreementModel {
  home: Listed<VdrFolder> = { tag: "loading", page: null }
  upload: Sending | null = null
  readonly #rooms: DataRooms["Service"]
  readonly #log: Log
  readonly #latest = new Latest()
  #fiber: Fiber.Fiber<unknown, unknown> | null = null
  #count = 0

  constructor(rooms: DataRooms["Service"], log: Log) {
    this.#rooms = rooms
    this.#log = log
    makeAutoObservable(this, { home: observableRef, upload: observableRef })
  }

  /** What may be chosen: the files that lie in the General folder itself. */
  get files(): ReadonlyArray<VdrItem> {
    return pageOf(this.home)?.items.filter(({ kind }) => kind === "file") ?? []
  }

  readonly open = async (id: AssetId): Promise<void> => {
    this.home = { tag: "loading", page: null }
    await this.#look(id)
  }

  /** Puts a file into the General folder and chooses it; whether the asset names it from then on is the next save's. */
  readonly send = async (file: LocalFile, wizard: ListingWizard): Promise<void> => {
    const { id: asset } = wizard
    const folder = pageOf(this.home)?.id
    if (folder === undefined || asset === null) return
    this.cancel()
    this.#count += 1
    const line = { id: `document-${this.#count}`, name: file.name, size: file.size, file }
    const refusal = fileSizeRefusal(file.size)
    this.upload = { ...line, state: refusal ? failedBy(refusal) : { tag: "sending", progress: 0 } }
    if (!refusal) await this.#sent(line.id, folder, asset, wizard)
  }

  readonly retry = (wizard: ListingWizard): void => {
    if (this.upload) void this.send(this.upload.file, wizard)
  }

  /** Stops what is on its way; nothing of it is kept. */
  readonly cancel = (): void => {
    if (this.#fiber) Effect.runFork(Fiber.interrupt(this.#fiber))
    this.#fiber = null
    this.upload = null
  }

  async #sent(line: string, folder: VdrItemId, asset: AssetId, wizard: ListingWizard): Promise<void> {
    const file = this.upload?.file
    if (file === undefined) return
    const progress = (done: number) => this.#is(line, { tag: "sending", progress: done })
    const fiber = Effect.runFork(Effect.result(this.#rooms.upload(folder, file, progress)))
    this.#fiber = fiber
    const exit = await Effect.runPromise(Fiber.await(fiber))
    if (this.upload?.id !== line || Exit.isFailure(exit)) return // it was stopped, or another one follows it
    const answer = exit.value
    if (Result.isFailure(answer)) {
      this.#log("Uploading an agreement", answer.failure)
      return this.#is(line, failedBy(answer.failure))
    }
    runInAction(() => (this.upload = null))
    if (wizard.id === asset) typeLegal(wizard, { customCADoc: answer.success.id })
    await this.#look(asset)
  }

  async #look(id: AssetId): Promise<void> {
    const home = Effect.flatMap(this.#rooms.room(id), ({ tiers }) => {
      const folder = tiers.find(({ tier }) => tier === "home")?.folderId ?? null
      return folder === null
        ? Effect.die(new Error("A keeper's room has no General folder"))
        : this.#rooms.folder(folder)
    })
    const result = await this.#latest.ask(home)
    if (result) runInAction(() => (this.home = listedOf(result)))
  }

  #is(line: string, state: Upload["state"]): void {
    if (this.upload?.id !== line) return
    const { upload } = this
    runInAction(() => (this.upload = { ...upload, state }))
  }
}

export const ownAgreementModel = viewModelToken<OwnAgreementModel>("OwnAgreementModel")
