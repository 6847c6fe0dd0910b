import { type AssetView, canDo, type Listings, pathAfterSave } from "@xl/core/assets"
import { addressed } from "@xl/core/shared"
import { messageOf } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { Operator, SellerStart } from "../profile/index.ts"
import type { Log } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { Saved, Why } from "./listing-saver.ts"
import type { ListingWizard } from "./listing-wizard.ts"

export type PublicationCommand = "discard" | "request" | "takeBack"

const DONE: { readonly [C in PublicationCommand]: string } = {
  request: "Publication is requested. An administrator looks at the asset, and you are told.",
  takeBack: "The request is taken back. You can go on editing.",
  discard: "The draft is discarded.",
}
const ABOUT = "publication"
const CONTACT = "/contact"

/** What is asked of an asset beside its saves: to be published, not to be after all, to be thrown away. */
export class Publication {
  asked: PublicationCommand | null = null
  isAsking = false
  /** To who reviews the request; kept while the question is closed and opened again. */
  note = ""
  readonly #listings: Listings["Service"]
  readonly #start: SellerStart
  readonly #snackbars: SnackbarQueue
  readonly #operator: Operator
  readonly #log: Log

  constructor(
    listings: Listings["Service"],
    start: SellerStart,
    snackbars: SnackbarQueue,
    operator: Operator,
    log: Log,
  ) {
    this.#listings = listings
    this.#start = start
    this.#snackbars = snackbars
    this.#operator = operator
    this.#log = log
    makeAutoObservable(this, { asked: observableRef })
  }

  readonly canAsk = (command: PublicationCommand, asset: AssetView): boolean => {
    if (command === "takeBack") return asset.registrationStatus === "pending"
    if (asset.registrationStatus === "pending") return false
    return canDo(asset, command === "discard" ? "discard" : "requestPublish", "Seller")
  }

  readonly ask = (command: PublicationCommand): void => void (this.asked = command)
  readonly dismiss = (): void => void (this.asked = null)
  readonly explain = (note: string): void => void (this.note = note)

  /** What is typed is saved first. Answers where that leads, or null to stay. */
  readonly confirm = async (wizard: ListingWizard): Promise<string | null> => {
    const { asked } = this
    const { asset } = wizard
    if (asked === null || asset === null || this.isAsking) return null
    runInAction(() => (this.isAsking = true))
    const result = await this.#ask(asked, asset, wizard)
    runInAction(() => {
      this.isAsking = false
      this.asked = null
    })
    if (result === null) return null
    return Result.isFailure(result) ? this.#refused(result.failure) : this.#done(asked, result.success, wizard)
  }

  /** Null where what is typed was not kept, so that nothing was asked. */
  async #ask(command: PublicationCommand, asset: AssetView, wizard: ListingWizard): Promise<Saved | null> {
    if (command === "request" && !(await wizard.keepAll())) return null
    return Effect.runPromise(Effect.result(this.#command(command, asset)))
  }

  #done(command: PublicationCommand, asset: AssetView, wizard: ListingWizard): string | null {
    this.#snackbars.success(DONE[command], ABOUT)
    if (command === "request") runInAction(() => (this.note = ""))
    if (command !== "discard") wizard.took(asset)
    else wizard.reset()
    return command === "discard" ? pathAfterSave("finishLater", asset.id) : null
  }

  #command(command: PublicationCommand, { id }: AssetView): Effect.Effect<AssetView, Why> {
    switch (command) {
      case "request":
        return this.#listings.requestPublish(id, this.note)
      case "takeBack":
        return this.#listings.cancelPublishRequest(id)
      case "discard":
        return this.#listings.discard(id)
    }
  }

  /** Whom an administrator blocked is sent to the contact page; whose profile or e-mail lacks something is asked for it. */
  #refused(why: Why): string | null {
    this.#log("Publishing an asset", why)
    this.#snackbars.error(addressed(messageOf(why), this.#operator.contactEmail), ABOUT)
    if (why._tag === "SellerProfileNotUpdated" || why._tag === "EmailNotVerified") this.#start.start(false)
    return why._tag === "SellerRevoked" ? CONTACT : null
  }
}

export const publication = viewModelToken<Publication>("Publication")
