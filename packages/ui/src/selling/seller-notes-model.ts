import { messageOf } from "@xl/core/messages"
import type { Offers, OfferView } from "@xl/core/offers"
import type { OfferId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import { viewModelToken } from "../view-model/index.ts"

/** A seller's notes on offers. What is typed stays, also where another offer is looked at meanwhile, until it is saved. */
export class SellerNotesModel {
  error: string | null = null
  isSaving = false
  typed: ReadonlyMap<OfferId, string> = new Map()
  readonly #offers: Offers["Service"]
  readonly #snackbars: SnackbarQueue

  constructor(offers: Offers["Service"], snackbars: SnackbarQueue) {
    this.#offers = offers
    this.#snackbars = snackbars
    makeAutoObservable(this, { typed: observableRef })
  }

  readonly notesOn = ({ id, sellerNotes }: OfferView): string => this.typed.get(id) ?? sellerNotes ?? ""

  readonly isChanged = (offer: OfferView): boolean => this.notesOn(offer).trim() !== (offer.sellerNotes ?? "")

  readonly type = ({ id }: OfferView, notes: string): void => {
    this.typed = new Map(this.typed).set(id, notes)
    this.error = null
  }

  readonly save = async (offer: OfferView, onSaved: () => void): Promise<void> => {
    this.isSaving = true
    const typed = this.notesOn(offer)
    const result = await Effect.runPromise(Effect.result(this.#offers.note(offer.id, typed)))
    runInAction(() => {
      this.isSaving = false
      this.error = Result.isFailure(result) ? messageOf(result.failure) : null
    })
    if (Result.isFailure(result)) return
    this.#snackbars.success("Your notes are saved.")
    onSaved()
  }
}

export const sellerNotesModel = viewModelToken<SellerNotesModel>("SellerNotesModel")
