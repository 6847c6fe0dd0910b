import { type Broken, messageOf, noticeTexts, type Refusal } from "@xl/core/messages"
import { type Documents, fileSizeRefusal, type LocalFile } from "@xl/core/documents"
import {
  areNamesFixed,
  buyerProfileStep,
  companyProfileChoices,
  EMPTY_FORM,
  entityBegun,
  formOf,
  isProfileCompleteForRoleRequest,
  type Profile,
  type ProfileForm,
  type Profiles,
} from "@xl/core/profiles"
import type { DocumentRef, RoleRequests } from "@xl/core/roles"
import { ProofOfFundsMissing, UserProfileIncomplete } from "@xl/core/roles"
import { Effect, Fiber, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore, SignInEffects } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"

/** What is wrong with a field, by its name. */
export type FieldErrors = { readonly [field: string]: string }
export type BuyerStep = 1 | 2 | 3
export type ProfileDialog =
  | { readonly tag: "closed" }
  | { readonly tag: "basic" }
  | { readonly tag: "user"; readonly goOn: () => void }
  | { readonly tag: "buyer"; readonly step: BuyerStep; readonly isExpired: boolean }

/** A proof of funds on its way or arrived. */
export type Upload =
  | { readonly tag: "none" }
  | { readonly tag: "sending"; readonly name: string; readonly size: number; readonly done: number }
  | { readonly tag: "sent"; readonly size: number; readonly document: DocumentRef }
  | { readonly tag: "refused"; readonly name: string; readonly said: string }

/** A red notice about the profile goes when the next try succeeds. */
const ABOUT = "profile"

type Save<W> = Effect.Effect<Profile, W>
type Why = Broken | Refusal

/** For those who run the product, never for those who use it. */
type Report = (what: string, cause: unknown) => void

/** The dialogs of one's own profile: name and phone; and the buyer's three steps, the last of them the proof of funds. */
export class ProfileDialogs {
  dialog: ProfileDialog = { tag: "closed" }
  form: ProfileForm = EMPTY_FORM
  errors: FieldErrors = {}
  upload: Upload = { tag: "none" }
  isSaving = false
  readonly #profiles: Profiles["Service"]
  readonly #requests: RoleRequests["Service"]
  readonly #documents: Documents["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #report: Report
  readonly #effects: Pick<SignInEffects, "settings">
  #sending: Fiber.Fiber<unknown, unknown> | null = null

  constructor(
    profiles: Profiles["Service"],
    requests: RoleRequests["Service"],
    documents: Documents["Service"],
    session: SessionStore,
    snackbars: SnackbarQueue,
    report: Report,
    effects: Pick<SignInEffects, "settings">,
  ) {
    this.#profiles = profiles
    this.#requests = requests
    this.#documents = documents
    this.#session = session
    this.#snackbars = snackbars
    this.#report = report
    this.#effects = effects
    makeAutoObservable(this, {
      dialog: observableRef,
      form: observableRef,
      errors: observableRef,
      upload: observableRef,
    })
  }

  get isUnderReview(): boolean {
    return this.#session.profile?.buyerUnderReview ?? false
  }

  /** Once both names are there nobody changes them here. Source: ACC-347. */
  get isNamed(): boolean {
    return this.#session.profile !== null && areNamesFixed(this.#session.profile)
  }

  /** Whether the fields of the user profile are marked as required: the operator's to decide. Source: ACC-361. */
  get marksRequired(): boolean {
    return this.#effects.settings.userProfileRequired
  }

  /** What a company may say of itself, and what this one said before. */
  get companyProfiles(): ReadonlyArray<string> {
    return companyProfileChoices(this.#session.profile?.companyProfile ?? [])
  }

  /** Only support changes it. */
  get email(): string {
    return this.#session.profile?.email ?? ""
  }

  readonly openBasic = (): void => this.#open({ tag: "basic" })

  /** The whole user profile; `goOn` goes on with what it was needed for. */
  readonly openUser = (goOn: () => void = () => undefined): void => this.#open({ tag: "user", goOn })

  /** At the proof of funds where the rest is complete or the approval expired, else at the first step. */
  readonly openBuyer = (isExpired: boolean): void => {
    this.#open({ tag: "buyer", step: buyerProfileStep(this.#session.profile, isExpired), isExpired })
  }

  readonly close = (): void => {
    this.cancelUpload()
    this.dialog = { tag: "closed" }
  }

  readonly type = (change: Partial<ProfileForm>): void => {
    this.form = { ...this.form, ...change }
    const address = change.address ?? change.purchasingEntityAddress ?? {}
    const isTyped = (field: string) => field in change || field in address
    this.errors = Object.fromEntries(Object.entries(this.errors).filter(([field]) => !isTyped(field)))
  }

  readonly go = (step: BuyerStep): void => {
    if (this.dialog.tag === "buyer") this.dialog = { ...this.dialog, step }
  }

  readonly saveBasic = async (): Promise<void> => {
    if (await this.#save(this.#profiles.updateBasicInfo(this.form))) this.close()
  }

  readonly saveUser = async (): Promise<void> => {
    if (this.dialog.tag !== "user") return
    const { goOn } = this.dialog
    if (!(await this.#save(this.#profiles.updateUserProfile(this.form)))) return
    this.close()
    goOn()
  }

  /** Saves the step and goes to the next; it stays where a value is refused. */
  readonly next = async (): Promise<void> => {
    if (this.dialog.tag !== "buyer") return
    if (this.dialog.step === 1 && (await this.#save(this.#profiles.updateUserProfile(this.form)))) this.#startEntity()
    else if (this.dialog.step === 2 && (await this.#save(this.#profiles.updatePurchaseEntity(this.form)))) this.go(3)
  }

  readonly send = (file: LocalFile): void => {
    this.cancelUpload()
    const refusal = fileSizeRefusal(file.size)
    if (refusal) return this.#uploadRefused(file.name, refusal)
    const { name, size } = file
    this.upload = { tag: "sending", name, size, done: 0 }
    const progress = (done: number) => runInAction(() => (this.upload = { tag: "sending", name, size, done }))
    const arrived = Effect.match(this.#documents.upload(file, progress), {
      onSuccess: (document) => runInAction(() => (this.upload = { tag: "sent", size, document })),
      onFailure: (why) => this.#uploadRefused(name, why),
    })
    this.#sending = Effect.runFork(arrived)
  }

  readonly cancelUpload = (): void => {
    if (this.#sending) Effect.runFork(Fiber.interrupt(this.#sending))
    this.#sending = null
    this.upload = { tag: "none" }
  }

  /** Puts the proof of funds into the profile, then before the administrators. */
  readonly request = async (): Promise<void> => {
    if (this.upload.tag !== "sent") {
      this.errors = { proofOfFunds: messageOf(new ProofOfFundsMissing()) }
      return
    }
    const profile = this.#session.profile
    if (profile && !isProfileCompleteForRoleRequest(profile)) {
      this.#snackbars.error(messageOf(new UserProfileIncomplete()), ABOUT)
      return this.go(1)
    }
    const documents = [this.upload.document]
    if (!(await this.#save(this.#profiles.updateProofOfFunds(documents)))) return
    const result = await Effect.runPromise(Effect.result(this.#requests.createBuyerRequest(documents)))
    if (Result.isFailure(result)) return this.#snackbars.error(messageOf(result.failure), ABOUT)
    this.#snackbars.success(noticeTexts.requestSent, ABOUT)
    runInAction(() => (this.dialog = { tag: "closed" }))
    await this.#session.refresh()
  }

  /** The entity's address starts as the person's, where none was typed yet. */
  #startEntity(): void {
    runInAction(() => (this.form = entityBegun(this.form)))
    this.go(2)
  }

  #open(dialog: ProfileDialog): void {
    const profile = this.#session.profile
    this.form = profile ? formOf(profile) : EMPTY_FORM
    this.errors = {}
    this.upload = { tag: "none" }
    this.#session.profileAsked()
    this.dialog = dialog
  }

  #uploadRefused(name: string, why: Why): void {
    runInAction(() => (this.upload = { tag: "refused", name, said: messageOf(why) }))
  }

  async #save<W extends Why>(saving: Save<W>): Promise<boolean> {
    this.isSaving = true
    const result = await Effect.runPromise(Effect.result(saving))
    runInAction(() => {
      this.isSaving = false
      this.#snackbars.settle(ABOUT)
      if (Result.isSuccess(result)) this.#session.edited(result.success)
      else this.#refused(result.failure)
    })
    return Result.isSuccess(result)
  }

  #refused(why: Why): void {
    if (why._tag === "ProfileFieldsInvalid") {
      this.errors = Object.fromEntries(why.problems.map(({ field, message }) => [field, message]))
      return
    }
    this.#report("Updating User Profile", why)
    this.#snackbars.error(messageOf(why), ABOUT)
  }
}

export const profileDialogs = viewModelToken<ProfileDialogs>("ProfileDialogs")
