import { messageOf } from "@xl/core/messages"
import { isActiveOffer, type Offers, type OfferView } from "@xl/core/offers"
import type { AssetId, OfferId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"

/** How many of a buyer's offers are kept at hand. Source: the specification's offer cache load size. */
export const OFFERS_AT_HAND = 1_000

export type Held =
  | { readonly tag: "none" }
  | { readonly tag: "loading" | "held"; readonly offers: ReadonlyArray<OfferView> }
  | { readonly tag: "failed"; readonly said: string }

/** The offers of whoever is here, kept while they are an approved buyer; changes by others arrive live. */
export class BuyerOffers {
  held: Held = { tag: "none" }
  readonly #offers: Offers["Service"]
  readonly #snackbars: SnackbarQueue

  constructor(offers: Offers["Service"], session: SessionStore, snackbars: SnackbarQueue) {
    this.#offers = offers
    this.#snackbars = snackbars
    makeAutoObservable(this, { held: observableRef })
    reaction(
      () => (session.flags.buyer ? session.profile?.id : undefined),
      (buyer) => void this.#follow(buyer),
      { fireImmediately: true },
    )
    session.listen((event) => {
      if (event.topic === "offer" && session.flags.buyer) void this.load()
    })
  }

  get offers(): ReadonlyArray<OfferView> {
    return this.held.tag === "held" || this.held.tag === "loading" ? this.held.offers : []
  }

  /** The offer of one's own on an asset that is not over yet: at most one. */
  readonly on = (asset: AssetId): OfferView | undefined =>
    this.offers.find(
      ({ assets, status }) => (status === "Draft" || isActiveOffer(status)) && assets.some(({ id }) => id === asset),
    )

  readonly load = async (): Promise<void> => {
    this.held = { tag: "loading", offers: this.offers }
    const result = await Effect.runPromise(
      Effect.result(this.#offers.mine({ status: [], type: [], size: OFFERS_AT_HAND, offset: 0 })),
    )
    runInAction(
      () =>
        (this.held = Result.match(result, {
          onSuccess: ({ offers }): Held => ({ tag: "held", offers }),
          onFailure: (why): Held => ({ tag: "failed", said: messageOf(why) }),
        })),
    )
  }

  /** Takes over what a command answered with. */
  readonly put = (offer: OfferView): void => {
    this.held = { tag: "held", offers: [offer, ...this.offers.filter(({ id }) => id !== offer.id)] }
  }

  /** Withdrawn here at once, and back again where the gateway refuses. */
  readonly withdraw = async (id: OfferId, now: number): Promise<void> => {
    const before = this.held
    const withdrawn = (offer: OfferView): OfferView =>
      offer.id === id ? { ...offer, status: "Withdrawn", withdrawDate: now as OfferView["creationDate"] } : offer
    this.held = { tag: "held", offers: this.offers.map(withdrawn) }
    const result = await Effect.runPromise(Effect.result(this.#offers.withdraw(id)))
    runInAction(() => {
      if (Result.isSuccess(result)) return this.put(result.success)
      this.held = before
      this.#snackbars.error(messageOf(result.failure))
    })
  }

  async #follow(buyer: string | undefined): Promise<void> {
    if (buyer === undefined) runInAction(() => (this.held = { tag: "none" }))
    else await this.load()
  }
}

export const buyerOffers = viewModelToken<BuyerOffers>("BuyerOffers")
