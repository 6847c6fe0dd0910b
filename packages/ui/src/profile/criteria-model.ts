import { type Broken, messageOf, type Refusal } from "@xl/core/messages"
import { type CriteriaForm, criteriaFormOf, EMPTY_CRITERIA, type Profiles } from "@xl/core/profiles"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { Log, SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { FieldErrors } from "./profile-dialogs.ts"

const ABOUT = "acquisitionCriteria"

/** What a buyer looks for, while it is edited. */
export class CriteriaModel {
  isOpen = false
  isSaving = false
  form: CriteriaForm = EMPTY_CRITERIA
  errors: FieldErrors = {}
  readonly #profiles: Profiles["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #log: Log

  constructor(profiles: Profiles["Service"], session: SessionStore, snackbars: SnackbarQueue, log: Log) {
    this.#profiles = profiles
    this.#session = session
    this.#snackbars = snackbars
    this.#log = log
    makeAutoObservable(this, { form: observableRef, errors: observableRef })
  }

  readonly open = (): void => {
    const { profile } = this.#session
    if (profile === null) return
    this.form = criteriaFormOf(profile)
    this.errors = {}
    this.isOpen = true
  }

  readonly close = (): void => void (this.isOpen = false)

  readonly type = (change: Partial<CriteriaForm>): void => {
    this.form = { ...this.form, ...change }
    // The two bounds are refused together, as maxUpb.
    const typed = "minUpb" in change ? { ...change, maxUpb: null } : change
    this.errors = Object.fromEntries(Object.entries(this.errors).filter(([field]) => !(field in typed)))
  }

  /** Saves and closes; stays open where something is refused or the line is broken. */
  readonly save = async (): Promise<void> => {
    if (this.isSaving) return
    this.isSaving = true
    const result = await Effect.runPromise(Effect.result(this.#profiles.updateAcquisitionCriteria(this.form)))
    runInAction(() => {
      this.isSaving = false
      if (Result.isFailure(result)) return this.#refused(result.failure)
      this.#session.edited(result.success)
      this.#snackbars.settle(ABOUT)
      this.isOpen = false
    })
  }

  #refused(why: Broken | Refusal): void {
    if (why._tag === "ProfileFieldsInvalid") {
      this.errors = Object.fromEntries(why.problems.map(({ field, message }) => [field, message]))
      return
    }
    this.#log("Saving the acquisition criteria", why)
    this.#snackbars.error(messageOf(why), ABOUT)
  }
}

export const criteriaModel = viewModelToken<CriteriaModel>("CriteriaModel")
