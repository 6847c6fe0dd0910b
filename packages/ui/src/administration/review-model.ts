import type { AssetView, Listings } from "@xl/core/assets"
import type { Deals, PublicationReview } from "@xl/core/deals"
import { type Broken, messageOf, type Refusal } from "@xl/core/messages"
import type { AssetId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { staysShown, viewModelToken } from "../view-model/index.ts"

export type OpenedReview =
  | { readonly tag: "opening" }
  | { readonly tag: "open"; readonly review: PublicationReview }
  | { readonly tag: "missing" }
  | { readonly tag: "failed"; readonly said: string }

/** One requested publication before an administrator, and the decision that is being confirmed. */
export class ReviewModel {
  opened: OpenedReview = { tag: "opening" }
  confirming: "approve" | "decline" | null = null
  /** Why the last decision was refused because the asset changed. */
  stale: string | null = null
  isAsking = false
  readonly #deals: Deals["Service"]
  readonly #listings: Listings["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  #id: AssetId | null = null

  constructor(deals: Deals["Service"], listings: Listings["Service"], session: SessionStore, snackbars: SnackbarQueue) {
    this.#deals = deals
    this.#listings = listings
    this.#session = session
    this.#snackbars = snackbars
    makeAutoObservable(this, { opened: observableRef })
  }

  get asset(): AssetView | null {
    return this.opened.tag === "open" ? this.opened.review.asset : null
  }

  /** Who sells, as the page and the question before the decision name it. */
  get sellerName(): string | undefined {
    if (this.opened.tag !== "open") return undefined
    const { seller } = this.opened.review
    return seller === null ? "Deleted account" : (seller.entity ?? seller.name ?? seller.email)
  }

  /** Whether the publication waits for a decision. */
  get isPending(): boolean {
    return this.asset?.registrationStatus === "pending"
  }

  readonly open = async (id: AssetId): Promise<void> => {
    this.#id = id
    this.opened = { tag: "opening" }
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const id = this.#id
    if (id === null) return
    const result = await Effect.runPromise(Effect.result(this.#deals.review(id)))
    if (id !== this.#id || staysShown(this.opened.tag === "open", result)) return
    runInAction(() => {
      this.stale = null
      this.opened = Result.match(result, {
        onSuccess: (review): OpenedReview => ({ tag: "open", review }),
        onFailure: (why): OpenedReview =>
          why._tag === "AssetNotFound" ? { tag: "missing" } : { tag: "failed", said: messageOf(why) },
      })
    })
  }

  /** What is reviewed does not change underneath: a page that failed is read again, an open one by its reader. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "missed" && this.opened.tag === "failed") void this.again()
    })

  readonly ask = (decision: "approve" | "decline"): void => {
    this.confirming = decision
  }
  readonly dismiss = (): void => {
    this.confirming = null
  }

  /** Publishes the version that is shown. */
  readonly approve = async (): Promise<void> => {
    const { asset } = this
    if (asset) await this.#decide(this.#listings.approve(asset.id, asset.version ?? 0), "Asset approved")
  }

  /** Declines the request; the seller reads the reason. */
  readonly decline = async (reason: string): Promise<void> => {
    const { asset } = this
    if (asset) await this.#decide(this.#listings.revoke(asset.id, reason), "Publication declined")
  }

  async #decide(asked: Effect.Effect<AssetView, Broken | Refusal>, said: string): Promise<void> {
    if (this.isAsking) return
    runInAction(() => (this.isAsking = true))
    const result = await Effect.runPromise(Effect.result(asked))
    runInAction(() => {
      this.isAsking = false
      this.confirming = null
    })
    if (Result.isFailure(result)) return this.#refused(result.failure)
    this.#snackbars.success(said)
    await this.again()
  }

  #refused(why: Broken | Refusal): void {
    if (why._tag === "AssetVersionChanged") runInAction(() => (this.stale = messageOf(why)))
    else this.#snackbars.error(messageOf(why))
  }
}

export const reviewModel = viewModelToken<ReviewModel>("ReviewModel")
