import type { AssetView } from "@xl/core/assets"
import { fieldTexts, type OfferId } from "@xl/core/shared"
import { messageOf, creationMessage } from "@xl/core/messages"
import {
  type BidField,
  type BidForm,
  bidOf,
  depositPercent,
  EMPTY_BID,
  isAboveUpb,
  leastEarnestMoney,
  isActiveOffer,
  type NewOffer,
  type Offers,
  type OfferView,
  pricePercent,
} from "@xl/core/offers"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { BuyerOffers } from "./buyer-offers.ts"
import { budgetRefusal, type OfferBudget, type OfferFunds } from "./offer-funds.ts"
import { isShortOfFunds } from "./short-of-funds.ts"

type Step =
  | { readonly tag: "closed" }
  | { readonly tag: "terms" | "review" | "sending"; readonly asset: AssetView; readonly editing: OfferView | null }

/** A single-asset offer from the first figure to the sent bid: terms, then a review that says the amount, then sent. */
export class OfferDialogModel {
  step: Step = { tag: "closed" }
  form: BidForm = EMPTY_BID
  errors: { readonly [F in BidField]?: string } = {}
  refusal: string | null = null
  /** The offer that is kept until its deposit agreement is signed. */
  unsigned: OfferId | null = null
  /** Whether a new proof of funds is the way out of the refusal. */
  isShortOfFunds = false
  /** What was typed for an asset before its buyer went to renew the proof of funds. */
  #left: { readonly asset: AssetView; readonly form: BidForm } | null = null
  readonly #offers: Offers["Service"]
  readonly #held: BuyerOffers
  readonly #snackbars: SnackbarQueue
  readonly #funds: OfferFunds

  constructor(offers: Offers["Service"], held: BuyerOffers, snackbars: SnackbarQueue, funds: OfferFunds) {
    this.#offers = offers
    this.#held = held
    this.#snackbars = snackbars
    this.#funds = funds
    makeAutoObservable(this, { step: observableRef, form: observableRef, errors: observableRef })
    funds.whenEnding(() => void (this.#left = null))
  }

  get asset(): AssetView | null {
    return this.step.tag === "closed" ? null : this.step.asset
  }

  /** Over an offer that stands already; a draft counts as new. */
  get isRevising(): boolean {
    return this.step.tag !== "closed" && this.step.editing !== null && isActiveOffer(this.step.editing.status)
  }

  /** The bid as percent of the UPB, or null while one is missing. */
  get priceShare(): number | null {
    return this.asset && this.form.bidPrice !== undefined ? pricePercent(this.form.bidPrice, [this.asset]) : null
  }

  /** Earnest money as percent of the bid. */
  get depositShare(): number | null {
    const { bidPrice, earnestMoneyDeposit } = this.form
    return bidPrice === undefined || earnestMoneyDeposit === undefined
      ? null
      : depositPercent(earnestMoneyDeposit, bidPrice)
  }

  /** The approved funds that the price is held against. */
  get budget(): OfferBudget | null {
    return this.step.tag === "closed" ? null : this.#funds.budget(this.step.editing)
  }

  /** What is wrong with the price; that the funds do not allow it is said as it is typed. */
  get priceError(): string | undefined {
    return this.errors.bidPrice ?? budgetRefusal(this.budget, this.form.bidPrice) ?? undefined
  }

  /** The least earnest money that the asset takes, in cents. */
  get leastDeposit(): number {
    return this.asset === null ? 0 : leastEarnestMoney([this.asset])
  }

  /** Above what is owed: allowed, and asked about once more. */
  get isAboveOwed(): boolean {
    return this.asset !== null && this.form.bidPrice !== undefined && isAboveUpb(this.form.bidPrice, [this.asset])
  }

  /** Opens on an asset; over an offer of one's own that is not over, with its terms. */
  readonly open = (asset: AssetView): void => {
    const editing = this.#held.on(asset.id) ?? null
    const typed = this.#left?.asset.id === asset.id ? this.#left.form : undefined
    this.form = typed ?? (editing ? { ...editing.terms } : EMPTY_BID)
    this.errors = {}
    this.refusal = null
    this.isShortOfFunds = false
    this.step = { tag: "terms", asset, editing }
    void this.#funds.refresh()
  }

  /** Closes on the way to something that the offer lacks; what was typed waits for `resume`, or for the next `open` on the asset. */
  readonly leave = (): void => {
    if (this.step.tag !== "closed") this.#left = { asset: this.step.asset, form: this.form }
    this.close()
  }

  readonly resume = (): void => {
    if (this.#left !== null) this.open(this.#left.asset)
  }

  readonly close = (): void => {
    this.unsigned = null
    this.isShortOfFunds = false
    this.step = { tag: "closed" }
  }

  readonly type = (change: Partial<BidForm>): void => {
    this.form = { ...this.form, ...change }
    this.refusal = null
    this.isShortOfFunds = false
    this.errors = Object.fromEntries(Object.entries(this.errors).filter(([field]) => !(field in change)))
  }

  readonly back = (): void => {
    if (this.step.tag === "review") this.step = { ...this.step, tag: "terms" }
  }

  /** A courtesy: the gateway asks the same bounds again, and its answer counts. */
  readonly review = (): void => {
    if (this.step.tag !== "terms" || this.#offer() === null || this.priceError !== undefined) return
    this.step = { ...this.step, tag: "review" }
  }

  readonly send = async (): Promise<void> => {
    if (this.step.tag !== "review") return
    const { asset, editing } = this.step
    const offer = this.#offer()
    if (offer === null) return
    this.refusal = null
    this.unsigned = null
    this.isShortOfFunds = false
    this.step = { tag: "sending", asset, editing }
    const result = await Effect.runPromise(Effect.result(this.#sent(offer, editing)))
    runInAction(() => {
      if (Result.isSuccess(result)) return this.#done(result.success)
      const said = messageOf(result.failure)
      this.unsigned = result.failure._tag === "DepositAgreementMissing" ? result.failure.offerId : null
      this.isShortOfFunds = isShortOfFunds(result.failure)
      this.refusal = creationMessage({ message: said }) || said
      this.step = { tag: "review", asset, editing }
      if (this.isShortOfFunds) void this.#funds.refresh()
    })
  }

  #done(offer: OfferView): void {
    this.#left = null
    this.#held.put(offer)
    this.close()
    this.#snackbars.success("Your offer was sent to the seller.")
  }

  /** A live offer is edited where it stands; a new one, or a draft, is then published. */
  #sent(offer: NewOffer, editing: OfferView | null) {
    if (editing && isActiveOffer(editing.status)) return this.#offers.edit(editing.id, offer)
    return Effect.flatMap(this.#offers.create(offer), ({ id }) => this.#offers.publish(id))
  }

  /** What the form says, or null with the fields to mend. */
  #offer(): NewOffer | null {
    const { asset, form } = this
    if (asset === null) return null
    const bid = bidOf(form, asset)
    if (Result.isSuccess(bid)) return bid.success
    this.errors = Object.fromEntries(
      bid.failure.map(({ field, why }) => [field, why === "required" ? fieldTexts.required : messageOf(why)]),
    )
    return null
  }
}

export const offerDialog = viewModelToken<OfferDialogModel>("OfferDialogModel")
