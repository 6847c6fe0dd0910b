import { messageOf } from "@xl/core/messages"
import type { Valuation, ValuationPage, Valuations } from "@xl/core/valuation"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { Alerts } from "../alerts/index.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"
import type { ValuationWizard } from "./valuation-wizard.ts"

/** A red notice about the list goes when the next try succeeds. */
const ABOUT = "valuations"

/** A valuation by its id and what it is called. */
export type Named = Pick<Valuation, "id"> & { readonly title: string }

/** What of the list is here. */
export interface OwnValuations {
  readonly valuations: ReadonlyArray<Valuation>
  readonly nextToken: string | null
  readonly total: number
}
const ownOf = ({ count, nextToken, valuations }: ValuationPage): OwnValuations => ({
  valuations,
  nextToken,
  total: count,
})

/** One's valuations, the newest first; a guest has none, and nothing is asked for him. */
export class ValuationsModel {
  listed: Listed<OwnValuations> = { tag: "loading", page: null }
  isAdding = false
  /** The ids of those that are being deleted. */
  deleting: ReadonlySet<string> = new Set()
  readonly #valuations: Valuations["Service"]
  readonly #wizard: ValuationWizard
  readonly #session: SessionStore
  readonly #alerts: Alerts
  readonly #snackbars: SnackbarQueue
  readonly #latest = new Latest()

  constructor(
    valuations: Valuations["Service"],
    wizard: ValuationWizard,
    session: SessionStore,
    alerts: Alerts,
    snackbars: SnackbarQueue,
  ) {
    this.#valuations = valuations
    this.#wizard = wizard
    this.#session = session
    this.#alerts = alerts
    this.#snackbars = snackbars
    makeAutoObservable(this, { listed: observableRef, deleting: observableRef })
  }

  get count(): number {
    return pageOf(this.listed)?.total ?? 0
  }

  get hasMore(): boolean {
    return (pageOf(this.listed)?.nextToken ?? null) !== null
  }

  /** A visitor's valuation that waited for the sign-in is kept first, so that it is in the list. */
  readonly open = async (): Promise<void> => {
    if (this.#session.profile === null) return
    const isLatest = this.#latest.begin()
    await this.#wizard.keepPending()
    const result = await Effect.runPromise(Effect.result(this.#valuations.mine(null)))
    if (isLatest()) runInAction(() => (this.listed = listedOf(Result.map(result, ownOf))))
  }

  /** The next stretch, below those that are here. */
  readonly more = async (): Promise<void> => {
    const page = pageOf(this.listed)
    if (page === null || page.nextToken === null || this.isAdding) return
    this.isAdding = true
    const result = await this.#latest.ask(this.#valuations.mine(page.nextToken))
    runInAction(() => {
      this.isAdding = false
      if (result === null) return
      if (Result.isFailure(result)) return this.#snackbars.error(messageOf(result.failure), ABOUT)
      this.#snackbars.settle(ABOUT)
      const here = new Set(page.valuations.map(({ id }) => id))
      const added = result.success.valuations.filter(({ id }) => !here.has(id))
      this.listed = { tag: "listed", page: { ...ownOf(result.success), valuations: [...page.valuations, ...added] } }
    })
  }

  /** Asked once more, as it cannot be taken back. */
  readonly remove = (valuation: Named, after?: () => void): void =>
    this.#alerts.show({
      title: "Delete this valuation?",
      text: [`${valuation.title} is deleted for good. A listing made of it stays.`],
      confirm: { label: "Delete", go: () => void this.#remove(valuation, after) },
    })

  async #remove({ id }: Named, after?: () => void): Promise<void> {
    if (this.deleting.has(id)) return
    this.deleting = new Set([...this.deleting, id])
    const result = await Effect.runPromise(Effect.result(this.#valuations.remove(id)))
    runInAction(() => {
      this.deleting = new Set([...this.deleting].filter((other) => other !== id))
      if (Result.isFailure(result)) return this.#snackbars.error(messageOf(result.failure), ABOUT)
      this.#snackbars.settle(ABOUT)
      this.#snackbars.success("The valuation is deleted.")
      this.#without(id)
      this.#wizard.gone(id)
      after?.()
    })
  }

  #without(id: string): void {
    const page = pageOf(this.listed)
    if (page === null) return
    const valuations = page.valuations.filter((one) => one.id !== id)
    const total = page.total - (page.valuations.length - valuations.length)
    this.listed = { tag: "listed", page: { ...page, valuations, total } }
    if (valuations.length === 0 && page.nextToken !== null) void this.open()
  }
}

/** What a valuation is called. */
export const titleOf = ({ userInput }: Pick<Valuation, "userInput">): string =>
  userInput.specifics?.assetTitle ?? "A loan without a name"

export const valuationsModel = viewModelToken<ValuationsModel>("ValuationsModel")
