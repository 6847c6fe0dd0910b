import type { DataRooms, Tier2Requests, Tier2RequestView } from "@xl/core/data-room"
import { messageOf, type Told } from "@xl/core/messages"
import type { AssetId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { Alerts } from "../alerts/index.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"
import { called, toldApart } from "./told-apart.ts"

/** A red notice about a decision goes when the next one succeeds. */
const ABOUT = "data room requests"

type Decision = "approve" | "decline" | "revoke"

/** Who asks for the second tier of an asset's data room, for its first owner and administrators. New requests show without reload. */
export class Tier2RequestsModel {
  listed: Listed<Tier2Requests> = { tag: "loading", page: null }
  /** What is being decided on, by its id, and how. */
  deciding: ReadonlyMap<string, Decision> = new Map()
  readonly #rooms: DataRooms["Service"]
  readonly #session: SessionStore
  readonly #alerts: Alerts
  readonly #snackbars: SnackbarQueue
  readonly #latest = new Latest()
  #asset: AssetId | null = null

  constructor(rooms: DataRooms["Service"], session: SessionStore, alerts: Alerts, snackbars: SnackbarQueue) {
    this.#rooms = rooms
    this.#session = session
    this.#alerts = alerts
    this.#snackbars = snackbars
    makeAutoObservable(this, { nameOf: false, deciding: observableRef, listed: observableRef })
  }

  get #names(): ReadonlyMap<string, string> {
    const { draftTier2Requests = [], tier_2_whitelist = [] } = pageOf(this.listed) ?? {}
    return toldApart([...draftTier2Requests, ...tier_2_whitelist])
  }

  /** What one who asked is called, told from the others. */
  readonly nameOf = ({ id, name }: Tier2RequestView): string => this.#names.get(id) ?? called(name)

  readonly open = (asset: AssetId): Promise<void> => {
    this.#asset = asset
    this.listed = { tag: "loading", page: null }
    return this.again()
  }

  readonly again = async (): Promise<void> => {
    if (this.#asset === null) return
    const result = await this.#latest.ask(this.#rooms.requests(this.#asset))
    if (result === null) return
    runInAction(() => (this.listed = listedOf(result)))
  }

  /** The answer is called when the page closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "missed" || (event.topic === "asset" && event.id === this.#asset)) void this.again()
    })

  /** Asked once more: what is read cannot be unread. */
  readonly approve = (request: Tier2RequestView): void =>
    this.#alerts.show({
      title: "Approve this request?",
      text: [`${this.nameOf(request)} may then read tier 2 of the data room, until you take the access back.`],
      confirm: {
        label: "Approve",
        go: () => void this.#decide(request.id, "approve", "The request is approved."),
      },
    })

  /** Asked once more, as the buyer is told at once. */
  readonly revoke = (request: Tier2RequestView): void =>
    this.#alerts.show({
      title: "Take access to tier 2 back?",
      text: [
        `${this.nameOf(request)} reads no file of tier 2 from now on and is told so. What was read until now stays in the log.`,
      ],
      confirm: {
        label: "Take access back",
        go: () => void this.#decide(request.id, "revoke", "Access was taken back."),
      },
    })

  readonly decline = ({ id }: Tier2RequestView): Promise<void> =>
    this.#decide(id, "decline", "The request is declined.")

  /** Whatever came of it, the list is asked for afresh: somebody else may have decided first. */
  async #decide(id: Tier2RequestView["id"], decision: Decision, said: string): Promise<void> {
    if (this.deciding.has(id)) return
    this.deciding = new Map(this.deciding).set(id, decision)
    const asked: Effect.Effect<unknown, Told> = this.#rooms[decision](id)
    const result = await Effect.runPromise(Effect.result(asked))
    runInAction(() => (this.deciding = new Map([...this.deciding].filter(([other]) => other !== id))))
    if (Result.isFailure(result)) this.#snackbars.error(messageOf(result.failure), ABOUT)
    else {
      this.#snackbars.settle(ABOUT)
      this.#snackbars.success(`${said} The buyer was told.`)
    }
    await this.again()
  }
}

export const tier2RequestsModel = viewModelToken<Tier2RequestsModel>("Tier2RequestsModel")
