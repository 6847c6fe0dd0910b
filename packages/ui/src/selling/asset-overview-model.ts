import { type AssetCatalog, type AssetView, type Listings, type PeriodPlan, takesPlans } from "@xl/core/assets"
import { closingOffer } from "@xl/core/legal-documents"
import { type Broken, messageOf, type Refusal } from "@xl/core/messages"
import {
  canCloseBestAndFinal,
  canDecline,
  canSelectForBestAndFinal,
  canSelectWinner,
  highestFirst,
  isActiveOffer,
  type LeadingPrice,
  leadingPrice,
  type Offers,
  type OfferView,
  type OpenRound,
  roundToClose,
} from "@xl/core/offers"
import type { AssetId, OfferId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import { type Called, calledAgain } from "../deposits/called.ts"
import type { SessionStore } from "../session/index.ts"
import { staysShown, viewModelToken } from "../view-model/index.ts"

export type Overview =
  | { readonly tag: "opening" }
  | { readonly tag: "open"; readonly asset: AssetView; readonly offers: ReadonlyArray<OfferView> }
  | { readonly tag: "missing" }
  | { readonly tag: "failed"; readonly said: string }

/** What the seller is asked once more before it happens. */
export type Asked =
  | { readonly tag: "closeCall" | "closeBestAndFinal" | "endBidding" }
  | { readonly tag: "decline" | "select" | "selectForBestAndFinal"; readonly offer: OfferView }
  | { readonly tag: "plan" }

const DONE: { readonly [T in Exclude<Asked["tag"], "plan">]: string } = {
  closeCall: "The call for offers is closed. Choose a winner, or select offers for best and final.",
  endBidding: "Bidding is over. Choose a winner, or select offers for best and final.",
  closeBestAndFinal: "Best and final is closed.",
  select: "The winner is chosen. The buyer was told.",
  selectForBestAndFinal: "The offer is selected for best and final.",
  decline: "The offer is declined. The buyer was told why.",
}

/** So many offers fit beside each other. */
export const MOST_COMPARED = 6

/** The seller's own asset with the offers on it. What buyers do shows without reload. */
export class AssetOverviewModel {
  overview: Overview = { tag: "opening" }
  asked: Asked | null = null
  /** Ids of the offers that the seller puts side by side. */
  chosen: ReadonlySet<string> = new Set()
  /** The offer whose deposit was called for. */
  paying: Called | null = null
  reason = ""
  error: string | null = null
  isAsking = false
  readonly #catalog: AssetCatalog["Service"]
  readonly #listings: Listings["Service"]
  readonly #offers: Offers["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  #id: AssetId | null = null

  constructor(
    catalog: AssetCatalog["Service"],
    listings: Listings["Service"],
    offers: Offers["Service"],
    session: SessionStore,
    snackbars: SnackbarQueue,
  ) {
    this.#catalog = catalog
    this.#listings = listings
    this.#offers = offers
    this.#session = session
    this.#snackbars = snackbars
    makeAutoObservable(this, { overview: observableRef, asked: observableRef, chosen: observableRef })
  }

  get asset(): AssetView | null {
    return this.overview.tag === "open" ? this.overview.asset : null
  }

  get offers(): ReadonlyArray<OfferView> {
    return this.overview.tag === "open" ? this.overview.offers : []
  }

  get active(): ReadonlyArray<OfferView> {
    return this.offers.filter(({ status }) => isActiveOffer(status))
  }

  /** The offer that won and whose closing has begun. */
  get winner(): OfferView | null {
    return closingOffer(this.offers)
  }

  /** The offer whose deposit shows: the one called for, else the winner's where it has one. */
  get paid(): OfferView | undefined {
    const called = this.offers.find(({ id }) => id === this.paying?.id)
    return called ?? this.offers.find((offer) => offer.id === this.asset?.winnerOfferId && offer.deposit.value > 0)
  }

  readonly showDeposit = (id: OfferId): void => {
    this.paying = calledAgain(this.paying, id)
  }

  /** The price to beat, or the price that won, of this asset alone. */
  get leading(): LeadingPrice {
    return this.asset === null ? { is: "best", price: null } : leadingPrice(this.asset, this.offers)
  }

  /** Of the chosen offers those still active, the highest first. */
  get compared(): ReadonlyArray<OfferView> {
    const { asset } = this
    if (asset === null) return []
    return highestFirst(
      this.active.filter(({ id }) => this.chosen.has(id)),
      asset.id,
    ).slice(0, MOST_COMPARED)
  }

  get canPlan(): boolean {
    return this.asset !== null && takesPlans(this.asset)
  }

  /** The round of bidding that the seller may end now. */
  get roundToClose(): OpenRound | null {
    return this.asset === null ? null : roundToClose(this.asset, this.offers)
  }

  get canCloseBestAndFinal(): boolean {
    return this.asset !== null && canCloseBestAndFinal(this.asset, this.offers)
  }

  /** What may be answered to an offer now. */
  readonly answersTo = (offer: OfferView): ReadonlyArray<"decline" | "select" | "selectForBestAndFinal"> => {
    const { asset } = this
    if (asset === null) return []
    return [
      ...(canSelectWinner(asset, offer) ? (["select"] as const) : []),
      ...(canSelectForBestAndFinal(asset, offer) ? (["selectForBestAndFinal"] as const) : []),
      ...(canDecline(offer) ? (["decline"] as const) : []),
    ]
  }

  readonly open = async (id: AssetId): Promise<void> => {
    this.#id = id
    this.overview = { tag: "opening" }
    this.chosen = new Set()
    this.paying = null
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const id = this.#id
    if (id === null) return
    const both = Effect.all([this.#catalog.find(id), this.#offers.onAsset(id)], { concurrency: 2 })
    const result = await Effect.runPromise(Effect.result(both))
    if (id !== this.#id || staysShown(this.overview.tag === "open", result)) return
    runInAction(
      () =>
        (this.overview = Result.match(result, {
          onSuccess: ([asset, offers]): Overview => ({ tag: "open", asset, offers }),
          onFailure: (why): Overview =>
            why._tag === "AssetNotFound" ? { tag: "missing" } : { tag: "failed", said: messageOf(why) },
        })),
    )
  }

  /** The answer is called when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      const concerns =
        event.topic === "missed" ||
        (event.topic === "asset" && event.id === this.#id) ||
        (event.topic === "offer" && this.#knows(event.id, event.assetId))
      if (concerns) void this.again()
    })

  readonly ask = (asked: Asked): void => {
    this.asked = asked
    this.reason = ""
    this.error = null
  }

  readonly choose = (ids: ReadonlySet<string>): void => {
    this.chosen = ids
  }

  readonly typeReason = (reason: string): void => {
    this.reason = reason
    this.error = null
  }

  readonly dismiss = (): void => {
    this.asked = null
  }

  readonly confirm = async (): Promise<void> => {
    const { asked } = this
    const id = this.#id
    if (asked === null || asked.tag === "plan" || id === null) return
    await this.#do(this.#command(asked, id), DONE[asked.tag])
  }

  readonly plan = (plan: PeriodPlan): Promise<void> => {
    const id = this.#id
    return id === null ? Promise.resolve() : this.#do(this.#listings.planPeriods(id, plan), "The periods are planned.")
  }

  #command(asked: Exclude<Asked, { readonly tag: "plan" }>, id: AssetId): Effect.Effect<unknown, Broken | Refusal> {
    switch (asked.tag) {
      case "closeCall":
      case "endBidding":
        return this.#listings.closeCallForOffers(id)
      case "closeBestAndFinal":
        return this.#listings.closeBestAndFinal(id)
      case "select":
        return this.#offers.selectWinner(asked.offer.id)
      case "selectForBestAndFinal":
        return this.#offers.selectForBestAndFinal(asked.offer.id)
      case "decline":
        return this.#offers.decline(asked.offer.id, this.reason)
    }
  }

  #knows(offer: OfferView["id"], asset: AssetId): boolean {
    return asset === this.#id || this.offers.some(({ id }) => id === offer)
  }

  async #do<W extends Broken | Refusal>(command: Effect.Effect<unknown, W>, said: string): Promise<void> {
    this.isAsking = true
    const result = await Effect.runPromise(Effect.result(command))
    runInAction(() => {
      this.isAsking = false
      if (Result.isFailure(result)) this.error = messageOf(result.failure)
      else this.asked = null
    })
    if (Result.isFailure(result)) return
    this.#snackbars.success(said)
    await this.again()
  }
}

export const assetOverviewModel = viewModelToken<AssetOverviewModel>("AssetOverviewModel")
