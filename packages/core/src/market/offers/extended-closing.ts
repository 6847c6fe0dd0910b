import { Result } from "effect"
import { assetsOf, changeAsset, changeOffer, type Course } from "../deal/course.ts"
import type { Act } from "../../kernel/events.ts"
import type { Period } from "../../periods/model.ts"
import type { Day } from "../../shared/days.ts"
import type { ClosingParty } from "../../offers/closing-documents.ts"
import { CLOSING_FIELDS, extensionBounds, openClosingPeriod } from "../../offers/closing-periods.ts"
import { ClosingEndOutOfBounds, ClosingNotOpen, type OfferStatusForbids } from "../../offers/errors.ts"
import { offerWayOf } from "../../offers/lifecycle.ts"
import type { Offer } from "../../offers/model.ts"

type Extended = Result.Result<Course, ClosingEndOutOfBounds | ClosingNotOpen | OfferStatusForbids>

/** A party's closing period with a later last day, on the offer and on the copies of its assets. */
export const extendedClosing = (course: Course, offer: Offer, party: ClosingParty, endDate: Day, act: Act): Extended =>
  Result.flatMap(offerWayOf(offer, CLOSING_FIELDS[party].command), (): Extended => {
    const period = openClosingPeriod(offer, party)
    if (!period) return Result.fail(new ClosingNotOpen())
    const bounds = extensionBounds(period, act.at)
    if (endDate < bounds.earliest || endDate > bounds.latest) return Result.fail(new ClosingEndOutOfBounds(bounds))
    const extended: Period = { ...period, endDate, endedAt: null }
    const changed = changeOffer(
      course,
      { ...offer, [CLOSING_FIELDS[party].offer]: extended },
      "ClosingPeriodExtended",
      act,
    )
    return Result.succeed(
      assetsOf(changed, offer).reduce(
        (so, asset) =>
          changeAsset(
            so,
            { ...asset, periods: { ...asset.periods, [CLOSING_FIELDS[party].asset]: extended } },
            "ClosingPeriodExtended",
            act,
          ),
        changed,
      ),
    )
  })
