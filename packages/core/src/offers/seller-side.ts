import { canDo, type Standing } from "../assets/machine.ts"
import type { Asset } from "../assets/model.ts"
import type { AssetStatus, OfferStatus } from "../kernel/statuses.ts"
import { canDoWithOffer } from "./lifecycle.ts"
import { isActiveOffer, type Offer } from "./model.ts"

type WithStatus = Pick<Offer, "status">

const isActive = ({ status }: WithStatus): boolean => isActiveOffer(status)
const isSelected = ({ status }: WithStatus): boolean => status === "BestAndFinal"

/** The approved funds over the price, in millionths: 2,000,000 is twice the price. Null without a price. */
export const fundsCover = ({ pofSum, terms }: Pick<Offer, "pofSum" | "terms">): number | null =>
  terms.bidPrice === 0 ? null : Math.round((pofSum / terms.bidPrice) * 1_000_000)

/** For a client that enables a control: whether the seller may close the call now, with these offers on the asset (row 8). */
export const canCloseCall = (asset: Standing, offers: ReadonlyArray<WithStatus>): boolean =>
  canDo(asset, "closeCallForOffers", "Seller") && offers.some(isActive)

/** What closing the call ends: the call for offers that runs, or, where none was opened, the bidding on a published listing. */
export type OpenRound = "bidding" | "callForOffers"

/** The round that the seller may close now; null where the command would be refused. */
export const roundToClose = (asset: Standing, offers: ReadonlyArray<WithStatus>): OpenRound | null => {
  if (!canCloseCall(asset, offers)) return null
  return asset.status === "CallForOffers" ? "callForOffers" : "bidding"
}

/** The same of best and final, which needs one that was selected (row 11). */
export const canCloseBestAndFinal = (asset: Standing, offers: ReadonlyArray<WithStatus>): boolean =>
  canDo(asset, "closeBestAndFinal", "Seller") && offers.some(isSelected)

const SELECTABLE: ReadonlyArray<AssetStatus> = ["CallForOffers", "UnderSelection.CallForOffers", "BestAndFinal"]

/** Whether sellers still choose whom they let into best and final while the asset is in this status. */
export const choosesForBestAndFinal = (status: AssetStatus): boolean => SELECTABLE.includes(status)

/** Whether the offer came far enough to win the asset: after best and final only one that was selected. */
export const isFarEnough = (offer: OfferStatus, asset: AssetStatus): boolean =>
  asset !== "UnderSelection.BestAndFinal" || offer === "BestAndFinal"

/** For a client that enables a control: whether the seller of this asset may let the offer into best and final. */
export const canSelectForBestAndFinal = ({ status }: Pick<Asset, "status">, offer: WithStatus): boolean =>
  choosesForBestAndFinal(status) && canDoWithOffer(offer, "selectForBestAndFinal", "Seller")

/** The same of making it the winner, before its buyer is looked at (row 13). */
export const canSelectWinner = (
  { status, winnerOfferId }: Pick<Asset, "status" | "winnerOfferId">,
  offer: WithStatus,
): boolean =>
  winnerOfferId === null &&
  canDo({ status, registrationStatus: null }, "selectWinner", "Seller") &&
  canDoWithOffer(offer, "selectWinner", "Seller") &&
  isFarEnough(offer.status, status)

/** The same of declining it. */
export const canDecline = (offer: WithStatus): boolean => canDoWithOffer(offer, "decline", "Seller")
