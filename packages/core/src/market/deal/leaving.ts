import type { Asset } from "../../assets/model.ts"
import { endReasons } from "../../offers/words.ts"
import { isActiveOffer, type Offer } from "../../offers/model.ts"
import { atTheEnd } from "../../offers/deposit.ts"
import type { Millis } from "../../shared/days.ts"
import type { AssetId } from "../../shared/ids.ts"
import { type Course, moveOffer, offerIn } from "./course.ts"
import { BOT } from "../../kernel/events.ts"

/** Why an offer ended without anybody choosing so; shown to its buyer. */
export const REASONS = endReasons

/** Active offers on any of these assets. */
export const activeOn = (course: Course, assets: ReadonlyArray<AssetId>): ReadonlyArray<Offer> =>
  course.now.offers.filter(
    ({ assets: its, status }) => isActiveOffer(status) && its.some(({ id }) => assets.includes(id)),
  )

const declined = (course: Course, offer: Offer, reason: string, at: Millis): Course =>
  moveOffer(
    course,
    offer.id,
    "Declined",
    { declinedDate: at, declineReason: reason, deposit: atTheEnd(offer) },
    { by: BOT, at },
  )

const canceled = (course: Course, offer: Offer, reason: string, at: Millis): Course =>
  moveOffer(
    course,
    offer.id,
    "Canceled",
    { canceledDate: at, cancelReason: reason, deposit: atTheEnd(offer) },
    { by: BOT, at },
  )

/** Ends every active offer on assets that left the market: single bids are declined for `reason`, bundles canceled. */
export const endOffers = (course: Course, assets: ReadonlyArray<AssetId>, reason: string, at: Millis): Course =>
  activeOn(course, assets).reduce(
    (ended, offer) =>
      offer.type === "SingleBid" ? declined(ended, offer, reason, at) : canceled(ended, offer, REASONS.assetGone, at),
    course,
  )

/** Offers of an asset that fell back go from BestAndFinal to Published; a revised price stays. */
export const unselect = (course: Course, asset: Asset["id"], at: Millis): Course =>
  activeOn(course, [asset])
    .filter(({ status }) => status === "BestAndFinal")
    .reduce((back, { id }) => moveOffer(back, id, "Published", { acceptedDate: null }, { by: BOT, at }), course)

/** The winner's offer ends, and a decision on its deposit opens; it keeps its own closing periods. */
export const cancelOffer = (
  course: Course,
  id: Offer["id"],
  reason: string,
  act: Parameters<typeof moveOffer>[4],
): Course =>
  moveOffer(
    course,
    id,
    "Canceled",
    { canceledDate: act.at, cancelReason: reason, deposit: atTheEnd(offerIn(course, id)) },
    act,
  )
