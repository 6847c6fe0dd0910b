import { addressed, type ValuationId } from "@xl/core/shared"
import { messageOf } from "@xl/core/messages"
import type { Listings } from "@xl/core/assets"
import type { Valuations } from "@xl/core/valuation"
import { Effect, Result } from "effect"
import { makeAutoObservable, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { Operator, SellerStart } from "../profile/index.ts"
import { viewModelToken } from "../view-model/index.ts"

/** A red notice about the listing goes when the next try succeeds. */
const ABOUT = "valuation listing"
const READY = "ready"

/** Makes a listing of a valuation: what selling asks for first, then the data room, then the draft. */
export class ListingStart {
  isConverting = false
  readonly #valuations: Valuations["Service"]
  readonly #listings: Listings["Service"]
  readonly #start: SellerStart
  readonly #snackbars: SnackbarQueue
  readonly #operator: Operator

  constructor(
    valuations: Valuations["Service"],
    listings: Listings["Service"],
    start: SellerStart,
    snackbars: SnackbarQueue,
    operator: Operator,
  ) {
    this.#valuations = valuations
    this.#listings = listings
    this.#start = start
    this.#snackbars = snackbars
    this.#operator = operator
    makeAutoObservable(this)
  }

  /** Where to go on; null to stay, where something else comes first or it was refused. */
  readonly convert = async (id: ValuationId, title: string): Promise<string | null> => {
    if (this.isConverting) return null
    const passage = this.#start.publish(READY)
    if (passage !== READY) return passage
    this.isConverting = true
    const made = await Effect.runPromise(Effect.result(this.#converted(id, title)))
    return runInAction(() => {
      this.isConverting = false
      if (Result.isFailure(made)) {
        this.#snackbars.error(addressed(messageOf(made.failure), this.#operator.contactEmail), ABOUT)
        return null
      }
      this.#snackbars.settle(ABOUT)
      return `/asset/${made.success.id}/edit`
    })
  }

  #converted(id: ValuationId, title: string) {
    return Effect.flatMap(this.#listings.createDataRoom(title), (tiers) =>
      this.#valuations.convert(id, { tiers, pricingPlan: "" }),
    )
  }
}

export const listingStart = viewModelToken<ListingStart>("ListingStart")
