import type { AssetCatalog, AssetView } from "@xl/core/assets"
import type { ChangeRequests, ChangeRequestView } from "@xl/core/change-requests"
import { type Broken, messageOf, type Refusal } from "@xl/core/messages"
import type { ChangeRequestId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { staysShown, viewModelToken } from "../view-model/index.ts"

export type OpenedRequest =
  | { readonly tag: "opening" }
  | { readonly tag: "open"; readonly request: ChangeRequestView; readonly asset: AssetView | null }
  | { readonly tag: "missing" }
  | { readonly tag: "failed"; readonly said: string }

export type Decision = "approve" | "decline"

const SAID: { readonly [D in Decision]: string } = {
  approve: "The change is approved. Bidders and watchers are told.",
  decline: "The change is declined. The seller is told why.",
}

/** One change request before an administrator, and the decision that is being confirmed. */
export class ChangeRequestModel {
  opened: OpenedRequest = { tag: "opening" }
  confirming: Decision | null = null
  /** Kept through a refusal and a reload. */
  reason = ""
  /** Why the last decision was refused because the request or its listing changed. */
  stale: string | null = null
  isAsking = false
  readonly #requests: ChangeRequests["Service"]
  readonly #catalog: AssetCatalog["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  #id: ChangeRequestId | null = null

  constructor(
    requests: ChangeRequests["Service"],
    catalog: AssetCatalog["Service"],
    session: SessionStore,
    snackbars: SnackbarQueue,
  ) {
    this.#requests = requests
    this.#catalog = catalog
    this.#session = session
    this.#snackbars = snackbars
    makeAutoObservable(this, { opened: observableRef })
  }

  get request(): ChangeRequestView | null {
    return this.opened.tag === "open" ? this.opened.request : null
  }

  readonly open = async (id: ChangeRequestId): Promise<void> => {
    this.#id = id
    this.opened = { tag: "opening" }
    await this.#read()
  }

  /** Reads the request as it is now. What was typed stays. */
  readonly again = async (): Promise<void> => {
    await this.#read()
    runInAction(() => (this.stale = null))
  }

  /** Another's change of a request shows only after a reload: what is reviewed does not change underneath. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "missed" && this.opened.tag === "failed") void this.again()
    })

  readonly ask = (decision: Decision): void => {
    this.confirming = decision
  }
  readonly dismiss = (): void => {
    this.confirming = null
  }
  readonly type = (reason: string): void => {
    this.reason = reason
  }

  /** Sends the decision on the version that is shown. */
  readonly confirm = async (): Promise<void> => {
    const { confirming, request } = this
    if (confirming === null || request === null || this.isAsking) return
    this.isAsking = true
    const { id, version } = request
    const asked: Effect.Effect<ChangeRequestView, Broken | Refusal> =
      confirming === "approve" ? this.#requests.approve(id, version) : this.#requests.decline(id, version, this.reason)
    const result = await Effect.runPromise(Effect.result(asked))
    runInAction(() => {
      this.isAsking = false
      this.confirming = null
    })
    if (Result.isFailure(result)) return this.#refused(result.failure)
    this.#snackbars.success(SAID[confirming])
    runInAction(() => (this.reason = ""))
    await this.again()
  }

  #refused(why: Broken | Refusal): void {
    const isStale = why._tag === "ChangeRequestStale" || why._tag === "ChangeRequestDecided"
    if (isStale) runInAction(() => (this.stale = messageOf(why)))
    else this.#snackbars.error(messageOf(why))
  }

  async #read(): Promise<void> {
    const id = this.#id
    if (id === null) return
    const result = await Effect.runPromise(Effect.result(this.#found(id)))
    if (id !== this.#id || staysShown(this.opened.tag === "open", result)) return
    runInAction(
      () =>
        (this.opened = Result.match(result, {
          onSuccess: (found): OpenedRequest => ({ tag: "open", ...found }),
          onFailure: (why): OpenedRequest =>
            why._tag === "ChangeRequestNotFound" ? { tag: "missing" } : { tag: "failed", said: messageOf(why) },
        })),
    )
  }

  /** The request and its listing; a listing that cannot be read leaves the request alone. */
  #found(id: ChangeRequestId) {
    return this.#requests.find(id).pipe(
      Effect.flatMap((request) =>
        this.#catalog.find(request.assetId).pipe(
          Effect.map((asset) => ({ request, asset: asset as AssetView | null })),
          Effect.catchTag("AssetNotFound", () => Effect.succeed({ request, asset: null })),
        ),
      ),
    )
  }
}

export const changeRequestModel = viewModelToken<ChangeRequestModel>("ChangeRequestModel")
