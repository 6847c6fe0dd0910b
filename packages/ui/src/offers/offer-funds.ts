import { messageOf } from "@xl/core/messages"
import { warningTexts } from "@xl/core/kernel"
import {
  approvedFunds,
  committedFunds,
  type FundsCheck,
  fundsOf,
  highestPrice,
  isAboveFunds,
  isActiveOffer,
  type OfferView,
  priceWithinFunds,
} from "@xl/core/offers"
import { Cents, must } from "@xl/core/shared"
import { Result } from "effect"
import { makeAutoObservable } from "mobx"
import type { SessionStore, SignInEffects } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"
import type { BuyerOffers } from "./buyer-offers.ts"

/** The approved funds that the price of one offer is held against. */
export interface OfferBudget extends FundsCheck {
  /** The purchasing entity that the funds count for; null where none is named. */
  readonly entity: string | null
  /** The highest price that is taken. */
  readonly most: Cents
  /** Whether the approval is over: nothing is approved until a new one. */
  readonly isExpired: boolean
  /** Whether a new proof of funds waits for its approval. */
  readonly isUnderReview: boolean
}

/** Approved funds of the signed-in buyer while a price is typed. The gateway asks again, and its answer counts. */
export class OfferFunds {
  readonly #session: SessionStore
  readonly #held: BuyerOffers
  readonly #effects: SignInEffects
  readonly #now: () => number

  constructor(session: SessionStore, held: BuyerOffers, effects: SignInEffects, now: () => number) {
    this.#session = session
    this.#held = held
    this.#effects = effects
    this.#now = now
    makeAutoObservable(this)
  }

  /** Asks again for the approved funds, and for what the market does about live offers above them: an administrator may have changed either. */
  readonly refresh = async (): Promise<void> => {
    await Promise.all([this.#effects.loadSettings(), this.#session.lookAgain()])
  }

  readonly whenEnding = (forget: () => void): (() => void) => this.#session.whenEnding(forget)

  /** The funds for a new offer, or for another price of one that is there; null before any approval. */
  readonly budget = (editing: OfferView | null): OfferBudget | null => {
    const { profile } = this.#session
    if (profile === null || profile.buyerProfile.fundsApprovalDate === null) return null
    const { buyerProfile, buyerUnderReview: isUnderReview } = profile
    const isExpired = fundsOf(buyerProfile, this.#now()) === "expired"
    const check: FundsCheck = {
      approved: isExpired ? must(Cents, 0) : approvedFunds(buyerProfile),
      committed: committedFunds(this.#held.offers, editing?.id),
      present: editing !== null && isActiveOffer(editing.status) ? editing.terms.bidPrice : null,
      aggregateFunds: this.#effects.settings.aggregateFunds,
    }
    return { ...check, entity: buyerProfile.purchasingEntity, most: highestPrice(check), isExpired, isUnderReview }
  }
}

/** Why the funds do not allow the price, or null. */
export const budgetRefusal = (budget: OfferBudget | null, price: number | undefined): string | null => {
  if (budget === null || !Cents.is(price)) return null
  const onFailure = budget.isExpired ? () => warningTexts.fundsExpired : messageOf
  return Result.match(priceWithinFunds(price, budget), { onFailure, onSuccess: () => null })
}

/** Whether the price is taken, but all live offers together exceed the funds with it. */
export const isAboveBudget = (budget: OfferBudget | null, price: number | undefined): budget is OfferBudget =>
  budget !== null &&
  !budget.isExpired &&
  price !== undefined &&
  budgetRefusal(budget, price) === null &&
  isAboveFunds(price, budget)

export const offerFunds = viewModelToken<OfferFunds>("OfferFunds")
