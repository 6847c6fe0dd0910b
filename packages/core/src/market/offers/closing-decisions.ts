import { Result } from "effect"
import { AssetStatusForbids, DepositUnpaid } from "../../assets/errors.ts"
import { moveOf } from "../../assets/machine.ts"
import type { Asset } from "../../assets/model.ts"
import { assetsOf, changeAsset, changeOffer, type Course, moveAsset } from "../deal/course.ts"
import { type Act, BOT } from "../../kernel/events.ts"
import { endOffers, REASONS } from "../deal/leaving.ts"
import { periodState } from "../../periods/rules.ts"
import { acceptedHistory } from "../../offers/closing-history.ts"
import { sellerClosingFrom } from "../../offers/closing.ts"
import { isPaid } from "../../offers/deposit.ts"
import { BuyerAcceptsFirst, ClosingNotOpen, type OfferStatusForbids } from "../../offers/errors.ts"
import { offerWayOf } from "../../offers/lifecycle.ts"
import type { Offer } from "../../offers/model.ts"

export type AcceptRefusal = AssetStatusForbids | BuyerAcceptsFirst | ClosingNotOpen | DepositUnpaid | OfferStatusForbids
type Accepted = Result.Result<Course, AcceptRefusal>

const TYPE = "ClosingDocumentsAccepted"

/** The buyer's acceptance opens the seller's window of `days`. */
const byBuyer = (course: Course, offer: Offer, days: number, act: Act): Accepted => {
  if (periodState(offer.buyerClosingPeriod, act.at) !== "running") return Result.fail(new ClosingNotOpen())
  const sellerClosing = sellerClosingFrom(act.at, days)
  const accepted = {
    ...offer,
    buyerClosingDocumentsAccepted: true,
    sellerClosingPeriod: sellerClosing,
    closingHistory: acceptedHistory(offer, "buyer", act.at),
  }
  return Result.succeed(
    assetsOf(course, offer).reduce(
      (so, asset) => changeAsset(so, { ...asset, periods: { ...asset.periods, sellerClosing } }, TYPE, act),
      changeOffer(course, accepted, TYPE, act),
    ),
  )
}

/** Row 15: the contract is made for all assets of the winner, and every other active offer on them ends. */
const contracted = (course: Course, assets: ReadonlyArray<Asset>, act: Act): Course => {
  const made = assets.reduce(
    (so, { id }) => moveAsset(so, id, { row: 15, to: "UnderContract" }, { by: BOT, at: act.at }),
    course,
  )
  return endOffers(
    made,
    assets.map(({ id }) => id),
    REASONS.otherAccepted,
    act.at,
  )
}

const bySeller = (course: Course, offer: Offer, act: Act): Accepted => {
  if (!offer.buyerClosingDocumentsAccepted) return Result.fail(new BuyerAcceptsFirst())
  if (periodState(offer.sellerClosingPeriod, act.at) !== "running") return Result.fail(new ClosingNotOpen())
  const assets = assetsOf(course, offer)
  if (assets.some(({ requireBidDeposit }) => requireBidDeposit) && !isPaid(offer.deposit))
    return Result.fail(new DepositUnpaid())
  const closingHistory = acceptedHistory(offer, "seller", act.at)
  const accepted = changeOffer(course, { ...offer, sellerClosingDocumentsAccepted: true, closingHistory }, TYPE, act)
  return Result.succeed(contracted(accepted, assets, act))
}

/** A party accepts the closing documents: the buyer in its window, then the seller in its. Once accepted, nothing changes. */
export const acceptedDocuments = (course: Course, offer: Offer, days: number, act: Act): Accepted =>
  Result.flatMap(offerWayOf(offer, "acceptClosingDocuments"), (): Accepted => {
    const isBuyer = act.by.trigger === "Buyer"
    if (isBuyer ? offer.buyerClosingDocumentsAccepted : offer.sellerClosingDocumentsAccepted)
      return Result.succeed(course)
    const other = assetsOf(course, offer).find(({ status }) => !moveOf("acceptClosingDocuments", status))
    if (other) return Result.fail(new AssetStatusForbids({ status: other.status, command: "acceptClosingDocuments" }))
    return isBuyer ? byBuyer(course, offer, days, act) : bySeller(course, offer, act)
  })
