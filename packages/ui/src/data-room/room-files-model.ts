import { type DataRooms, type DataRoomView, type Tier, type VdrFolder, type VdrItem } from "@xl/core/data-room"
import {
  AGREEMENT_CATEGORY,
  type Documents,
  isOfTheFile,
  type LocalFile,
  MOST_FILE_BYTES,
  roomFileSizeRefusal,
} from "@xl/core/documents"
import { fieldTexts, type AssetId, type VdrItemId } from "@xl/core/shared"
import { messageOf, type Told } from "@xl/core/messages"
import { Effect, Fiber, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { Alerts } from "../alerts/index.ts"
import { saveAsFile } from "../parts/file/index.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"
import { RoomBrowser } from "./room-browser.ts"

/** A red notice about the files goes when the next try succeeds. */
const ABOUT = "data room files"

/** A file on its way into a folder, or refused. It stays with its folder while another is looked at. */
export interface RoomUpload {
  readonly id: string
  readonly folder: VdrItemId
  readonly file: LocalFile
  /** The file whose place it takes. */
  readonly replaces: VdrItemId | null
  readonly state:
    | { readonly tag: "sending"; readonly progress: number; readonly isWaiting?: boolean }
    | { readonly tag: "failed"; readonly why: string; readonly isFinal: boolean }
}

/** What is given a name: a new folder, or something that is renamed. */
export interface Naming {
  readonly item: VdrItem | null
  readonly name: string
  readonly error: string | null
  readonly isSending: boolean
}

/** The folders and files of an asset's room, for its first owner and administrators: filled, renamed and emptied tier by tier. */
export class RoomFilesModel {
  listed: Listed<DataRoomView> = { tag: "loading", page: null }
  tier: Tier = "home"
  uploads: ReadonlyArray<RoomUpload> = []
  naming: Naming | null = null
  /** The file that another is chosen for. */
  replacing: VdrItem | null = null
  readonly browser: RoomBrowser
  readonly #rooms: DataRooms["Service"]
  readonly #documents: Documents["Service"]
  readonly #session: SessionStore
  readonly #alerts: Alerts
  readonly #snackbars: SnackbarQueue
  readonly #latest = new Latest()
  readonly #sending = new Map<string, Fiber.Fiber<unknown, unknown>>()
  #asset: AssetId | null = null
  #uploaded = 0

  constructor(
    rooms: DataRooms["Service"],
    documents: Documents["Service"],
    session: SessionStore,
    alerts: Alerts,
    snackbars: SnackbarQueue,
  ) {
    this.#rooms = rooms
    this.#documents = documents
    this.#session = session
    this.#alerts = alerts
    this.#snackbars = snackbars
    this.browser = new RoomBrowser(rooms, snackbars)
    makeAutoObservable(this, {
      browser: false,
      listed: observableRef,
      naming: observableRef,
      replacing: observableRef,
      uploads: observableRef,
      countIn: false,
    })
  }

  get folder(): VdrFolder | null {
    return pageOf(this.browser.listed)
  }

  /** Uploads into the folder that is shown. */
  get uploadsHere(): ReadonlyArray<RoomUpload> {
    return this.uploads.filter(({ folder }) => folder === this.browser.folderId)
  }

  /** Bytes that a file may have. */
  get mostFileBytes(): number {
    return pageOf(this.listed)?.mostFileBytes ?? MOST_FILE_BYTES
  }

  readonly countIn = (tier: Tier): number => pageOf(this.listed)?.tiers.find((one) => one.tier === tier)?.files ?? 0

  readonly open = async (id: AssetId): Promise<void> => {
    if (this.#asset === id) return
    this.#asset = id
    this.browser.leave()
    await this.again()
    await this.openTier(this.tier)
  }

  readonly again = async (): Promise<void> => {
    if (this.#asset === null) return
    const result = await this.#latest.ask(this.#rooms.room(this.#asset))
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  /** All of it once more, after it did not load. */
  readonly retry = async (): Promise<void> => {
    this.listed = { tag: "loading", page: null }
    await this.again()
    await this.openTier(this.tier)
  }

  /** The answer is called when the panel goes: what is on its way is stopped. */
  readonly follow = (): (() => void) => {
    const deaf = this.#session.listen((event) => {
      if (event.topic === "missed" || (event.topic === "asset" && event.id === this.#asset)) void this.again()
    })
    return () => {
      deaf()
      this.browser.close()
      for (const { id } of this.uploads) this.cancel(id)
    }
  }

  readonly openTier = async (tier: Tier): Promise<void> => {
    this.tier = tier
    const id = pageOf(this.listed)?.tiers.find((one) => one.tier === tier)?.folderId
    if (id) await this.browser.open(id)
  }

  /** Sends files into the folder that is shown; each is refused or arrives by itself. */
  readonly send = (files: ReadonlyArray<LocalFile>): void => {
    const folder = this.browser.folderId
    if (folder === null) return
    for (const file of files) this.#start({ id: `upload-${(this.#uploaded += 1)}`, folder, file, replaces: null })
  }

  /** Asks which file takes the place of this one. */
  readonly replace = (item: VdrItem | null): void => void (this.replacing = item)

  /** Sends the file that takes the place of the one chosen for it. */
  readonly sendReplacement = ([file]: ReadonlyArray<LocalFile>): void => {
    const [folder, item] = [this.browser.folderId, this.replacing]
    if (folder === null || item === null || file === undefined) return
    this.replacing = null
    this.#start({ id: `upload-${(this.#uploaded += 1)}`, folder, file, replaces: item.id })
  }

  readonly retryUpload = (id: string): void => {
    const upload = this.uploads.find((one) => one.id === id)
    if (upload) this.#start(upload)
  }

  /** Stops it; nothing of it is kept. */
  readonly cancel = (id: string): void => {
    const sending = this.#sending.get(id)
    if (sending) Effect.runFork(Fiber.interrupt(sending))
    this.#sending.delete(id)
    this.uploads = this.uploads.filter((one) => one.id !== id)
  }

  #start({ file, folder, id, replaces }: Omit<RoomUpload, "state">): void {
    const refusal = roomFileSizeRefusal(file.size, this.mostFileBytes)
    const at = (state: RoomUpload["state"]) => this.#put({ id, folder, file, replaces, state })
    if (refusal) return at({ tag: "failed", why: messageOf(refusal), isFinal: true })
    at({ tag: "sending", progress: 0 })
    const sent = Effect.match(
      this.#rooms.upload(
        folder,
        file,
        (progress, isWaiting) => {
          if (this.#sending.has(id)) at({ tag: "sending", progress, ...(isWaiting && { isWaiting }) })
        },
        replaces,
      ),
      {
        onSuccess: () => void this.#arrived(id, folder),
        onFailure: (why) => at({ tag: "failed", why: messageOf(why), isFinal: isOfTheFile(why) }),
      },
    )
    this.#sending.set(id, Effect.runFork(sent))
  }

  #put(upload: RoomUpload): void {
    const isThere = this.uploads.some(({ id }) => id === upload.id)
    runInAction(() => {
      this.uploads = isThere
        ? this.uploads.map((one) => (one.id === upload.id ? upload : one))
        : [...this.uploads, upload]
    })
  }

  async #arrived(id: string, folder: VdrItemId): Promise<void> {
    this.#sending.delete(id)
    if (folder === this.browser.folderId) await this.browser.again()
    runInAction(() => (this.uploads = this.uploads.filter((one) => one.id !== id)))
    await this.again()
  }

  /** Asks for the name of a new folder, or for another name of what is there. */
  readonly name = (item: VdrItem | null): void => {
    this.naming = { item, name: item?.name ?? "", error: null, isSending: false }
  }
  readonly typeName = (name: string): void => {
    if (this.naming) this.naming = { ...this.naming, name, error: null }
  }
  readonly dismiss = (): void => void (this.naming = null)

  readonly saveName = async (): Promise<void> => {
    const [naming, folder] = [this.naming, this.browser.folderId]
    if (naming === null || naming.isSending || folder === null) return
    const { item, name } = naming
    if (name.trim() === "") return this.#refuseName(fieldTexts.required)
    this.naming = { ...naming, isSending: true }
    const asked: Effect.Effect<VdrItem, Told> =
      item === null ? this.#rooms.createFolder(folder, name) : this.#rooms.rename(item.id, name)
    const result = await Effect.runPromise(Effect.result(asked))
    if (Result.isFailure(result)) return this.#refuseName(messageOf(result.failure))
    runInAction(() => (this.naming = null))
    await this.browser.again()
  }

  #refuseName(error: string): void {
    runInAction(() => {
      if (this.naming) this.naming = { ...this.naming, error, isSending: false }
    })
  }

  /** Asked once more, as it cannot be taken back. */
  readonly remove = (item: VdrItem): void =>
    this.#alerts.show({
      title: item.kind === "folder" ? "Delete this folder?" : "Delete this file?",
      text: [
        item.kind === "folder"
          ? `“${item.name}” is deleted with everything in it. This cannot be taken back.`
          : `“${item.name}” is deleted. This cannot be taken back.`,
      ],
      confirm: { label: "Delete", go: () => void this.#remove(item) },
    })

  async #remove({ id, name }: VdrItem): Promise<void> {
    const result = await Effect.runPromise(Effect.result(this.#rooms.remove(id)))
    if (Result.isFailure(result)) this.#snackbars.error(messageOf(result.failure), ABOUT)
    else {
      this.#snackbars.settle(ABOUT)
      this.#snackbars.success(`“${name}” is deleted.`)
    }
    await this.browser.again()
    await this.again()
  }

  /** Saves the owner's copy of an agreement; an administrator's look is put on its record with the reason. */
  readonly saveAgreement = async (key: string, owner: NonNullable<SessionStore["profile"]>["id"]): Promise<void> => {
    const isOwn = this.#session.profile?.id === owner
    const why = isOwn || this.#asset === null ? undefined : `Looks at an agreement of asset ${this.#asset}`
    const copy = this.#documents.download({ dataOwnerId: owner, key }, why, AGREEMENT_CATEGORY)
    const read = await Effect.runPromise(Effect.result(copy))
    if (Result.isFailure(read)) this.#snackbars.error(messageOf(read.failure), ABOUT)
    else saveAsFile("Confidentiality Agreement.pdf", read.success.type, read.success.bytes.slice())
  }
}

export const roomFilesModel = viewModelToken<RoomFilesModel>("RoomFilesModel")
