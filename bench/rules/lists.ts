import { isDeepStrictEqual } from "node:util"
import { completedSteps } from "@xl/core/assets"
import { countFavorites } from "@xl/core/favorites"
import { isInBuyerWinnerList, isInSellerWinnerList, type Offer } from "@xl/core/offers"
import { addDays, dayOf, startOfDay } from "@xl/core/shared"
import { aPublishedAsset } from "@xl/testkit/assets"
import { anOffer, anOfferId } from "@xl/testkit/offers"
import { EXAMPLE_NOW } from "@xl/testkit/market"
import { compare, type Figure, onOneThread, type Pace } from "../measure.ts"

const OFFERS = 1_000
const STATUSES = ["Published", "Successful", "Successful", "Declined"] as const

/** Some won, some of those accepted, windows over and not. */
const offers: ReadonlyArray<Offer> = Array.from({ length: OFFERS }, (_, count) => {
  const startDate = addDays(dayOf(EXAMPLE_NOW), -(count % 40))
  const window = { startDate, endDate: addDays(startDate, 20), endedAt: null }
  const isAccepted = count % 3 === 0
  return anOffer({
    id: anOfferId(count),
    status: STATUSES[count % STATUSES.length] ?? "Published",
    buyerClosingPeriod: window,
    buyerClosingDocumentsAccepted: isAccepted,
    sellerClosingPeriod: isAccepted ? window : null,
  })
})

const byCore = () => [
  offers.filter((offer) => isInBuyerWinnerList(offer, EXAMPLE_NOW)).length,
  offers.filter((offer) => isInSellerWinnerList(offer, EXAMPLE_NOW)).length,
]

/** One loop, the days as numbers. */
const byHand = () => {
  const today = startOfDay(dayOf(EXAMPLE_NOW))
  let [buyers, sellers] = [0, 0]
  for (const offer of offers) {
    if (offer.status !== "Successful" || offer.sellerClosingDocumentsAccepted) continue
    const accepted = offer.buyerClosingDocumentsAccepted
    const window = accepted ? offer.sellerClosingPeriod : offer.buyerClosingPeriod
    if (window === null || startOfDay(window.endDate) < today) continue
    if (accepted) sellers += 1
    else buyers += 1
  }
  return [buyers, sellers]
}

export const compareLists = async (pace: Pace): Promise<ReadonlyArray<Figure>> => {
  if (!isDeepStrictEqual(byCore(), byHand())) throw new Error(`Winner lists: ${JSON.stringify([byCore(), byHand()])}`)
  const assets = Array.from({ length: OFFERS }, (_, count) =>
    aPublishedAsset({ status: count % 2 === 0 ? "Published" : "ListingExpired" }),
  )
  const asset = aPublishedAsset()
  return [
    await compare(
      "both winner lists of 1,000 offers",
      [onOneThread("core", byCore), onOneThread("by hand", byHand)],
      pace,
    ),
    await compare("1,000 favorites counted", [onOneThread("core", () => countFavorites(assets))], pace),
    await compare("the completed steps of a listing", [onOneThread("core", () => completedSteps(asset, false))], pace),
  ]
}
