import { type ConciergeView, type Mandates, type MandateView, type OwnMandates, stands } from "@xl/core/mandates"
import { messageOf, type Told } from "@xl/core/messages"
import type { UserId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** Whose mandates are shown: those that the reader gave or holds, or a person's, for administrators. */
export type MandatesOf = "given" | "held" | { readonly person: UserId }

/** Mandates, and the Concierges to whom the reader may give one. */
export class MandatesModel {
  listed: Listed<OwnMandates> = { tag: "loading", page: null }
  concierges: ReadonlyArray<ConciergeView> = []
  chosen: UserId | undefined = undefined
  /** Whether the chosen one is about to be let, until that is confirmed. */
  isGiving = false
  /** The one that is about to end, until that is confirmed. */
  ending: MandateView | null = null
  isAsking = false
  readonly #mandates: Mandates["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #latest = new Latest()
  #of: MandatesOf = "held"

  constructor(mandates: Mandates["Service"], session: SessionStore, snackbars: SnackbarQueue) {
    this.#mandates = mandates
    this.#session = session
    this.#snackbars = snackbars
    makeAutoObservable(this, { listed: observableRef, concierges: observableRef, ending: observableRef })
  }

  get page(): OwnMandates | null {
    return pageOf(this.listed)
  }

  /** Concierges who have no mandate of the reader's that stands. */
  get open(): ReadonlyArray<ConciergeView> {
    const given = this.page?.given.filter(stands) ?? []
    return this.concierges.filter(({ id }) => !given.some(({ concierge }) => concierge === id))
  }

  get chosenName(): string | undefined {
    return this.concierges.find(({ id }) => id === this.chosen)?.name
  }

  readonly show = async (of: MandatesOf): Promise<void> => {
    this.#of = of
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const of = this.#of
    const asked = typeof of === "string" ? this.#mandates.mine() : this.#mandates.of(of.person)
    const both = Effect.all([asked, of === "given" ? this.#mandates.concierges() : Effect.succeed([])])
    const result = await this.#latest.ask(both)
    if (!result) return
    runInAction(() => {
      this.listed = listedOf(Result.map(result, ([page]) => page))
      if (Result.isSuccess(result)) this.concierges = result.success[1]
    })
  }

  /** Looks again when a notice arrives: the other side may have ended one. The answer is called when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen(({ topic }) => {
      if (topic === "missed" || topic === "notice") void this.again()
    })

  readonly choose = (concierge: UserId): void => void (this.chosen = concierge)

  readonly askGive = (isGiving: boolean): void => void (this.isGiving = isGiving && this.chosen !== undefined)

  readonly askEnd = (mandate: MandateView | null): void => void (this.ending = mandate)

  readonly give = async (): Promise<void> => {
    const { chosen } = this
    if (chosen === undefined) return
    const name = this.chosenName ?? "The Concierge"
    if (await this.#done(this.#mandates.give(chosen), `${name} now acts for you`))
      runInAction(() => {
        this.chosen = undefined
        this.isGiving = false
      })
  }

  readonly end = async (): Promise<void> => {
    const { ending } = this
    if (ending === null) return
    if (await this.#done(this.#mandates.end(ending.id), "Mandate ended")) runInAction(() => (this.ending = null))
  }

  async #done(command: Effect.Effect<unknown, Told>, said: string): Promise<boolean> {
    this.isAsking = true
    const result = await Effect.runPromise(Effect.result(command))
    if (Result.isFailure(result)) this.#snackbars.error(messageOf(result.failure))
    else this.#snackbars.success(said)
    await this.again()
    runInAction(() => (this.isAsking = false))
    return Result.isSuccess(result)
  }
}

export const mandatesModel = viewModelToken<MandatesModel>("MandatesModel")
