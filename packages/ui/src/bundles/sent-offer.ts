import { messageOf, type Told } from "@xl/core/messages"
import {
  creationMessage,
  isActiveOffer,
  type NewOffer,
  type Offers,
  type OfferTerms,
  type OfferView,
} from "@xl/core/offers"
import type { OfferId } from "@xl/core/shared"
import { Effect } from "effect"

type Port = Offers["Service"]

/** Keeps the terms with the gateway, seen by nobody else unless the offer is before the seller already: of an offer that is there in its place, else as a new draft. */
export const savedOffer = (offers: Port, offer: NewOffer, over: OfferView | null) =>
  over === null ? offers.create(offer) : offers.edit(over.id, offer)

const isSame = (offer: NewOffer, { assets, terms }: OfferView): boolean =>
  Object.entries(offer.terms).every(([term, value]) => terms[term as keyof OfferTerms] === value) &&
  offer.assets.every((one) =>
    assets.some(({ bidAllocation, id }) => id === one.id && bidAllocation === one.bidAllocation),
  )

/** The same, and before the seller; a draft that says so already is only sent. */
export const sentOffer = (offers: Port, offer: NewOffer, over: OfferView | null) => {
  if (over !== null && !isActiveOffer(over.status) && isSame(offer, over)) return offers.publish(over.id)
  return Effect.flatMap(savedOffer(offers, offer, over), (saved) =>
    isActiveOffer(saved.status) ? Effect.succeed(saved) : offers.publish(saved.id),
  )
}

/** The offer whose deposit agreement is to be signed first, where that is what was refused. */
export const unsignedIn = (why: Told): OfferId | null => (why._tag === "DepositAgreementMissing" ? why.offerId : null)

/** Why it was not taken, as a person is told. */
export const refusalText = (why: Told): string => {
  const said = messageOf(why)
  return creationMessage({ message: said }) || said
}
