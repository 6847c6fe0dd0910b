import type { AssetCatalog, AssetView } from "@xl/core/assets"
import { messageOf } from "@xl/core/messages"
import { successTexts } from "@xl/core/kernel"
import { type BundleForm, bundleFormOf, isActiveOffer, type Offers, type OfferView } from "@xl/core/offers"
import type { OfferId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { BuyerOffers } from "../offers/buyer-offers.ts"
import type { OfferFunds } from "../offers/offer-funds.ts"
import { isShortOfFunds } from "../offers/short-of-funds.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, viewModelToken } from "../view-model/index.ts"
import { BundleDraft } from "./bundle-draft.ts"
import type { KeptOffers } from "./kept-offers.ts"
import type { OfferChoice } from "./offer-choice.ts"
import { refusalText, sentOffer, unsignedIn } from "./sent-offer.ts"

/** `prices` is the dialog of multi bidding, the others are steps of the multi-asset offer. */
export type BundleStep = "assets" | "closed" | "loading" | "prices" | "review" | "terms"

/** One offer on several assets: which assets, terms and prices, a review, sent. An offer that is there opens at its terms. */
export class BundleDialogModel {
  step: BundleStep = "closed"
  draft: BundleDraft = new BundleDraft([])
  editing: OfferView | null = null
  refusal: string | null = null
  /** The offer that is kept until its deposit agreement is signed. */
  unsigned: OfferId | null = null
  /** Whether a new proof of funds is the way out of the refusal. */
  isShortOfFunds = false
  isSending = false
  readonly #offers: Offers["Service"]
  readonly #catalog: AssetCatalog["Service"]
  readonly #held: BuyerOffers
  readonly #choice: OfferChoice
  readonly #kept: KeptOffers
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #funds: OfferFunds
  readonly #latest = new Latest()
  #left: BundleStep | null = null

  constructor(
    offers: Offers["Service"],
    catalog: AssetCatalog["Service"],
    held: BuyerOffers,
    choice: OfferChoice,
    kept: KeptOffers,
    session: SessionStore,
    snackbars: SnackbarQueue,
    funds: OfferFunds,
  ) {
    this.#offers = offers
    this.#catalog = catalog
    this.#held = held
    this.#choice = choice
    this.#kept = kept
    this.#session = session
    this.#snackbars = snackbars
    this.#funds = funds
    makeAutoObservable(this, { draft: observableRef, editing: observableRef })
  }

  get isOpen(): boolean {
    return this.step !== "closed" && this.step !== "loading"
  }

  /** Over an offer that stands before the seller already; a draft counts as new. */
  get isRevising(): boolean {
    return this.editing !== null && isActiveOffer(this.editing.status)
  }

  /** On the assets that were chosen, with what was typed for them before. */
  readonly open = (): void => this.#show("assets", this.#choice.assets, null)

  /** Step 2 is where an offer that is there is edited: its assets stay as they are. */
  readonly edit = (offer: OfferView): Promise<void> => this.#openOver(offer, "terms")

  /** Multi bidding: another price for each asset of an offer, the total follows. */
  readonly bidAnew = (offer: OfferView): Promise<void> => this.#openOver(offer, "prices")

  readonly close = (): void => {
    this.#latest.begin()
    this.step = "closed"
    this.refusal = null
  }

  /** Closes on the way to a new proof of funds; `resume` opens the same step, and what was typed is kept anyway. */
  readonly leave = (): void => {
    this.#left = this.step
    this.close()
  }

  readonly resume = (): void => {
    if (this.#left === null) return
    this.step = this.#left
    this.#left = null
    void this.#funds.refresh()
  }

  /** Takes an asset out of the choice; the last one closes the dialog. */
  readonly remove = (id: string): void => {
    this.#choice.remove(id)
    this.draft.assets = this.#choice.assets
    if (this.#choice.count === 0) this.close()
  }

  readonly back = (): void => {
    this.refusal = null
    if (this.step === "review") this.step = "terms"
    else if (this.step === "terms" && this.editing === null) this.step = "assets"
  }

  readonly next = (): void => {
    if (this.step === "assets") this.step = this.draft.isBundle ? "terms" : "assets"
    else if (this.step === "terms" && this.draft.offer() !== null) this.step = "review"
  }

  /** From the review, or with other prices from multi bidding. */
  readonly send = async (): Promise<void> => {
    if (this.step !== "review" && this.step !== "prices") return
    if (this.step === "prices") this.draft.totalOfPrices()
    const offer = this.draft.offer()
    if (offer === null || this.isSending) return
    this.isSending = true
    this.refusal = null
    this.unsigned = null
    this.isShortOfFunds = false
    const wasRevising = this.isRevising
    const result = await Effect.runPromise(Effect.result(sentOffer(this.#offers, offer, this.editing)))
    runInAction(() => {
      this.isSending = false
      if (Result.isSuccess(result)) this.#done(result.success, wasRevising)
      else {
        this.refusal = refusalText(result.failure)
        this.unsigned = unsignedIn(result.failure)
        this.isShortOfFunds = isShortOfFunds(result.failure)
        if (this.isShortOfFunds) void this.#funds.refresh()
      }
    })
  }

  #done(offer: OfferView, wasRevising: boolean): void {
    const who = this.#session.profile?.id
    if (who !== undefined) this.#kept.forgetTyped(who, this.editing?.id)
    if (this.editing === null) this.#choice.clear()
    this.#held.put(offer)
    this.close()
    this.#snackbars.success(wasRevising ? successTexts.multiOfferUpdated : successTexts.multiOfferProcessed)
  }

  #show(step: BundleStep, assets: ReadonlyArray<AssetView>, over: OfferView | null): void {
    const who = this.#session.profile?.id
    const typed = who === undefined ? null : this.#kept.typedOver(who, over?.id)
    const form = typed ?? (over ? bundleFormOf(over) : undefined)
    const keep = (changed: BundleForm) => {
      if (who !== undefined) this.#kept.keepTyped(changed, who, over?.id)
    }
    this.draft = new BundleDraft(assets, form, keep, () => this.#funds.budget(over))
    this.editing = over
    this.refusal = null
    this.step = step
    void this.#funds.refresh()
  }

  async #openOver(offer: OfferView, step: "prices" | "terms"): Promise<void> {
    this.step = "loading"
    this.editing = offer
    const found = Effect.forEach(offer.assets, ({ id }) => this.#catalog.find(id), { concurrency: 4 })
    const result = await this.#latest.ask(found)
    if (result === null) return
    runInAction(() => {
      if (Result.isSuccess(result)) return this.#show(step, result.success, offer)
      this.close()
      this.#snackbars.error(messageOf(result.failure))
    })
  }
}

export const bundleDialog = viewModelToken<BundleDialogModel>("BundleDialogModel")
