import type { AssetView } from "@xl/core/assets"
import {
  type DataRooms,
  type Tier,
  type Tier2Request,
  tier2Standing,
  type Tier2Standing,
  tiersRead,
} from "@xl/core/data-room"
import { messageOf } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { type AccountDialogs, verifyPrompt } from "../accounts/index.ts"
import type { Alerts } from "../alerts/index.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** A red notice about the room goes when the next try succeeds. */
const ABOUT = "data room"

/** Of a request there may be none: that is an answer too. */
export interface Asked {
  readonly request: Tier2Request | null
}

/** What a reader may see of one asset's data room, and the request for its second tier. A decision shows without reload. */
export class DataRoomModel {
  listed: Listed<Asked> = { tag: "loading", page: null }
  isAsking = false
  asset: AssetView | null = null
  readonly #rooms: DataRooms["Service"]
  readonly #session: SessionStore
  readonly #accounts: AccountDialogs
  readonly #alerts: Alerts
  readonly #snackbars: SnackbarQueue
  readonly #now: () => number
  readonly #latest = new Latest()

  constructor(
    rooms: DataRooms["Service"],
    session: SessionStore,
    accounts: AccountDialogs,
    alerts: Alerts,
    snackbars: SnackbarQueue,
    now: () => number,
  ) {
    this.#rooms = rooms
    this.#session = session
    this.#accounts = accounts
    this.#alerts = alerts
    this.#snackbars = snackbars
    this.#now = now
    makeAutoObservable(this, { listed: observableRef, asset: observableRef })
  }

  get #request(): Tier2Request | null {
    return pageOf(this.listed)?.request ?? null
  }

  /** Null while it is not known yet. */
  get standing(): Tier2Standing | null {
    if (this.asset === null || pageOf(this.listed) === null) return null
    return tier2Standing(this.#session.actor, this.asset, this.#request)
  }

  /** Nothing tells yet who executed the confidentiality agreement, so that nobody is shown in tier 1 for it. */
  get tiers(): ReadonlyArray<Tier> {
    if (this.asset === null) return []
    return tiersRead(this.#session.actor, this.asset, { hasSigned: false, request: this.#request }, this.#now())
  }

  /** The same asset again may say that its sale moved on. */
  readonly open = async (asset: AssetView): Promise<void> => {
    const isSame = this.asset?.id === asset.id
    this.asset = asset
    if (!isSame) await this.again()
  }

  readonly again = async (): Promise<void> => {
    const [asset, reader] = [this.asset, this.#session.profile]
    if (asset === null || reader === null) return
    const result = await this.#latest.ask(this.#rooms.requestOf(reader.id, asset.id))
    if (result === null) return
    runInAction(() => (this.listed = listedOf(Result.map(result, (request): Asked => ({ request })))))
  }

  /** The answer is called when the page closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "asset" && event.id === this.asset?.id) void this.again()
    })

  /** Asks for the second tier; who has not verified the e-mail is led to that first. */
  readonly ask = async (): Promise<void> => {
    const { asset } = this
    if (asset === null || this.isAsking) return
    if (this.standing === "verifyFirst") return this.#alerts.show(verifyPrompt(this.#accounts))
    this.isAsking = true
    const result = await Effect.runPromise(Effect.result(this.#rooms.request(asset.id)))
    runInAction(() => {
      this.isAsking = false
      if (Result.isSuccess(result)) this.listed = { tag: "listed", page: { request: result.success } }
    })
    if (Result.isFailure(result)) return this.#snackbars.error(messageOf(result.failure), ABOUT)
    this.#snackbars.settle(ABOUT)
    this.#snackbars.success("Your request was sent to the seller.")
  }
}

export const dataRoomModel = viewModelToken<DataRoomModel>("DataRoomModel")
