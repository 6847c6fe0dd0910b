import { type AssetView, type Listings, missingForPublication } from "@xl/core/assets"
import { addressed, type Day } from "@xl/core/shared"
import { type Broken, messageOf, type Refusal } from "@xl/core/messages"
import { type ListingAction, listingActions, type ListingActions, type Offers, type OfferView } from "@xl/core/offers"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { Operator, SellerStart } from "../profile/index.ts"
import type { SessionStore, SignInEffects } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import { DONE, lapsedPeriod } from "./action-words.ts"

/** An action that a dialog asks about. */
export type AskedAction = Exclude<ListingAction, "edit">

export interface Asked {
  readonly action: AskedAction
  readonly asset: AssetView
  /** Called with the asset as it is afterwards. */
  readonly onDone: (asset: AssetView) => void
}

/** The offers that an action concerns, while they are counted. */
export type Counted =
  | { readonly tag: "counting" }
  | { readonly tag: "counted"; readonly offers: ReadonlyArray<OfferView> }
  | { readonly tag: "failed"; readonly said: string }

/** Actions whose consequences for offers are said first. */
const CONCERNS_OFFERS: ReadonlyArray<AskedAction> = ["hold", "release", "revoke", "withdraw", "discard", "remove"]

/** Where a person goes once there is nothing left to look at. */
export const isGone = (action: AskedAction): boolean => action === "discard" || action === "remove"

/** What seller and administrator do with a listing, from whatever screen it stands on: asked once more, then done. */
export class ListingActionsModel {
  asked: Asked | null = null
  counted: Counted = { tag: "counting" }
  newEnd: Day | null = null
  /** To who reviews a request for publication. */
  note = ""
  /** What publication still needs, as step.field; shown with links to the steps. */
  missing: ReadonlyArray<string> = []
  error: string | null = null
  isAsking = false
  readonly #listings: Listings["Service"]
  readonly #offers: Offers["Service"]
  readonly #session: SessionStore
  readonly #effects: SignInEffects
  readonly #start: SellerStart
  readonly #snackbars: SnackbarQueue
  readonly #operator: Operator
  readonly #now: () => number

  constructor(
    listings: Listings["Service"],
    offers: Offers["Service"],
    session: SessionStore,
    effects: SignInEffects,
    start: SellerStart,
    snackbars: SnackbarQueue,
    operator: Operator,
    now: () => number,
  ) {
    this.#listings = listings
    this.#offers = offers
    this.#session = session
    this.#effects = effects
    this.#start = start
    this.#snackbars = snackbars
    this.#operator = operator
    this.#now = now
    makeAutoObservable(this, { asked: observableRef, counted: observableRef, missing: observableRef })
  }

  get now(): number {
    return this.#now()
  }

  /** Offers of the asset asked about; none while they are counted. */
  get offers(): ReadonlyArray<OfferView> {
    return this.counted.tag === "counted" ? this.counted.offers : []
  }

  /** The period whose new last day a release has to name; null where none has to. */
  get lapsed(): string | null {
    return this.asked?.action === "release" ? lapsedPeriod(this.asked.asset, this.#now()) : null
  }

  /** What whoever is signed in may do with the listing now. `offers` are those on the screen. */
  readonly actionsOn = (asset: AssetView, offers: ReadonlyArray<OfferView> = []): ListingActions =>
    listingActions(asset, offers, this.#session.actor)

  readonly ask = (action: AskedAction, asset: AssetView, onDone: Asked["onDone"] = () => undefined): void => {
    this.asked = { action, asset, onDone }
    this.newEnd = null
    this.note = ""
    this.error = null
    this.missing = action === "requestPublish" ? this.#missingIn(asset) : []
    void this.count()
  }

  readonly setNewEnd = (day: Day | undefined): void => {
    this.newEnd = day ?? null
    this.error = null
  }

  /** What is written to who reviews a request for publication. */
  readonly explain = (note: string): void => {
    this.note = note
  }

  readonly dismiss = (): void => {
    this.asked = null
  }

  /** Counts the offers that the action concerns; asked again where that failed. */
  readonly count = async (): Promise<void> => {
    const { asked } = this
    if (asked === null) return
    const concerns = CONCERNS_OFFERS.includes(asked.action) && (asked.asset.numberOfOffers ?? 0) > 0
    this.counted = concerns ? { tag: "counting" } : { tag: "counted", offers: [] }
    if (!concerns) return
    const result = await Effect.runPromise(Effect.result(this.#offers.onAsset(asked.asset.id)))
    if (this.asked !== asked) return
    runInAction(
      () =>
        (this.counted = Result.match(result, {
          onSuccess: (offers): Counted => ({ tag: "counted", offers }),
          onFailure: (why): Counted => ({ tag: "failed", said: messageOf(why) }),
        })),
    )
  }

  /** Does what was asked. `comment` is a revocation's. Gives whether it was done. */
  readonly confirm = async (comment = ""): Promise<boolean> => {
    const { asked } = this
    if (asked === null || this.isAsking) return false
    if (this.lapsed !== null && this.newEnd === null) {
      this.error = `Please set the new last day of the ${this.lapsed}.`
      return false
    }
    this.isAsking = true
    const result = await Effect.runPromise(Effect.result(this.#command(asked, comment)))
    runInAction(() => (this.isAsking = false))
    if (Result.isFailure(result)) {
      this.#refused(result.failure)
      return false
    }
    runInAction(() => (this.asked = null))
    this.#snackbars.success(DONE[asked.action])
    asked.onDone(result.success)
    return true
  }

  #missingIn(asset: AssetView): ReadonlyArray<string> {
    const { dueDiligenceVisited, legal } = asset
    if (legal === null || dueDiligenceVisited === null) return []
    const { autoDeposit } = this.#effects.settings
    return missingForPublication({ ...asset, contacts: asset.contacts ?? [], dueDiligenceVisited, legal }, autoDeposit)
  }

  #command({ action, asset: { id } }: Asked, comment: string): Effect.Effect<AssetView, Broken | Refusal> {
    const commands: { readonly [A in AskedAction]: () => Effect.Effect<AssetView, Broken | Refusal> } = {
      release: () => this.#listings.release(id, this.newEnd),
      cancelPublishRequest: () => this.#listings.cancelPublishRequest(id),
      requestPublish: () => this.#listings.requestPublish(id, this.note),
      hold: () => this.#listings.hold(id),
      withdraw: () => this.#listings.withdraw(id),
      takeBackApproval: () => this.#listings.takeBackApproval(id),
      revoke: () => this.#listings.revoke(id, comment),
      discard: () => this.#listings.discard(id),
      remove: () => this.#listings.remove(id),
    }
    return commands[action]()
  }

  /** The dialog stays and says why. What the seller's profile or e-mail lacks is asked for instead. */
  #refused(why: Broken | Refusal): void {
    runInAction(() => {
      this.error = addressed(messageOf(why), this.#operator.contactEmail)
      if (why._tag === "PublicationIncomplete") this.missing = why.missing
    })
    if (why._tag !== "SellerProfileNotUpdated" && why._tag !== "EmailNotVerified") return
    this.#snackbars.error(messageOf(why))
    this.dismiss()
    this.#start.start(false)
  }
}

export const listingActionsModel = viewModelToken<ListingActionsModel>("ListingActionsModel")
