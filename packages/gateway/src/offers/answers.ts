import { type OfferPage, OfferView } from "@xl/core/offers"

const usd = (amount: string) => ({ amount, currency: "USD" })

/** An offer as the schema has it: the terms flat, amounts of its assets with their currency. */
export const offerAnswer = (view: OfferView) => {
  const { assets, terms, ...offer } = OfferView.encode(view)
  const priced = assets.map(({ bidAllocation, principalBalance, ...asset }) => ({
    ...asset,
    bidAllocation: usd(bidAllocation),
    principalBalance: usd(principalBalance),
  }))
  return { ...offer, ...terms, assets: priced, offerType: "Cash", BDAConfirmed: offer.BDASignedDate !== null }
}

export const offerDone = (view: OfferView) => ({ __typename: "OfferDone", offer: offerAnswer(view) })

export const pageAnswer = ({ offers, total }: OfferPage) => ({ total, offers: offers.map(offerAnswer) })
