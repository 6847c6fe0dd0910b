import { type Broken, messageOf, type Refusal } from "@xl/core/messages"
import {
  areNamesFixed,
  companyProfileChoices,
  EMPTY_FORM,
  formOf,
  type Profile,
  type ProfileForm,
  type Profiles,
} from "@xl/core/profiles"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore, SignInEffects } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"

/** What is wrong with a field, by its name. */
export type FieldErrors = { readonly [field: string]: string }
export type ProfileDialog =
  | { readonly tag: "closed" }
  | ({ readonly tag: "basic" } & Asked)
  | ({ readonly tag: "user" } & Asked)
/** What it is needed for: goes on with that once it is saved, and says why it is asked. */
interface Asked {
  readonly goOn: () => void
  readonly why: string | null
}

/** A red notice about the profile goes when the next try succeeds. */
const ABOUT = "profile"

type Save<W> = Effect.Effect<Profile, W>
type Why = Broken | Refusal

/** For those who run the product, never for those who use it. */
export type Report = (what: string, cause: unknown) => void

/** The dialogs of one's own user profile: name and phone alone, or all of it. */
export class ProfileDialogs {
  dialog: ProfileDialog = { tag: "closed" }
  form: ProfileForm = EMPTY_FORM
  errors: FieldErrors = {}
  isSaving = false
  readonly #profiles: Profiles["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #report: Report
  readonly #effects: Pick<SignInEffects, "settings">

  constructor(
    profiles: Profiles["Service"],
    session: SessionStore,
    snackbars: SnackbarQueue,
    report: Report,
    effects: Pick<SignInEffects, "settings">,
  ) {
    this.#profiles = profiles
    this.#session = session
    this.#snackbars = snackbars
    this.#report = report
    this.#effects = effects
    makeAutoObservable(this, { dialog: observableRef, form: observableRef, errors: observableRef })
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

  /** Name and phone; `goOn` goes on with what they were needed for. */
  readonly openBasic = (goOn: () => void = () => undefined, why: string | null = null): void =>
    this.#open({ tag: "basic", goOn, why })

  /** The whole user profile; `goOn` goes on with what it was needed for. */
  readonly openUser = (goOn: () => void = () => undefined, why: string | null = null): void =>
    this.#open({ tag: "user", goOn, why })

  readonly close = (): void => {
    this.dialog = { tag: "closed" }
  }

  readonly type = (change: Partial<ProfileForm>): void => {
    this.form = { ...this.form, ...change }
    const address = change.address ?? {}
    const isTyped = (field: string) => field in change || field in address
    this.errors = Object.fromEntries(Object.entries(this.errors).filter(([field]) => !isTyped(field)))
  }

  readonly saveBasic = async (): Promise<void> => {
    if (this.dialog.tag !== "basic") return
    const { goOn } = this.dialog
    if (!(await this.#save(this.#profiles.updateBasicInfo(this.form)))) return
    this.close()
    goOn()
  }

  readonly saveUser = async (): Promise<void> => {
    if (this.dialog.tag !== "user") return
    const { goOn } = this.dialog
    if (!(await this.#save(this.#profiles.updateUserProfile(this.form)))) return
    this.close()
    goOn()
  }

  #open(dialog: ProfileDialog): void {
    const profile = this.#session.profile
    this.form = profile ? formOf(profile) : EMPTY_FORM
    this.errors = {}
    this.#session.profileAsked()
    this.dialog = dialog
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
