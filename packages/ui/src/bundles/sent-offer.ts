import { messageOf, type Told, creationMessage } from "@xl/core/messages"
import { successTexts } from "@xl/core/kernel"
import { isActiveOffer, type NewOffer, type Offers, type OfferTerms, type OfferView } from "@xl/core/offers"
import type { OfferId } from "@xl/core/shared"
import { Effect } from "effect"

type Port = Offers["Service"]
type Answer = ReturnType<Port["create"]>

/** Keeps the terms with the gateway, seen by nobody else unless the offer is before the seller already: of an offer that is there in its place, else as a new draft. */
export const savedOffer = (offers: Port, offer: NewOffer, over: OfferView | null): Answer =>
  over === null ? offers.create(offer) : offers.edit(over.id, offer)

const isSame = (offer: NewOffer, { assets, terms }: OfferView): boolean =>
  Object.entries(offer.terms).every(([term, value]) => terms[term as keyof OfferTerms] === value) &&
  offer.assets.every((one) =>
    assets.some(({ bidAllocation, id }) => id === one.id && bidAllocation === one.bidAllocation),
  )

/** The same, and before the seller; a draft that says so already is only sent. */
export const sentOffer = (offers: Port, offer: NewOffer, over: OfferView | null): Answer => {
  if (over !== null && !isActiveOffer(over.status) && isSame(offer, over)) return offers.publish(over.id)
  return Effect.flatMap(savedOffer(offers, offer, over), (saved) =>
    isActiveOffer(saved.status) ? Effect.succeed(saved) : offers.publish(saved.id),
  )
}

/** What a buyer is told once it is before the seller. */
export const sentText = ({ assets }: NewOffer, wasRevised: boolean): string => {
  if (assets.length > 1) return wasRevised ? successTexts.multiOfferUpdated : successTexts.multiOfferProcessed
  return "Your offer was sent to the seller."
}

/** The offer whose deposit agreement is to be signed first, where that is what was refused. */
export const unsignedIn = (why: Told): OfferId | null => (why._tag === "DepositAgreementMissing" ? why.offerId : null)

/** Why it was not taken, as a person is told. */
export const refusalText = (why: Told): string => {
  const said = messageOf(why)
  return creationMessage({ message: said }) || said
}
