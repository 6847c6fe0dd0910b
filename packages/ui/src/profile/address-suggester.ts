import type { AddressBook, AddressSuggestion, PostalAddress } from "@xl/core/profiles"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { Log } from "../session/index.ts"
import { Latest, viewModelToken } from "../view-model/index.ts"

/** What an address may be that is being typed. One that cannot be had is only logged: what is typed counts. */
export class AddressSuggester {
  suggestions: ReadonlyArray<AddressSuggestion> = []
  isLooking = false
  readonly #book: AddressBook["Service"]
  readonly #log: Log
  readonly #latest = new Latest()

  constructor(book: AddressBook["Service"], log: Log) {
    this.#book = book
    this.#log = log
    makeAutoObservable(this, { suggestions: observableRef })
  }

  readonly look = async (typed: string): Promise<void> => {
    this.isLooking = true
    const result = await this.#latest.ask(this.#book.suggest(typed))
    if (result === null) return
    runInAction(() => {
      this.isLooking = false
      this.suggestions = Result.getOrElse(result, () => [])
    })
    if (Result.isFailure(result)) this.#log("Suggesting addresses", result.failure)
  }

  /** The parts that the suggestion stands for; none where it cannot be had. */
  readonly choose = async (id: string): Promise<Partial<PostalAddress>> => {
    const chosen = this.suggestions.find((one) => one.id === id)
    this.#latest.begin()
    this.suggestions = []
    this.isLooking = false
    if (chosen === undefined) return {}
    const result = await Effect.runPromise(Effect.result(this.#book.complete(chosen)))
    if (Result.isFailure(result)) this.#log("Completing an address", result.failure)
    return Result.getOrElse(result, () => ({}))
  }
}

export const addressSuggester = viewModelToken<AddressSuggester>("AddressSuggester")
