import type { DataRooms, VdrFolder, VdrItem } from "@xl/core/data-room"
import { messageOf } from "@xl/core/messages"
import type { VdrItemId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { saveAsFile } from "../parts/file/index.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import { Latest, type Listed, listedOf } from "../view-model/index.ts"

/** A file in front of the page: being read, read, or not to be had. */
export interface OpenFile {
  readonly file: VdrItem
  readonly content: "reading" | { readonly tag: "failed"; readonly said: string } | Shown
}
interface Shown {
  readonly tag: "shown"
  readonly type: string
  readonly address: string
}

/** One folder of a data room at a time, and the file of it that is looked at. */
export class RoomBrowser {
  listed: Listed<VdrFolder> = { tag: "loading", page: null }
  /** The folder that is shown or on its way; null before one is opened. */
  folderId: VdrItemId | null = null
  opened: OpenFile | null = null
  /** The file that is fetched to be kept. */
  saving: VdrItemId | null = null
  readonly #rooms: DataRooms["Service"]
  readonly #snackbars: SnackbarQueue
  readonly #latest = new Latest()

  constructor(rooms: DataRooms["Service"], snackbars: SnackbarQueue) {
    this.#rooms = rooms
    this.#snackbars = snackbars
    makeAutoObservable(this, { listed: observableRef, opened: observableRef })
  }

  readonly open = async (id: VdrItemId): Promise<void> => {
    this.folderId = id
    this.listed = { tag: "loading", page: null }
    await this.again()
  }

  /** The same folder afresh; what is shown of it stays meanwhile. */
  readonly again = async (): Promise<void> => {
    const id = this.folderId
    if (id === null) return
    if (this.listed.tag === "failed") this.listed = { tag: "loading", page: null }
    const result = await this.#latest.ask(this.#rooms.folder(id))
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  /** Shows none any more. */
  readonly leave = (): void => {
    this.#latest.begin()
    this.folderId = null
    this.close()
  }

  /** Puts a file in front of the page. */
  readonly show = async (file: VdrItem): Promise<void> => {
    this.#put({ file, content: "reading" })
    const mine = this.opened
    const read = await Effect.runPromise(Effect.result(this.#rooms.download(file.id, "open")))
    if (this.opened !== mine) return // closed meanwhile, or another was opened
    if (Result.isFailure(read)) return this.#put({ file, content: { tag: "failed", said: messageOf(read.failure) } })
    const { bytes, type } = read.success
    const address = URL.createObjectURL(new Blob([bytes.slice()], { type }))
    this.#put({ file, content: { tag: "shown", type, address } })
  }

  readonly save = async ({ id, name }: VdrItem): Promise<void> => {
    if (this.saving !== null) return
    this.saving = id
    const read = await Effect.runPromise(Effect.result(this.#rooms.download(id, "download")))
    runInAction(() => (this.saving = null))
    if (Result.isFailure(read)) this.#snackbars.error(messageOf(read.failure))
    else saveAsFile(name, read.success.type, read.success.bytes.slice())
  }

  readonly close = (): void => this.#put(null)

  /** The browser forgets the one before. */
  #put(opened: OpenFile | null): void {
    const { content } = this.opened ?? {}
    if (typeof content === "object" && content.tag === "shown") URL.revokeObjectURL(content.address)
    runInAction(() => (this.opened = opened))
  }
}
