import { Result } from "effect"
import type * as t from "io-ts"
import { changeOffer, type Course } from "../deal/course.ts"
import type { Act } from "../../kernel/events.ts"
import type { ClosingDocumentType, ClosingHistoryEntry } from "../../offers/closing-documents.ts"
import { isOfDocument, openedOf, partyOf } from "../../offers/closing-history.ts"
import { isClosingPageOpen } from "../../offers/closing.ts"
import { ClosingNotOpen, type OfferStatusForbids } from "../../offers/errors.ts"
import { offerWayOf } from "../../offers/lifecycle.ts"
import type { Offer } from "../../offers/model.ts"

type Marked = Result.Result<Course, ClosingNotOpen | OfferStatusForbids>

/** The edition that a party opened is kept, once, until it opens a later one. An accepted party changes nothing. */
export const openedDocument = (
  course: Course,
  offer: Offer,
  docType: ClosingDocumentType,
  edition: t.Int,
  act: Act,
): Marked =>
  Result.flatMap(offerWayOf(offer, "markClosingDocumentOpened"), (): Marked => {
    const party = partyOf(act)
    const kept = openedOf(offer, party, docType)
    if (kept && (kept.edition >= edition || kept.acceptedAt !== null)) return Result.succeed(course)
    if (!isClosingPageOpen(offer, party)) return Result.fail(new ClosingNotOpen())
    const entry: ClosingHistoryEntry = { docType, party, edition, openedAt: act.at, acceptedAt: null }
    const others = offer.closingHistory.filter((one) => !isOfDocument(party, docType)(one))
    return Result.succeed(
      changeOffer(course, { ...offer, closingHistory: [...others, entry] }, "ClosingDocumentOpened", act),
    )
  })

/** A party has seen that its closing began. */
export const seenClosingNotice = (course: Course, offer: Offer, act: Act): Marked =>
  Result.flatMap(offerWayOf(offer, "markClosingNoticeSeen"), (): Marked => {
    const [field, period] =
      partyOf(act) === "buyer"
        ? (["buyerClosingNotificationSeen", offer.buyerClosingPeriod] as const)
        : (["sellerClosingNotificationSeen", offer.sellerClosingPeriod] as const)
    if (offer[field]) return Result.succeed(course)
    if (period === null) return Result.fail(new ClosingNotOpen())
    return Result.succeed(changeOffer(course, { ...offer, [field]: true }, "ClosingNoticeSeen", act))
  })
