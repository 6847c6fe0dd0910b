import type { Heard } from "@xl/core/kernel"
import { messageOf } from "@xl/core/messages"
import {
  approvedFunds,
  followsOffers,
  type Offers,
  OFFERS_AT_HAND,
  type OfferView,
  openOfferOn,
  standingOfferOn,
  withdrawnLocally,
} from "@xl/core/offers"
import { type AssetId, Millis, must, type OfferId } from "@xl/core/shared"
import type { CopiesUnavailable, OwnCopies } from "@xl/core/user-assets"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { Log, SessionStore } from "../session/index.ts"
import { Latest, staysShown, viewModelToken } from "../view-model/index.ts"

export type Held =
  | { readonly tag: "none" }
  | { readonly tag: "loading" | "held"; readonly offers: ReadonlyArray<OfferView> }
  | { readonly tag: "failed"; readonly said: string }

const isSingle = ({ type }: OfferView): boolean => type === "SingleBid"

/** The offers of whoever is here, kept while they are an approved buyer; changes by others arrive live. */
export class BuyerOffers {
  held: Held = { tag: "none" }
  readonly #offers: Offers["Service"]
  readonly #snackbars: SnackbarQueue
  readonly #copies: OwnCopies["Service"]
  readonly #log: Log
  readonly #latest = new Latest()

  constructor(
    offers: Offers["Service"],
    session: SessionStore,
    snackbars: SnackbarQueue,
    copies: OwnCopies["Service"],
    log: Log,
  ) {
    this.#offers = offers
    this.#snackbars = snackbars
    this.#copies = copies
    this.#log = log
    makeAutoObservable(this, { held: observableRef })
    reaction(
      () => (followsOffers(session.roles) ? session.profile?.id : undefined),
      (buyer) => void this.#follow(buyer),
      { fireImmediately: true },
    )
    reaction(
      () => (session.profile === null ? null : approvedFunds(session.profile.buyerProfile)),
      (_, before) => before !== null && this.#fundsChanged(followsOffers(session.roles)),
    )
    session.listen((event) => this.#hear(event, followsOffers(session.roles)))
  }

  get offers(): ReadonlyArray<OfferView> {
    return this.held.tag === "held" || this.held.tag === "loading" ? this.held.offers : []
  }

  /** The offer of one's own on an asset alone that may still be changed: at most one. */
  readonly on = (asset: AssetId): OfferView | undefined => openOfferOn(this.offers.filter(isSingle), asset)

  /** The above, or the one that won; else one on several assets of which this is one. */
  readonly standing = (asset: AssetId): OfferView | undefined =>
    standingOfferOn(this.offers.filter(isSingle), asset) ?? standingOfferOn(this.offers, asset)

  readonly load = async (): Promise<void> => {
    const isLatest = this.#latest.begin()
    const isHeld = this.held.tag === "held" || this.offers.length > 0
    this.held = { tag: "loading", offers: this.offers }
    const result = await Effect.runPromise(
      Effect.result(this.#offers.mine({ status: [], type: [], size: OFFERS_AT_HAND, offset: 0 })),
    )
    if (!isLatest()) return
    if (Result.isSuccess(result)) await this.#kept(this.#copies.keepOffers(result.success.offers))
    if (!isLatest()) return
    if (staysShown(isHeld, result)) return runInAction(() => void (this.held = { tag: "held", offers: this.offers }))
    runInAction(
      () =>
        (this.held = Result.match(result, {
          onSuccess: ({ offers }): Held => ({ tag: "held", offers }),
          onFailure: (why): Held => ({ tag: "failed", said: messageOf(why) }),
        })),
    )
  }

  /** Takes over what a command answered with; an answer after a sign-out is nobody's. */
  readonly put = (offer: OfferView): void => {
    if (this.held.tag === "none") return
    const others = this.offers.filter(({ id }) => id !== offer.id)
    this.held = { tag: "held", offers: others.length < this.offers.length ? this.#swapped(offer) : [offer, ...others] }
  }

  /** Withdrawn here at once, and back again where the gateway refuses. */
  readonly withdraw = async (id: OfferId, now: number): Promise<void> => {
    const before = this.offers.find((offer) => offer.id === id)
    if (before === undefined) return
    this.put(withdrawnLocally(before, must(Millis, now)))
    const result = await Effect.runPromise(Effect.result(this.#offers.withdraw(id)))
    runInAction(() => {
      this.#snackbars.settle(id)
      if (Result.isSuccess(result)) return this.put(result.success)
      this.put(before)
      this.#snackbars.error(messageOf(result.failure), id)
    })
  }

  /** The list with this offer where its former self stood. */
  #swapped(offer: OfferView): ReadonlyArray<OfferView> {
    return this.offers.map((other) => (other.id === offer.id ? offer : other))
  }

  #hear(event: Heard, isBuyer: boolean): void {
    if (isBuyer && this.#concerns(event)) void this.load()
  }

  /** A sale moves on without its offers, as where it closes: its listing alone tells of that. */
  #concerns(event: Heard): boolean {
    if (event.topic !== "asset") return event.topic === "missed" || event.topic === "offer"
    return this.offers.some((offer) => offer.assets.some(({ id }) => id === event.id))
  }

  /** With other approved funds the same offers carry other marks. */
  #fundsChanged(isBuyer: boolean): void {
    if (isBuyer) void this.load()
  }

  /** Nobody sees what the one before held: an answer still on its way is dropped. */
  async #follow(buyer: string | undefined): Promise<void> {
    const isLatest = this.#latest.begin()
    runInAction(() => (this.held = { tag: "none" }))
    if (buyer === undefined) return
    const copies = (await this.#kept(this.#copies.offers())) ?? []
    if (!isLatest()) return
    runInAction(() => (this.held = { tag: "loading", offers: copies }))
    await this.load()
  }

  /** A database of the browser's that fails is only logged: then everything is asked for. */
  #kept<A>(answer: Effect.Effect<A, CopiesUnavailable>): Promise<A | null> {
    return Effect.runPromise(
      Effect.match(answer, {
        onSuccess: (kept): A | null => kept,
        onFailure: (why) => {
          this.#log("Own copies", why)
          return null
        },
      }),
    )
  }
}

export const buyerOffers = viewModelToken<BuyerOffers>("BuyerOffers")
