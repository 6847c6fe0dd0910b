import { Result } from "effect"
import type { Act } from "../kernel/events.ts"
import {
  CLOSING_DOCUMENTS,
  type ClosingDocumentType,
  type ClosingHistoryEntry,
  type ClosingParty,
} from "./closing-documents.ts"
import { ClosingDocumentNotRead } from "./errors.ts"
import type { Offer } from "./model.ts"

/** What counts of a document that was asked for. */
interface Kept {
  readonly docType: ClosingDocumentType
  readonly edition: number
  /** When it is made next; null where it is not to be made. */
  readonly dueAt: number | null
}
/** The side of whoever acts at closing. The lifecycle lets buyers and sellers alone act there. */
export const partyOf = ({ by }: Act): ClosingParty => (by.trigger === "Buyer" ? "buyer" : "seller")

/** Whether an entry is the party's of that document. */
export const isOfDocument = (party: ClosingParty, docType: ClosingDocumentType) => (entry: ClosingHistoryEntry) =>
  entry.party === party && entry.docType === docType

/** What the party last opened of a closing document; undefined where it never did. */
export const openedOf = (
  { closingHistory }: Pick<Offer, "closingHistory">,
  party: ClosingParty,
  docType: ClosingDocumentType,
): ClosingHistoryEntry | undefined => closingHistory.find(isOfDocument(party, docType))

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
