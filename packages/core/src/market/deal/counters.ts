import type { Asset } from "../../assets/model.ts"
import { isActiveOffer, type Offer } from "../../offers/model.ts"
import type { Millis } from "../../shared/days.ts"
import { plus } from "../../shared/whole.ts"

const active = (offer: Offer | null) => Number(offer !== null && isActiveOffer(offer.status))
const selected = (offer: Offer | null) => Number(offer?.status === "BestAndFinal")
const bundled = (offer: Offer | null) => (offer?.type === "MultipleBid" ? active(offer) : 0)
const published = (offer: Offer | null) => Number(offer !== null && offer.publishedDate !== null)

/** The asset with its counters of offers after one offer changed; the asset itself where none of them did. */
export const counted = (asset: Asset, before: Offer | null, after: Offer, at: Millis): Asset => {
  if (!after.assets.some(({ id }) => id === asset.id)) return asset
  const by = (count: (offer: Offer | null) => number) => count(after) - count(before)
  if ([active, selected, bundled, published].every((count) => by(count) === 0)) return asset
  return {
    ...asset,
    dateModified: at,
    numberOfActiveOffers: plus(asset.numberOfActiveOffers, by(active)),
    numberOfSelectedOffers: plus(asset.numberOfSelectedOffers, by(selected)),
    numberOfActiveBundles: plus(asset.numberOfActiveBundles, by(bundled)),
    numberOfOffers: plus(asset.numberOfOffers, by(published)),
  }
}

type Counters = Pick<
  Asset,
  "numberOfActiveBundles" | "numberOfActiveOffers" | "numberOfOffers" | "numberOfSelectedOffers"
>

/** What the counters must be, from all offers on the asset. */
export const recounted = (asset: Pick<Asset, "id">, offers: ReadonlyArray<Offer>): Counters => {
  const its = offers.filter(({ assets }) => assets.some(({ id }) => id === asset.id))
  const sum = (count: (offer: Offer) => number) =>
    plus(
      0,
      its.reduce((total, offer) => total + count(offer), 0),
    )
  return {
    numberOfActiveOffers: sum(active),
    numberOfSelectedOffers: sum(selected),
    numberOfActiveBundles: sum(bundled),
    numberOfOffers: sum(published),
  }
}
