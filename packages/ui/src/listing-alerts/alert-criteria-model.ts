import { alertTexts, type AlertCriteria, criteriaToEdit, frequencyOf, type Profiles } from "@xl/core/profiles"
import { messageOf } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore, SignInEffects } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"

/** A red notice about the criteria goes when the next try succeeds. */
const ABOUT = "notification criteria"

/** Of which listings one wants to be told, and how often: to read, to change, and to turn off. */
export class AlertCriteriaModel {
  /** As they would be; null while nobody changes them. */
  form: AlertCriteria | null = null
  errors: { readonly [field: string]: string } = {}
  isSaving = false
  readonly #profiles: Profiles["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #effects: Pick<SignInEffects, "settings">

  constructor(
    profiles: Profiles["Service"],
    session: SessionStore,
    snackbars: SnackbarQueue,
    effects: Pick<SignInEffects, "settings">,
  ) {
    this.#profiles = profiles
    this.#session = session
    this.#snackbars = snackbars
    this.#effects = effects
    makeAutoObservable(this, { form: observableRef, errors: observableRef })
  }

  /** As they are kept. */
  get kept(): AlertCriteria {
    return criteriaToEdit(this.#session.profile?.notificationsCriteria ?? null)
  }

  /** Whether anything was ever said. */
  get isSaid(): boolean {
    return (this.#session.profile?.notificationsCriteria ?? null) !== null
  }

  get isOn(): boolean {
    return frequencyOf(this.kept) !== "Never"
  }

  /** Whether the criteria are marked as required: the operator's to decide. Source: ACC-229. */
  get marksRequired(): boolean {
    return this.#effects.settings.userNotificationsCriteriaRequired
  }

  /** Who sets criteria for the first time wants to be told: daily, until something else is chosen. */
  readonly open = (): void => {
    this.errors = {}
    this.form = this.isSaid ? this.kept : { ...this.kept, receiveNotificationsWhen: "Daily" }
  }

  readonly close = (): void => {
    this.form = null
  }

  readonly change = (change: Partial<AlertCriteria>): void => {
    if (this.form === null) return
    this.form = { ...this.form, ...change }
    this.errors = {}
  }

  readonly save = async (): Promise<void> => {
    if (this.form !== null && (await this.#saved(this.form, alertTexts.saved))) this.close()
  }

  readonly turnOff = async (): Promise<void> =>
    void (await this.#saved({ ...this.kept, receiveNotificationsWhen: "Never" }, alertTexts.turnedOff))

  async #saved(criteria: AlertCriteria, said: string): Promise<boolean> {
    if (this.isSaving) return false
    this.isSaving = true
    const result = await Effect.runPromise(Effect.result(this.#profiles.updateNotificationsCriteria(criteria)))
    runInAction(() => {
      this.isSaving = false
      if (Result.isSuccess(result)) {
        this.#session.edited(result.success)
        this.#snackbars.success(said, ABOUT)
      } else if (result.failure._tag === "ProfileFieldsInvalid")
        this.errors = Object.fromEntries(result.failure.problems.map(({ field, message }) => [field, message]))
      else this.#snackbars.error(messageOf(result.failure), ABOUT)
    })
    return Result.isSuccess(result)
  }
}

export const alertCriteriaModel = viewModelToken<AlertCriteriaModel>("AlertCriteriaModel")
