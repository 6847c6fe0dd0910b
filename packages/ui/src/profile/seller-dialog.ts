import { fieldTexts, type UserId } from "@xl/core/shared"
import { messageOf, type Broken, type Refusal } from "@xl/core/messages"
import { noticeTexts, warningTexts } from "@xl/core/kernel"
import {
  whySellerProfile,
  confirmationFailures,
  entityFailures,
  EMPTY_SELLER_FORM,
  type FieldFailures,
  type Profile,
  type Profiles,
  sellerExtrasFailures,
  type SellerForm,
  sellerFormOf,
  stepsToSell,
} from "@xl/core/profiles"
import { type FinishedAt, pathAfterFinish, pathAfterFinishLater, roleFlags, seesArea } from "@xl/core/navigation"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { Log, SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { FieldErrors } from "./profile-dialogs.ts"

export type SellerStep = "confirmation" | "entity"
export type SellerDialogState =
  | { readonly tag: "closed" }
  | { readonly tag: "open"; readonly step: SellerStep; readonly redirects: boolean }
/** Where the dialog was opened. */
export type OpenedAt = Pick<FinishedAt, "path" | "routeName">

/** A red notice about the profile goes when the next try succeeds. */
const ABOUT = "sellerProfile"
const CONFIRMATION_FIELDS = ["phoneNumber", "executive", "title", "signedByFirstName", "signedByLastName"]

type Why = Broken | Refusal
const isBroken = ({ _tag }: Why): boolean => _tag.endsWith("Unavailable")
const isFine = (failures: FieldFailures): boolean => Object.values(failures).every((failure) => failure === null)

/** The firm that sells, then who signs for it. What could not be saved opens again as it was typed. */
export class SellerDialog {
  state: SellerDialogState = { tag: "closed" }
  form: SellerForm = EMPTY_SELLER_FORM
  isSaving = false
  /** What the market refused, by field. */
  told: FieldErrors = {}
  /** The fields that somebody has been in. */
  left: ReadonlyArray<string> = []
  #kept: { readonly who: UserId; readonly form: SellerForm } | null = null
  readonly #profiles: Profiles["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #log: Log

  constructor(profiles: Profiles["Service"], session: SessionStore, snackbars: SnackbarQueue, log: Log) {
    this.#profiles = profiles
    this.#session = session
    this.#snackbars = snackbars
    this.#log = log
    makeAutoObservable(this, {
      state: observableRef,
      form: observableRef,
      told: observableRef,
      left: observableRef,
    })
    session.whenEnding(() => void (this.#kept = null))
  }

  /** Why it is asked for, and how much is left; null for who sells. */
  get why(): string | null {
    const { profile } = this.#session
    return profile && whySellerProfile(stepsToSell(profile))
  }

  /** Whether the entity step is valid. */
  get canGoOn(): boolean {
    return isFine(this.#entityFailures)
  }

  /** Whether the confirmation step is valid. */
  get canFinish(): boolean {
    return isFine(confirmationFailures(this.form))
  }

  /** Whether the single form of a phone is valid, certification and all. */
  get canConfirm(): boolean {
    return this.canGoOn && this.canFinish
  }

  /** What is wrong with the fields that were left or refused, in words beside them. */
  get errors(): FieldErrors {
    const failures = { ...this.#entityFailures, ...confirmationFailures(this.form) }
    const seen = Object.entries(failures).flatMap(([field, failure]) =>
      failure !== null && this.left.includes(field) ? [[field, fieldTexts[failure]]] : [],
    )
    return { ...Object.fromEntries(seen), ...this.told }
  }

  /** Over what was typed and not saved, else over what is saved. `redirects` leads on to one's assets afterwards. */
  readonly open = (redirects: boolean): void => {
    const profile = this.#session.profile
    if (profile === null) return
    this.form = this.#kept?.who === profile.id ? this.#kept.form : sellerFormOf(profile)
    this.told = {}
    this.left = []
    this.state = { tag: "open", step: "entity", redirects }
  }

  /** What was typed stays in this tab. */
  readonly close = (): void => {
    if (this.state.tag === "open") this.#keep()
    this.state = { tag: "closed" }
  }

  readonly type = (change: Partial<SellerForm>): void => {
    this.form = { ...this.form, ...change }
    const typed = { ...change, ...change.entityAddress }
    this.told = Object.fromEntries(Object.entries(this.told).filter(([field]) => !(field in typed)))
  }

  /** From now on it is said beside the field what is wrong with it. */
  readonly leave = (field: string): void => {
    if (!this.left.includes(field)) this.left = [...this.left, field]
  }

  readonly back = (): void => this.#go("entity")

  /** Saves, and goes to the confirmation only where that succeeds. */
  readonly next = async (): Promise<void> => {
    if (!this.canGoOn || this.isSaving) return
    const result = await this.#ask(this.#profiles.keepSellerProfile(this.form))
    if (Result.isFailure(result)) return this.#refused(result.failure)
    this.#session.edited(result.success)
    this.#go("confirmation")
  }

  /** Saves whatever was typed, closes, and answers where that leads; null to stay. */
  readonly finishLater = async ({ routeName }: OpenedAt): Promise<string | null> => {
    if (this.isSaving) return null
    const result = await this.#ask(this.#profiles.keepSellerProfile(this.form))
    if (Result.isFailure(result)) this.#notSaved(result.failure)
    else this.#saved(result.success)
    this.#end()
    return pathAfterFinishLater(routeName)
  }

  /** Certifies, closes, and answers where that leads; null to stay. Only a refused field keeps the dialog open. */
  readonly finish = async (at: OpenedAt): Promise<string | null> => {
    if (this.state.tag !== "open" || !this.canConfirm || this.isSaving) return null
    const { redirects } = this.state
    const result = await this.#ask(this.#profiles.updateSellerProfile(this.form))
    if (Result.isFailure(result) && result.failure._tag === "ProfileFieldsInvalid") {
      this.#refused(result.failure)
      return null
    }
    if (Result.isFailure(result)) this.#notSaved(result.failure)
    else await this.#finished(result.success)
    this.#end()
    return pathAfterFinish({ ...at, redirects: redirects && seesArea("seller", this.#session.roles) })
  }

  get #entityFailures(): FieldFailures {
    return { ...entityFailures(this.form), ...sellerExtrasFailures(this.form) }
  }

  #go(step: SellerStep): void {
    const { state } = this
    if (state.tag === "open") runInAction(() => (this.state = { ...state, step }))
  }

  #keep(): void {
    const profile = this.#session.profile
    if (profile !== null) this.#kept = { who: profile.id, form: this.form }
  }

  #end(): void {
    runInAction(() => (this.state = { tag: "closed" }))
  }

  #saved(profile: Profile): void {
    runInAction(() => (this.#kept = null))
    this.#session.edited(profile)
  }

  /** A seller's session is refreshed, so that the role counts and is told; others hear that the request is on its way. */
  async #finished(profile: Profile): Promise<void> {
    const isSeller = roleFlags(profile.roles).seller
    this.#saved({ ...profile, roles: this.#session.roles })
    if (isSeller) await this.#session.refresh()
    else this.#snackbars.success(noticeTexts.requestSent, ABOUT)
  }

  async #ask<W extends Why>(asked: Effect.Effect<Profile, W>): Promise<Result.Result<Profile, W>> {
    this.isSaving = true
    const result = await Effect.runPromise(Effect.result(asked))
    runInAction(() => (this.isSaving = false))
    if (Result.isSuccess(result)) this.#snackbars.settle(ABOUT)
    return result
  }

  /** Beside the fields that are refused, at the step that has them; anything else is logged and said. */
  #refused(why: Why): void {
    if (why._tag !== "ProfileFieldsInvalid") return this.#notSaved(why)
    const told = Object.fromEntries(why.problems.map(({ field, message }) => [field, message]))
    runInAction(() => (this.told = told))
    this.#go(Object.keys(told).every((field) => CONFIRMATION_FIELDS.includes(field)) ? "confirmation" : "entity")
  }

  /** Of a refusal its own words, of a failure that what was typed is still here. */
  #notSaved(why: Why): void {
    this.#log("Updating Seller Profile", why)
    this.#keep()
    this.#snackbars.error(isBroken(why) ? warningTexts.sellerProfileNotSaved : messageOf(why), ABOUT)
  }
}

export const sellerDialog = viewModelToken<SellerDialog>("SellerDialog")
