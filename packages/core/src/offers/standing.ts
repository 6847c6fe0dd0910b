import { isOpenToOffers, isSold } from "../assets/statuses.ts"
import type { AssetStatus, OfferStatus } from "../kernel/statuses.ts"
import type { Period } from "../periods/model.ts"
import { periodState } from "../periods/rules.ts"
import { canDoWithOffer } from "./lifecycle.ts"
import type { Millis } from "../shared/days.ts"
import type { AssetId } from "../shared/ids.ts"
import { isActiveOffer, type Offer } from "./model.ts"
import type { OfferView } from "./views.ts"

/** Whether its buyer may still take it back: a draft, or an active offer. */
export const isOpenOffer = (status: OfferStatus): boolean => canDoWithOffer({ status }, "withdraw", "Buyer")

/** Whether it ties its assets to one another: it is active, or it won. */
export const isBinding = (status: OfferStatus): boolean => isActiveOffer(status) || status === "Successful"

/** Whether it has ended without winning; only an administrator brings it back. */
export const isOfferOver = (status: OfferStatus): boolean => !isOpenOffer(status) && !isBinding(status)

/** Whether it won and the contract is made. */
export const isPurchase = ({ assetStatus, status }: Pick<OfferView, "assetStatus" | "status">): boolean =>
  status === "Successful" && isSold(assetStatus)

/** When a listing of the offer changed since it was made, while that still matters to whoever decides: not once the offer is over or the contract is made. */
export const changedSince = (offer: Pick<OfferView, "assetStatus" | "listingChangedAt" | "status">): Millis | null =>
  isOfferOver(offer.status) || isPurchase(offer) ? null : offer.listingChangedAt

/** How far a sale is: the asset's status, and when selected buyers may revise their offers. */
export interface Sale {
  readonly status: AssetStatus
  readonly bestAndFinalPeriod: Period | null
}

/** Whether best and final runs at `now`, in milliseconds since the epoch. */
export const isBestAndFinalRunning = ({ bestAndFinalPeriod, status }: Sale, now: number): boolean =>
  status === "BestAndFinal" && periodState(bestAndFinalPeriod, now) === "running"

/**
 * For a client that enables a control at `now`: a draft and a published offer while the asset takes offers, a selected
 * one while its buyer may revise it.
 */
export const takesEdits = (status: OfferStatus, sale: Sale, now: number): boolean => {
  if (!canDoWithOffer({ status }, "edit", "Buyer")) return false
  return status === "BestAndFinal" ? isBestAndFinalRunning(sale, now) : isOpenToOffers(sale.status)
}

/** The same from an offer's view alone, which says of its sale no more than the status of the first asset; the gateway knows all. */
export const mayTakeEdits = ({ assetStatus, status }: Pick<OfferView, "assetStatus" | "status">): boolean =>
  canDoWithOffer({ status }, "edit", "Buyer") &&
  (status === "BestAndFinal" ? assetStatus === "BestAndFinal" : isOpenToOffers(assetStatus))

type Own = Pick<Offer, "assets" | "status">

const firstOn = <O extends Own>(
  own: ReadonlyArray<O>,
  asset: AssetId,
  counts: (status: OfferStatus) => boolean,
): O | undefined => own.find(({ assets, status }) => counts(status) && assets.some(({ id }) => id === asset))

/** Of a buyer's own offers the one on the asset that may still be taken back; there is one at most of each set of assets. */
export const openOfferOn = <O extends Own>(own: ReadonlyArray<O>, asset: AssetId): O | undefined =>
  firstOn(own, asset, isOpenOffer)

/** The above, or else the one that won. */
export const standingOfferOn = <O extends Own>(own: ReadonlyArray<O>, asset: AssetId): O | undefined =>
  openOfferOn(own, asset) ?? firstOn(own, asset, isBinding)
