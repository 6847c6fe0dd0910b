import { Result } from "effect"
import { type Act, assetsOf, changeAsset, changeOffer, type Course } from "../market/course.ts"
import type { Period } from "../periods/model.ts"
import { addDays, type Day, dayOf } from "../shared/days.ts"
import type { ClosingParty } from "./closing-documents.ts"
import { ClosingEndOutOfBounds, ClosingNotOpen, type OfferStatusForbids } from "./errors.ts"
import { offerWayOf } from "./lifecycle.ts"
import type { Offer } from "./model.ts"

/** Days by which a closing period may be extended at once: a mistyped year is refused. */
const MOST_EXTENSION_DAYS = 365

const FIELDS = {
  buyer: { command: "editBuyerClosingPeriod", offer: "buyerClosingPeriod", asset: "buyerClosing" },
  seller: { command: "editSellerClosingPeriod", offer: "sellerClosingPeriod", asset: "sellerClosing" },
} as const

const later = (one: Day, other: Day): Day => (one > other ? one : other)

/** The days that an administrator may give a running closing period as its new last day. */
export const extensionBounds = (period: Pick<Period, "endDate">, now: number): { earliest: Day; latest: Day } => ({
  earliest: later(addDays(period.endDate, 1), dayOf(now)),
  latest: addDays(period.endDate, MOST_EXTENSION_DAYS),
})

/** The period that counts for the party: it won or the buyer accepted, and the party has still to accept. */
export const openClosingPeriod = (
  offer: Pick<
    Offer,
    | "buyerClosingDocumentsAccepted"
    | "buyerClosingPeriod"
    | "sellerClosingDocumentsAccepted"
    | "sellerClosingPeriod"
    | "status"
  >,
  party: ClosingParty,
): Period | null => {
  const isAccepted = party === "buyer" ? offer.buyerClosingDocumentsAccepted : offer.sellerClosingDocumentsAccepted
  return offer.status !== "Successful" || isAccepted ? null : offer[FIELDS[party].offer]
}

type Extended = Result.Result<Course, ClosingEndOutOfBounds | ClosingNotOpen | OfferStatusForbids>

/** A party's closing period with a later last day, on the offer and on the copies of its assets. */
export const extendedClosing = (course: Course, offer: Offer, party: ClosingParty, endDate: Day, act: Act): Extended =>
  Result.flatMap(offerWayOf(offer, FIELDS[party].command), (): Extended => {
    const period = openClosingPeriod(offer, party)
    if (!period) return Result.fail(new ClosingNotOpen())
    const bounds = extensionBounds(period, act.at)
    if (endDate < bounds.earliest || endDate > bounds.latest) return Result.fail(new ClosingEndOutOfBounds(bounds))
    const extended: Period = { ...period, endDate, endedAt: null }
    const changed = changeOffer(course, { ...offer, [FIELDS[party].offer]: extended }, "ClosingPeriodExtended", act)
    return Result.succeed(
      assetsOf(changed, offer).reduce(
        (so, asset) =>
          changeAsset(
            so,
            { ...asset, periods: { ...asset.periods, [FIELDS[party].asset]: extended } },
            "ClosingPeriodExtended",
            act,
          ),
        changed,
      ),
    )
  })
