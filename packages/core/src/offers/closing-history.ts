import { Result } from "effect"
import type * as t from "io-ts"
import { type Act, changeOffer, type Course } from "../market/course.ts"
import {
  CLOSING_DOCUMENTS,
  type ClosingDocumentType,
  type ClosingHistoryEntry,
  type ClosingParty,
} from "./closing-documents.ts"
import { isClosingPageOpen } from "./closing.ts"
import { ClosingDocumentNotRead, ClosingNotOpen, type OfferStatusForbids } from "./errors.ts"
import { offerWayOf } from "./lifecycle.ts"
import type { Offer } from "./model.ts"

/** What counts of a document that was asked for. */
interface Kept {
  readonly docType: ClosingDocumentType
  readonly edition: number
  /** When it is made next; null where it is not to be made. */
  readonly dueAt: number | null
}
type Marked = Result.Result<Course, ClosingNotOpen | OfferStatusForbids>

/** The side of whoever acts at closing. The lifecycle lets buyers and sellers alone act there. */
export const partyOf = ({ by }: Act): ClosingParty => (by.trigger === "Buyer" ? "buyer" : "seller")

const isOf = (party: ClosingParty, docType: ClosingDocumentType) => (entry: ClosingHistoryEntry) =>
  entry.party === party && entry.docType === docType

/** What the party last opened of a closing document; undefined where it never did. */
export const openedOf = (
  { closingHistory }: Pick<Offer, "closingHistory">,
  party: ClosingParty,
  docType: ClosingDocumentType,
): ClosingHistoryEntry | undefined => closingHistory.find(isOf(party, docType))

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
    const others = offer.closingHistory.filter((one) => !isOf(party, docType)(one))
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

/** Every closing document that was made has been opened by the party in its present edition, and none is being made. */
export const haveBeenRead = (
  offer: Pick<Offer, "closingHistory">,
  party: ClosingParty,
  documents: ReadonlyArray<Kept>,
): Result.Result<void, ClosingDocumentNotRead> => {
  const unread = CLOSING_DOCUMENTS.find((docType) => {
    const kept = documents.find((one) => one.docType === docType)
    if (!kept) return false
    return kept.dueAt !== null || (kept.edition > 0 && openedOf(offer, party, docType)?.edition !== kept.edition)
  })
  return unread ? Result.fail(new ClosingDocumentNotRead({ docType: unread })) : Result.succeed(undefined)
}

/** The party's entries with the time of its acceptance. */
export const acceptedHistory = (
  { closingHistory }: Pick<Offer, "closingHistory">,
  party: ClosingParty,
  at: Act["at"],
): Offer["closingHistory"] =>
  closingHistory.map((entry) => (entry.party === party ? { ...entry, acceptedAt: at } : entry))
