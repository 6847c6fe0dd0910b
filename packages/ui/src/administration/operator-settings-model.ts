import { messageOf } from "@xl/core/messages"
import type { OperatorSettings, Settings } from "@xl/core/settings"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import { type Listed, listedOf, viewModelToken } from "../view-model/index.ts"

/** What the operator decides for everybody, as an administrator changes it. */
export class OperatorSettingsModel {
  listed: Listed<Settings> = { tag: "loading", page: null }
  /** As they would be; what is not saved yet differs. */
  wanted: Settings | null = null
  error: string | null = null
  isAsking = false
  readonly #settings: OperatorSettings["Service"]
  readonly #snackbars: SnackbarQueue

  constructor(settings: OperatorSettings["Service"], snackbars: SnackbarQueue) {
    this.#settings = settings
    this.#snackbars = snackbars
    makeAutoObservable(this, { listed: observableRef, wanted: observableRef })
  }

  get isChanged(): boolean {
    return this.listed.tag === "listed" && JSON.stringify(this.listed.page) !== JSON.stringify(this.wanted)
  }

  readonly open = async (): Promise<void> => {
    const result = await Effect.runPromise(Effect.result(this.#settings.read()))
    runInAction(() => {
      this.listed = listedOf(result)
      this.wanted = Result.isSuccess(result) ? result.success : null
    })
  }

  readonly change = (change: Partial<Settings>): void => {
    if (this.wanted) this.wanted = { ...this.wanted, ...change }
    this.error = null
  }

  /** Gives whether it was done. */
  readonly save = async (): Promise<boolean> => {
    if (this.wanted === null) return false
    this.isAsking = true
    const result = await Effect.runPromise(Effect.result(this.#settings.edit(this.wanted)))
    return runInAction(() => {
      this.isAsking = false
      if (Result.isFailure(result)) {
        this.error = messageOf(result.failure)
        return false
      }
      this.listed = listedOf(result)
      this.wanted = result.success
      this.#snackbars.success("Settings saved")
      return true
    })
  }
}

export const operatorSettingsModel = viewModelToken<OperatorSettingsModel>("OperatorSettingsModel")
