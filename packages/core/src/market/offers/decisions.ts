import { Result } from "effect"
import { AssetStatusForbids, WinnerChosen } from "../../assets/errors.ts"
import { moveOf, wayOf } from "../../assets/machine.ts"
import { assetsOf, type Course, moveAsset, moveOffer } from "../deal/course.ts"
import { type Act } from "../../kernel/events.ts"
import { cancelOffer } from "../deal/leaving.ts"
import { loseWinner } from "../deal/losing.ts"
import { isBlank } from "../../shared/text.ts"
import { buyerClosingFrom } from "../../offers/closing.ts"
import { atTheEnd } from "../../offers/deposit.ts"
import { DeclineReasonRequired, OfferStatusForbids } from "../../offers/errors.ts"
import { offerWayOf } from "../../offers/lifecycle.ts"
import type { Offer } from "../../offers/model.ts"
import { choosesForBestAndFinal, isFarEnough } from "../../offers/seller-side.ts"

type Decided<E = never> = Result.Result<Course, E | OfferStatusForbids>

/** The buyer takes an own offer back. */
export const withdrawnOffer = (course: Course, offer: Offer, act: Act): Decided =>
  offer.status === "Withdrawn"
    ? Result.succeed(course)
    : Result.map(offerWayOf(offer, "withdraw"), ({ to }) =>
        moveOffer(course, offer.id, to, { withdrawDate: act.at, deposit: atTheEnd(offer) }, act),
      )

/** The seller refuses an offer, with a reason. */
export const declinedOffer = (
  course: Course,
  offer: Offer,
  reason: string,
  act: Act,
): Decided<DeclineReasonRequired> => {
  if (isBlank(reason)) return Result.fail(new DeclineReasonRequired())
  if (offer.status === "Declined") return Result.succeed(course)
  const change = { declinedDate: act.at, declineReason: reason.trim(), deposit: atTheEnd(offer) }
  return Result.map(offerWayOf(offer, "decline"), ({ to }) => moveOffer(course, offer.id, to, change, act))
}

/** The seller lets this buyer revise in best and final: every asset is still to be decided. */
export const selectedForBestAndFinal = (course: Course, offer: Offer, act: Act): Decided<AssetStatusForbids> => {
  if (offer.status === "BestAndFinal") return Result.succeed(course)
  return Result.flatMap(offerWayOf(offer, "selectForBestAndFinal"), ({ to }): Decided<AssetStatusForbids> => {
    const closed = assetsOf(course, offer).find(({ status }) => !choosesForBestAndFinal(status))
    return closed
      ? Result.fail(new AssetStatusForbids({ status: closed.status, command: "selectForBestAndFinal" }))
      : Result.succeed(moveOffer(course, offer.id, to, { acceptedDate: act.at }, act))
  })
}

type WinRefusal = AssetStatusForbids | OfferStatusForbids | WinnerChosen

/** Row 13 before the buyer is looked at: every asset under selection, none won, the offer active and far enough. */
export const mayBeSelected = (course: Course, offer: Offer): Result.Result<void, WinRefusal> => {
  const assets = assetsOf(course, offer)
  if (assets.some(({ winnerOfferId }) => winnerOfferId !== null)) return Result.fail(new WinnerChosen())
  const way = offerWayOf(offer, "selectWinner")
  if (Result.isFailure(way)) return Result.fail(way.failure)
  const other = assets.find(({ status }) => !moveOf("selectWinner", status))
  if (other) return Result.fail(new AssetStatusForbids({ status: other.status, command: "selectWinner" }))
  return assets.every(({ status }) => isFarEnough(offer.status, status))
    ? Result.succeed(undefined)
    : Result.fail(new OfferStatusForbids({ status: offer.status, command: "selectWinner" }))
}

/** Row 13: the offer wins all its assets, and the buyer's closing opens. */
export const won = (course: Course, offer: Offer, act: Act): Course => {
  const buyerClosing = buyerClosingFrom(act.at, offer.terms)
  const change = { winningDate: act.at, buyerClosingPeriod: buyerClosing }
  return assetsOf(course, offer).reduce(
    (so, asset) => {
      const way = wayOf(asset, "selectWinner")
      if (Result.isFailure(way)) throw new RangeError(`Asset ${asset.id} cannot be won in ${asset.status}`)
      const periods = { ...asset.periods, buyerClosing, sellerClosing: null }
      const { row, to } = way.success
      return moveAsset(so, asset.id, { row, to, change: { winnerOfferId: offer.id, periods } }, act)
    },
    moveOffer(course, offer.id, "Successful", change, act),
  )
}

/** An administrator ends an offer; a winner's assets fall back by row 16. */
export const canceledOffer = (
  course: Course,
  offer: Offer,
  reason: string,
  act: Act,
): Decided<AssetStatusForbids | DeclineReasonRequired> => {
  if (isBlank(reason)) return Result.fail(new DeclineReasonRequired())
  if (offer.status === "Canceled") return Result.succeed(course)
  return Result.flatMap(offerWayOf(offer, "cancel"), (): Decided<AssetStatusForbids> => {
    const fixed =
      offer.status === "Successful" && assetsOf(course, offer).find(({ status }) => !moveOf("cancelWinner", status))
    if (fixed) return Result.fail(new AssetStatusForbids({ status: fixed.status, command: "cancelWinner" }))
    return Result.succeed(loseWinner(cancelOffer(course, offer.id, reason.trim(), act), offer.id, act))
  })
}
