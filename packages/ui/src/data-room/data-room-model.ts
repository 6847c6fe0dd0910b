import type { AssetView } from "@xl/core/assets"
import {
  type DataRooms,
  type DataRoomView,
  type Tier,
  type Tier2Request,
  tier2Standing,
  type Tier2Standing,
} from "@xl/core/data-room"
import { AGREEMENT_CATEGORY, type Documents } from "@xl/core/documents"
import { messageOf } from "@xl/core/messages"
import type { AlertFrequency } from "@xl/core/profiles"
import type { VdrItemId } from "@xl/core/shared"
import type { UserAsset, UserAssets } from "@xl/core/user-assets"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { type AccountDialogs, verifyPrompt } from "../accounts/index.ts"
import type { Alerts } from "../alerts/index.ts"
import { saveAsFile } from "../parts/file/index.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { RoomBrowser } from "./room-browser.ts"
import { SigningDialog } from "./signing.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** A red notice about the room goes when the next try succeeds. */
const ABOUT = "data room"

/** The room as it is to this reader. Of a request there may be none: that is an answer too. */
export interface Asked {
  readonly view: DataRoomView
  readonly request: Tier2Request | null
  /** What the reader has to do with the asset so far. */
  readonly own: UserAsset | null
}

/** What a reader may see of one asset's data room, and the request for its second tier. A decision shows without reload. */
export class DataRoomModel {
  listed: Listed<Asked> = { tag: "loading", page: null }
  isAsking = false
  asset: AssetView | null = null
  tier: Tier | null = null
  signing: SigningDialog | null = null
  /** The folder of an open tier that is looked into. */
  readonly browser: RoomBrowser
  readonly #rooms: DataRooms["Service"]
  readonly #session: SessionStore
  readonly #accounts: AccountDialogs
  readonly #alerts: Alerts
  readonly #snackbars: SnackbarQueue
  readonly #documents: Documents["Service"]
  readonly #userAssets: UserAssets["Service"]
  readonly #latest = new Latest()

  constructor(
    rooms: DataRooms["Service"],
    session: SessionStore,
    accounts: AccountDialogs,
    alerts: Alerts,
    snackbars: SnackbarQueue,
    documents: Documents["Service"],
    userAssets: UserAssets["Service"],
  ) {
    this.#rooms = rooms
    this.#session = session
    this.#accounts = accounts
    this.#alerts = alerts
    this.#snackbars = snackbars
    this.#documents = documents
    this.#userAssets = userAssets
    this.browser = new RoomBrowser(rooms, snackbars)
    makeAutoObservable(this, { browser: false, listed: observableRef, asset: observableRef, signing: observableRef })
  }

  get #request(): Tier2Request | null {
    return pageOf(this.listed)?.request ?? null
  }

  get view(): DataRoomView | null {
    return pageOf(this.listed)?.view ?? null
  }

  /** What the reader has to do with the asset; null to those who keep the room, and where there is nothing. */
  get own(): UserAsset | null {
    return this.standing === "keeper" ? null : (pageOf(this.listed)?.own ?? null)
  }

  /** Whether the tier that is looked into is open to the reader by now; a paper of one that is shut stays in front of nobody. */
  get #isStillOpen(): boolean {
    const { shownTier, view } = this
    return shownTier === null || view?.tiers.find(({ tier }) => tier === shownTier)?.isOpen === true
  }

  /** The tier whose folders are looked into. */
  get shownTier(): Tier | null {
    return this.browser.folderId === null ? null : this.tier
  }

  /** Null while it is not known yet. */
  get standing(): Tier2Standing | null {
    const { asset, view } = this
    if (asset === null || view === null) return null
    return tier2Standing(this.#session.actor, asset, { hasSigned: view.executed !== null, request: this.#request })
  }

  /** Looks into a tier, from its own folder on. */
  readonly look = (tier: Tier, folder: VdrItemId): Promise<void> => {
    this.tier = tier
    return this.browser.open(folder)
  }

  /** The same asset again may say that its sale moved on. */
  readonly open = async (asset: AssetView): Promise<void> => {
    const isSame = this.asset?.id === asset.id
    this.asset = asset
    if (isSame) return
    this.browser.leave()
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const [asset, reader] = [this.asset, this.#session.profile]
    if (asset === null || reader === null) return
    const asked = Effect.all({
      view: this.#rooms.room(asset.id),
      request: this.#rooms.requestOf(reader.id, asset.id),
      own: this.#userAssets.find(asset.id, reader.id),
    })
    const result = await this.#latest.ask(asked)
    if (result) runInAction(() => (this.listed = listedOf(result)))
    if (result && !this.#isStillOpen) this.browser.leave()
  }

  /** The answer is called when the page closes. */
  readonly follow = (): (() => void) => {
    const deaf = this.#session.listen((event) => {
      if (event.topic === "missed" || (event.topic === "asset" && event.id === this.asset?.id)) void this.again()
    })
    return () => {
      deaf()
      this.browser.close()
    }
  }

  /** Puts the agreement in front of the page; who has not verified the e-mail is led to that first. */
  readonly startSigning = (): void => {
    const { asset, view } = this
    if (asset === null || !view?.agreement) return
    if (this.standing === "verifyFirst") return this.#alerts.show(verifyPrompt(this.#accounts))
    const { agreement, signatory } = view
    this.signing = new SigningDialog({ id: asset.id, agreement, signatory }, this.#rooms, () => void this.#signed())
  }

  readonly stopSigning = (): void => void (this.signing = null)

  async #signed(): Promise<void> {
    this.signing = null
    this.#snackbars.success("You signed the confidentiality agreement. Tier 1 is open to you.")
    await this.again()
  }

  /** Chooses how often the reader hears of changed files. */
  readonly chooseRhythm = async (rhythm: AlertFrequency): Promise<void> => {
    const { asset } = this
    if (asset === null) return
    const result = await Effect.runPromise(Effect.result(this.#rooms.chooseRhythm(asset.id, rhythm)))
    if (Result.isFailure(result)) return this.#snackbars.error(messageOf(result.failure), ABOUT)
    const page = pageOf(this.listed)
    if (page)
      runInAction(
        () => (this.listed = { tag: "listed", page: { ...page, view: { ...page.view, rhythm: result.success } } }),
      )
    this.#snackbars.settle(ABOUT)
    this.#snackbars.success(rhythm === "Never" ? "You hear nothing of changed files." : "Your choice is saved.")
  }

  /** Saves the reader's own copy of the agreement. */
  readonly saveAgreement = async (): Promise<void> => {
    const [key, reader] = [this.view?.executed?.pdfKey, this.#session.profile]
    if (key === undefined || reader === null) return
    const own = this.#documents.download({ dataOwnerId: reader.id, key }, undefined, AGREEMENT_CATEGORY)
    const read = await Effect.runPromise(Effect.result(own))
    if (Result.isFailure(read)) this.#snackbars.error(messageOf(read.failure))
    else saveAsFile("Confidentiality Agreement.pdf", read.success.type, read.success.bytes.slice())
  }

  /** Asks for the second tier; who has not verified the e-mail is led to that first. */
  readonly ask = async (): Promise<void> => {
    const { asset } = this
    if (asset === null || this.isAsking) return
    if (this.standing === "verifyFirst") return this.#alerts.show(verifyPrompt(this.#accounts))
    this.isAsking = true
    const result = await Effect.runPromise(Effect.result(this.#rooms.request(asset.id)))
    runInAction(() => {
      this.isAsking = false
      const page = pageOf(this.listed)
      if (Result.isSuccess(result) && page) this.listed = { tag: "listed", page: { ...page, request: result.success } }
    })
    if (Result.isFailure(result)) return this.#snackbars.error(messageOf(result.failure), ABOUT)
    this.#snackbars.settle(ABOUT)
    this.#snackbars.success("Your request was sent to the seller.")
  }
}

export const dataRoomModel = viewModelToken<DataRoomModel>("DataRoomModel")
