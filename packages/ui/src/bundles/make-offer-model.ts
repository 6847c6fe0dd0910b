import type { AssetCatalog, AssetView } from "@xl/core/assets"
import { messageOf } from "@xl/core/messages"
import { offerStepGuard, type Passage } from "@xl/core/navigation"
import {
  type BundleForm,
  bundleFormOf,
  isActiveOffer,
  makeOfferPath,
  type MakeOfferStep,
  makeOfferSteps,
  mayTakeEdits,
  type NewOffer,
  type Offers,
  type OfferView,
} from "@xl/core/offers"
import type { AssetId, OfferId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx"
import type { BuyerOffers } from "../offers/buyer-offers.ts"
import type { OfferFunds } from "../offers/offer-funds.ts"
import { isShortOfFunds } from "../offers/short-of-funds.ts"
import type { OfferStart } from "../offers/offer-start.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore, SignInEffects } from "../session/index.ts"
import { Latest, staysShown, viewModelToken } from "../view-model/index.ts"
import type { AgreementSigning } from "./agreement-signing.ts"
import { BundleDraft } from "./bundle-draft.ts"
import type { KeptOffers } from "./kept-offers.ts"
import type { OfferChoice } from "./offer-choice.ts"
import { refusalText, savedOffer, sentOffer, sentText } from "./sent-offer.ts"

export type MakingOffer =
  | { readonly tag: "opening" }
  | { readonly tag: "failed"; readonly said: string }
  /** `offer` is null where there is none such, undefined where the address names none. */
  | { readonly tag: "open"; readonly offer: OfferView | null | undefined; readonly draft: BundleDraft }

/** An offer on its way through the steps, each an address of its own. */
export class MakeOfferModel {
  state: MakingOffer = { tag: "opening" }
  refusal: string | null = null
  /** Whether a new proof of funds is the way out of the refusal. */
  isShortOfFunds = false
  isAsking = false
  readonly choice: OfferChoice
  readonly agreement: AgreementSigning
  readonly #offers: Offers["Service"]
  readonly #catalog: AssetCatalog["Service"]
  readonly #held: BuyerOffers
  readonly #kept: KeptOffers
  readonly #start: OfferStart
  readonly #session: SessionStore
  readonly #effects: SignInEffects
  readonly #snackbars: SnackbarQueue
  readonly #funds: OfferFunds
  readonly #latest = new Latest()

  constructor(
    offers: Offers["Service"],
    catalog: AssetCatalog["Service"],
    held: BuyerOffers,
    choice: OfferChoice,
    kept: KeptOffers,
    start: OfferStart,
    session: SessionStore,
    effects: SignInEffects,
    snackbars: SnackbarQueue,
    agreement: AgreementSigning,
    funds: OfferFunds,
  ) {
    this.agreement = agreement
    this.#funds = funds
    this.#offers = offers
    this.#catalog = catalog
    this.#held = held
    this.choice = choice
    this.#kept = kept
    this.#start = start
    this.#session = session
    this.#effects = effects
    this.#snackbars = snackbars
    makeAutoObservable(this, { state: observableRef, agreement: false, choice: false })
    reaction(
      () => session.profile?.id,
      () => {
        this.#latest.begin()
        this.state = { tag: "opening" }
        agreement.forget()
      },
    )
    session.listen((event) => {
      const { offer } = this
      if (offer && (event.topic === "missed" || (event.topic === "offer" && event.id === offer.id)))
        void this.#read(offer.id)
    })
    reaction(
      () => choice.assets,
      (assets) => {
        if (this.draft !== null && this.offer === null) this.draft.assets = assets
      },
    )
  }

  get offer(): OfferView | null {
    return this.state.tag === "open" ? (this.state.offer ?? null) : null
  }

  /** Whether what is here is what the address names, and not what the one before did. */
  readonly isAt = (id: OfferId | null | undefined): boolean =>
    this.state.tag === "open" && (this.state.offer === null ? id !== undefined : this.state.offer?.id === id)

  get draft(): BundleDraft | null {
    return this.state.tag === "open" ? this.state.draft : null
  }

  get assets(): ReadonlyArray<AssetView> {
    return this.offer === null ? this.choice.assets : (this.draft?.assets ?? [])
  }

  get assetIds(): ReadonlyArray<AssetId> {
    return this.assets.map(({ id }) => id)
  }

  get steps(): ReadonlyArray<MakeOfferStep> {
    return makeOfferSteps(this.#effects.settings)
  }

  get signsAgreement(): boolean {
    return this.steps.includes("deposit-agreement")
  }

  /** Whether the offer promises earnest money that moves by itself, and its agreement is not signed yet. */
  get lacksSignature(): boolean {
    const isPromised = (this.draft?.form.earnestMoneyDeposit ?? 0) > 0
    return this.signsAgreement && isPromised && this.offer?.BDASignedDate === null
  }

  /** Whether the page may be shown; null until that is known. */
  get passage(): Passage | null {
    return this.state.tag === "open" ? offerStepGuard(this.#session.actor, this.state.offer) : null
  }

  get isRevising(): boolean {
    return this.offer !== null && isActiveOffer(this.offer.status)
  }

  get takesEdits(): boolean {
    return this.offer === null || mayTakeEdits(this.offer)
  }

  /** The offer that an address names: null is a name that no offer can have, undefined a new one. */
  readonly open = async (id: OfferId | null | undefined): Promise<void> => {
    this.refusal = null
    if (id !== undefined && id !== null) {
      if (this.offer?.id === id) return
      this.state = { tag: "opening" }
      return this.#read(id)
    }
    this.#latest.begin()
    this.#show(id, id === null ? [] : this.choice.assets)
  }

  async #read(id: OfferId): Promise<void> {
    const found = Effect.flatMap(this.#offers.find(id), (offer) =>
      Effect.map(
        Effect.forEach(offer.assets, (asset) => this.#catalog.find(asset.id), { concurrency: 4 }),
        (assets) => ({ offer, assets }),
      ),
    )
    const result = await this.#latest.ask(found)
    if (result === null || staysShown(this.offer?.id === id, result)) return
    runInAction(() => {
      if (Result.isSuccess(result)) return this.#show(result.success.offer, result.success.assets)
      if (result.failure._tag !== "MarketUnavailable") return this.#show(null, [])
      this.state = { tag: "failed", said: messageOf(result.failure) }
    })
  }

  /** The address after a step that asks for nothing to be kept. */
  readonly after = (step: MakeOfferStep): string => {
    const next = this.steps[this.steps.indexOf(step) + 1] ?? "offer-info"
    return makeOfferPath(step === "deposit-agreement" ? "offer-info" : next, this.offer?.id)
  }

  readonly before = (step: MakeOfferStep): string | null => {
    const at = this.steps.indexOf(step)
    const before = this.steps[(at < 0 ? 1 : at) - 1]
    return before === undefined ? null : makeOfferPath(before, this.offer?.id)
  }

  /** The checks before an offer, in their order; whoever fails one is shown what to do, and nothing goes on. */
  readonly mayGoOn = (path: string): boolean => this.#start.mayOffer(path)

  /** Keeps the terms with the gateway as a draft, or for an offer before the seller only in this tab; the address of the review, or null. */
  readonly save = async (): Promise<string | null> => {
    const { offer } = this
    const asked = this.#asked("offer-info")
    if (asked === null) return null
    if (offer !== null && this.isRevising) return makeOfferPath("review-submit", offer.id)
    const saved = await this.#ask(savedOffer(this.#offers, asked, offer))
    if (saved === null) return null
    runInAction(() => this.#drafted(saved, offer))
    return makeOfferPath((await this.#signedWith(saved)) ? "review-submit" : "deposit-agreement", saved.id)
  }

  /** Signs for the offer that is there, or keeps the signature for the draft to come; the address of the next step, or null. */
  readonly signAgreement = async (isMobile: boolean): Promise<string | null> => {
    const { agreement, offer } = this
    if (offer === null) {
      const isKept = agreement.keep(this.choice.ids, isMobile)
      return isKept ? this.after("deposit-agreement") : null
    }
    const signed = await agreement.sign(offer, isMobile)
    if (signed === null) return null
    runInAction(() => this.#becameSigned(signed))
    return this.after("deposit-agreement")
  }

  /** Saves the buyer's copy of the signed agreement as a file. */
  readonly saveAgreement = async (): Promise<void> => {
    const who = this.#session.profile?.id
    if (this.offer !== null && who !== undefined) await this.agreement.save(this.offer, who)
  }

  /** With a signature that waited for this draft; false where it was refused. */
  async #signedWith(saved: OfferView): Promise<boolean> {
    if (!this.agreement.waitsFor(saved.assets.map(({ id }) => id))) return true
    const signed = await this.agreement.sign(saved)
    if (signed !== null) runInAction(() => this.#becameSigned(signed))
    return signed !== null
  }

  #becameSigned(offer: OfferView): void {
    this.#held.put(offer)
    if (this.state.tag === "open" && this.state.offer?.id === offer.id) this.state = { ...this.state, offer }
  }

  /** Sends it to the seller; whether that was done. */
  readonly submit = async (): Promise<boolean> => {
    const { isRevising, offer } = this
    const asked = this.#asked("review-submit")
    if (asked === null || offer === null) return false
    const sent = await this.#ask(sentOffer(this.#offers, asked, offer))
    if (sent === null) return false
    this.#forget(offer.id)
    this.#snackbars.success(sentText(asked, isRevising))
    return true
  }

  /** What the form says, once every check before an offer holds; null while it may not be asked. */
  #asked(step: MakeOfferStep): NewOffer | null {
    if (this.isAsking) return null
    const asked = this.draft?.offer() ?? null
    return asked !== null && this.mayGoOn(makeOfferPath(step, this.offer?.id)) ? asked : null
  }

  /** The draft has taken over what was chosen and typed for it. */
  #drafted(saved: OfferView, before: OfferView | null): void {
    const assets = this.draft?.assets ?? []
    this.#forget(before?.id)
    if (before === null) this.choice.clear()
    this.#show(saved, assets)
  }

  async #ask(asked: ReturnType<typeof sentOffer>): Promise<OfferView | null> {
    this.isAsking = true
    this.refusal = null
    this.isShortOfFunds = false
    const result = await Effect.runPromise(Effect.result(asked))
    return runInAction(() => {
      this.isAsking = false
      if (Result.isSuccess(result)) {
        this.#held.put(result.success)
        return result.success
      }
      this.refusal = refusalText(result.failure)
      this.isShortOfFunds = isShortOfFunds(result.failure)
      if (this.isShortOfFunds) void this.#funds.refresh()
      return null
    })
  }

  #show(offer: OfferView | null | undefined, assets: ReadonlyArray<AssetView>): void {
    const who = this.#session.profile?.id
    const typed = who === undefined ? null : this.#kept.typedOver(who, offer?.id)
    const form = typed ?? (offer ? bundleFormOf(offer) : undefined)
    const keep = (changed: BundleForm) => {
      if (who !== undefined) this.#kept.keepTyped(changed, who, offer?.id)
    }
    const draft = new BundleDraft(assets, form, keep, () => this.#funds.budget(offer ?? null))
    this.state = { tag: "open", offer, draft }
  }

  #forget(offer: OfferId | undefined): void {
    const who = this.#session.profile?.id
    if (who !== undefined) this.#kept.forgetTyped(who, offer)
  }
}

export const makeOfferModel = viewModelToken<MakeOfferModel>("MakeOfferModel")
