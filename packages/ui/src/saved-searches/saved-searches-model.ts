import { type AssetSearch, queryOf } from "@xl/core/assets"
import {
  alertTexts,
  type AlertFrequency,
  type Profile,
  type Profiles,
  queryOfCriteria,
  type SavedSearch,
} from "@xl/core/profiles"
import { messageOf } from "@xl/core/messages"
import type { SavedSearchId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import { suggestedName } from "./search-words.ts"

/** A red notice about saved searches goes when the next try succeeds. */
const ABOUT = "saved searches"

/** A saved search as its dialog has it; a new one has no id. */
export interface SearchForm {
  readonly id: SavedSearchId | null
  readonly name: string
  readonly query: string
  readonly frequency: AlertFrequency
}

/** The searches that somebody keeps: saving one, renaming it, its rhythm, and deleting it. */
export class SavedSearchesModel {
  /** The search in the dialog; null while it is closed. */
  form: SearchForm | null = null
  errors: { readonly [field: string]: string } = {}
  /** The search that is about to be deleted; null while nobody is asked. */
  leaving: SavedSearch | null = null
  isSaving = false
  readonly #profiles: Profiles["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue

  constructor(profiles: Profiles["Service"], session: SessionStore, snackbars: SnackbarQueue) {
    this.#profiles = profiles
    this.#session = session
    this.#snackbars = snackbars
    makeAutoObservable(this, { form: observableRef, errors: observableRef, leaving: observableRef })
  }

  /** The newest first. */
  get searches(): ReadonlyArray<SavedSearch> {
    return this.#session.profile?.savedSearches.toReversed() ?? []
  }

  /** What the list's address says to show what matches one's acquisition criteria; null where there are none. */
  get criteria(): string | null {
    const { profile } = this.#session
    return profile === null ? null : queryOfCriteria(profile)
  }

  /** Whoever saves a search wants to be told: daily, until something else is chosen. */
  readonly begin = (search: AssetSearch): void =>
    this.#open({ id: null, name: suggestedName(search), query: queryOf({ ...search, offset: 0 }), frequency: "Daily" })

  readonly edit = (search: SavedSearch): void => this.#open(search)

  readonly change = (change: Partial<Pick<SearchForm, "frequency" | "name">>): void => {
    if (this.form === null) return
    this.form = { ...this.form, ...change }
    this.errors = {}
  }

  readonly close = (): void => {
    this.form = null
  }

  readonly save = async (): Promise<void> => {
    const { form } = this
    if (form === null) return
    const { id, ...search } = form
    const isDone = await this.#ask(
      id === null ? this.#profiles.addSavedSearch(search) : this.#profiles.editSavedSearch({ ...search, id }),
      id === null ? alertTexts.searchSaved : alertTexts.searchChanged,
    )
    if (isDone) this.close()
  }

  /** Asks first: what was saved is gone then. */
  readonly askToDelete = (search: SavedSearch | null): void => {
    this.leaving = search
  }

  readonly remove = async (): Promise<void> => {
    if (this.leaving === null) return
    const asked = this.#profiles.removeSavedSearch(this.leaving.id)
    if (await this.#ask(asked, alertTexts.searchDeleted)) this.askToDelete(null)
  }

  #open(form: SearchForm): void {
    this.errors = {}
    this.form = form
  }

  async #ask(asked: ReturnType<Profiles["Service"]["mine"]>, said: string): Promise<boolean> {
    if (this.isSaving) return false
    this.isSaving = true
    const result = await Effect.runPromise(Effect.result(asked))
    runInAction(() => {
      this.isSaving = false
      if (Result.isSuccess(result)) this.#took(result.success, said)
      else if (result.failure._tag === "ProfileFieldsInvalid")
        this.errors = Object.fromEntries(result.failure.problems.map(({ field, message }) => [field, message]))
      else this.#snackbars.error(messageOf(result.failure), ABOUT)
    })
    return Result.isSuccess(result)
  }

  #took(profile: Profile, said: string): void {
    this.#session.edited(profile)
    this.#snackbars.success(said, ABOUT)
  }
}

export const savedSearchesModel = viewModelToken<SavedSearchesModel>("SavedSearchesModel")
