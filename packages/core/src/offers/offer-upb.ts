import { type Owing, upbOf } from "../assets/balance.ts"
import type { Asset } from "../assets/model.ts"
import type { AssetId } from "../shared/ids.ts"
import type { Offer } from "./model.ts"

/** The UPB that a price of an offer is read against, in cents; of several assets their sum. */
export interface OfferUpb {
  /** That of the listings now, where all of them are at hand; else that of the day on which the offer was made. */
  readonly upb: number
  /** What it was when the offer was made, where it is another now; else null. */
  readonly was: number | null
  /** A listing changed since the offer was made, and its UPB of now is not at hand. */
  readonly isOld: boolean
}

type Bids = Pick<Offer, "assets" | "listingChangedAt">
type Listed = Owing & Pick<Asset, "id">

const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * The UPB of the assets of an offer. An offer keeps the UPB of the day on which it was made, and an approved change of the listing does not
 * reach it: every share of an offer and every UPB beside it is read through this. `listings` are those at hand; others of them do no harm.
 */
export const offerUpb = ({ assets, listingChangedAt }: Bids, listings: ReadonlyArray<Listed>): OfferUpb => {
  const offered = sum(assets.map(({ principalBalance }) => principalBalance))
  const present = assets.flatMap(({ id }) => {
    const listing = listings.find((one) => one.id === id)
    return (listing && upbOf(listing)) ?? []
  })
  if (present.length < assets.length) return { upb: offered, was: null, isOld: listingChangedAt !== null }
  const upb = sum(present)
  return { upb, was: upb === offered ? null : offered, isOld: false }
}

/** What of an offer is on one asset alone. */
export const bidsOn = ({ assets, listingChangedAt }: Bids, asset: AssetId): Bids => ({
  assets: assets.filter(({ id }) => id === asset),
  listingChangedAt,
})
