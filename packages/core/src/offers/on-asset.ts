import type { Asset } from "../assets/model.ts"
import { isSold } from "../assets/statuses.ts"
import type { AssetId } from "../shared/ids.ts"
import type { Cents } from "../shared/money.ts"
import { isActiveOffer, type Offer } from "./model.ts"

type Bidding = Pick<Offer, "assets">

/** Whether one offer buys several assets for one total. */
export const isBundle = ({ assets }: Bidding): boolean => assets.length > 1

const bidOf = ({ assets }: Bidding, asset: AssetId) => assets.find(({ id }) => id === asset)

/** The price that an offer bids on one asset, in cents: of a bundle the asset's share, never the total. Null where it does not bid on it. */
export const bidOnAsset = (offer: Bidding, asset: AssetId): Cents | null => bidOf(offer, asset)?.bidAllocation ?? null

/** Offers on one asset as a seller reads them: the highest price for it first, of equal ones the older. */
export const highestFirst = <O extends Pick<Offer, "assets" | "creationDate">>(
  offers: ReadonlyArray<O>,
  asset: AssetId,
): ReadonlyArray<O> =>
  offers.toSorted(
    (one, other) =>
      (bidOnAsset(other, asset) ?? 0) - (bidOnAsset(one, asset) ?? 0) || one.creationDate - other.creationDate,
  )

type Bid = Pick<Offer, "assets" | "id" | "status">

const pricesOf = (offers: ReadonlyArray<Bid>, asset: AssetId): ReadonlyArray<Cents> =>
  offers.flatMap((offer) => bidOnAsset(offer, asset) ?? [])

/** The highest active bid on the asset alone, in cents, of a bundle its share; null without one. */
export const bestBid = (offers: ReadonlyArray<Bid>, asset: AssetId): Cents | null =>
  pricesOf(
    offers.filter(({ status }) => isActiveOffer(status)),
    asset,
  ).toSorted((one, other) => other - one)[0] ?? null

/** The winning price of the asset alone, in cents, of a bundle its share; null while there is no winner. */
export const winningPrice = (
  { id, winnerOfferId }: Pick<Asset, "id" | "winnerOfferId">,
  offers: ReadonlyArray<Bid>,
): Cents | null =>
  pricesOf(
    offers.filter((offer) => offer.id === winnerOfferId),
    id,
  )[0] ?? null

/** The price that a seller is shown of an asset: after the win the winner's, before it the best active one, in cents. */
export interface LeadingPrice {
  readonly is: "best" | "sold" | "winning"
  readonly price: Cents | null
}

/** The winning price once there is a winner, whatever other offers are still active; else the best active bid. */
export const leadingPrice = (
  asset: Pick<Asset, "id" | "status" | "winnerOfferId">,
  offers: ReadonlyArray<Bid>,
): LeadingPrice =>
  asset.winnerOfferId === null
    ? { is: "best", price: bestBid(offers, asset.id) }
    : { is: isSold(asset.status) ? "sold" : "winning", price: winningPrice(asset, offers) }
