import { Equal, Result } from "effect"
import * as t from "io-ts"
import type { ChatLiveEvent, LiveEvent } from "../kernel/live-event.ts"
import type { EventActor } from "../kernel/events.ts"
import { legalDocumentTexts } from "./words.ts"
import { closingPhase } from "../offers/closing.ts"
import { ClosingNotOpen, OfferNotFound, OfferStatusForbids } from "../offers/errors.ts"
import type { Offer } from "../offers/model.ts"
import { isBuyerOf, isSellerOf } from "../offers/visibility.ts"
import type { ClosingPhase } from "../offers/views.ts"
import type { DocumentRef } from "../documents/document-ref.ts"
import type { Actor, SignedIn } from "../kernel/actor.ts"
import { isAdministrator } from "../kernel/policies.ts"
import { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import type { UserId } from "../shared/ids.ts"
import { plus } from "../shared/whole.ts"
import type { MakingFailure } from "./errors.ts"
import type { LegalDocument, LegalDocumentType, LegalPaper } from "./model.ts"
import type { FailedDocument, LegalDocumentView, LegalFailure } from "./views.ts"

/** The pair, as it is listed. */
export const LEGAL_DOCUMENTS = ["LPA", "SS"] as const satisfies ReadonlyArray<LegalDocumentType>

/** What people call each of them, and the name of its file without an ending. */
export const LEGAL_TITLES: { readonly [T in LegalDocumentType]: string } = {
  LPA: "Loan Purchase Agreement",
  SS: "Settlement Statement",
}

/** Tries in a row; after the last, somebody has to ask again. */
export const MOST_ATTEMPTS = 5
/** Milliseconds until the second try; each wait after it is twice as long. */
export const FIRST_RETRY_MILLIS = 60_000

const NONE = must(t.Int, 0)

/** Whether a closing runs, so that a party may have its documents made. */
export const isClosingRunning = (phase: ClosingPhase): boolean => phase === "buyerClosing" || phase === "sellerClosing"

/** Whether an offer has come so far that its documents are shown, whatever became of its closing. */
export const hasLegalDocuments = ({ closingPhase: phase }: { readonly closingPhase: ClosingPhase }): boolean =>
  phase !== "none"

/** Of lapsed ones there may be several, of all others one. */
const BY_PHASE: ReadonlyArray<ClosingPhase> = [
  "buyerClosing",
  "sellerClosing",
  "completed",
  "buyerLapsed",
  "sellerLapsed",
]

/** Of the offers on an asset the one whose closing counts: it runs, or is done, or else has lapsed; null where none has won. */
export const closingOffer = <O extends { readonly closingPhase: ClosingPhase }>(offers: ReadonlyArray<O>): O | null => {
  const found = BY_PHASE.flatMap((phase) => offers.filter(({ closingPhase: at }) => at === phase))
  return found[0] ?? null
}

/**
 * The part in which somebody has a document made: the buyer and the first owner of the winning offer while its closing runs, an
 * administrator as long as it is the winner. Not the caller's is not there.
 */
export const partInClosing = (
  user: SignedIn,
  offer: Offer,
  now: number,
): Result.Result<EventActor, ClosingNotOpen | OfferNotFound | OfferStatusForbids> => {
  const isBuyer = isBuyerOf(user, offer)
  const isAdmin = isAdministrator(user)
  if (!isBuyer && !isSellerOf(user, offer) && !isAdmin) return Result.fail(new OfferNotFound())
  if (offer.status !== "Successful")
    return Result.fail(new OfferStatusForbids({ status: offer.status, command: "generateLegalDocument" }))
  if (isAdmin) return Result.succeed({ id: user.id, trigger: "Admin" })
  if (!isClosingRunning(closingPhase(offer, now))) return Result.fail(new ClosingNotOpen())
  return Result.succeed({ id: user.id, trigger: isBuyer ? "Buyer" : "Seller" })
}

/** Whether the buyer has accepted what the document says: from then on both parties sign this edition, and no other is made. */
export const isFixed = (
  { edition }: Pick<LegalDocument, "edition">,
  { buyerClosingDocumentsAccepted }: Pick<Offer, "buyerClosingDocumentsAccepted">,
): boolean => edition > 0 && buyerClosingDocumentsAccepted

/** A document that is asked for: to be made at once, whatever became of earlier tries. One that is being made stays as it is. */
export const requested = (
  name: Pick<LegalDocument, "docType" | "offerId">,
  kept: LegalDocument | null,
  by: UserId,
  now: Millis,
): LegalDocument => {
  if (kept?.state === "making") return kept
  return restated(kept ?? { ...name, edition: NONE, madeAt: null, paper: null, copies: [] }, by, now)
}

/** A document that is to be made now, also while it is being made: what that run reads may have changed since. */
export const restated = <
  D extends Pick<LegalDocument, "copies" | "docType" | "edition" | "madeAt" | "offerId" | "paper">,
>(
  kept: D,
  by: UserId,
  now: Millis,
) => ({
  ...kept,
  requestedAt: now,
  requestedBy: by,
  attempts: NONE,
  dueAt: now,
  failure: null,
  state: "making" as const,
})

/** Whether a document may have been asked for: a winning offer changed, and not by the run that makes them. */
export const mayWantDocument = (event: ChatLiveEvent | LiveEvent): boolean =>
  event.topic === "offer" && event.status === "Successful" && event.by !== "Bot"

/** Whether two papers say the same. */
export const saysTheSame = (one: LegalPaper | null, other: LegalPaper): boolean => Equal.equals(one, other)

/** A made document: its paper and the parties' copies. */
export interface Made {
  readonly paper: LegalPaper
  readonly edition: t.Int
  readonly copies: ReadonlyArray<DocumentRef>
}

/** The edition that a paper comes to: the made one where it says the same, else the next. */
export const editionFor = ({ edition, paper: made }: LegalDocument, paper: LegalPaper): t.Int =>
  saysTheSame(made, paper) ? edition : plus(edition, 1)

/** A document after it was made; what stayed the same keeps the time at which it was made. */
export const madeOf = (kept: LegalDocument, { copies, edition, paper }: Made, now: Millis): LegalDocument => ({
  ...kept,
  state: "made",
  attempts: plus(kept.attempts, 1),
  dueAt: null,
  failure: null,
  edition,
  madeAt: edition === kept.edition ? kept.madeAt : now,
  paper,
  copies,
})

/** What another try may mend; the others wait until somebody changed what is wrong. */
const MAY_PASS: ReadonlySet<MakingFailure["_tag"]> = new Set(["PrintingFailed", "StorageFailed"])

/** A document after a try that failed: to be tried again by itself, later each time, and at most `MOST_ATTEMPTS` times in a row. */
export const failedOf = (
  kept: LegalDocument,
  { _tag: code }: Pick<MakingFailure, "_tag">,
  now: Millis,
): LegalDocument => {
  const attempts = plus(kept.attempts, 1)
  const isTried = MAY_PASS.has(code) && attempts < MOST_ATTEMPTS
  const wait = FIRST_RETRY_MILLIS * 2 ** (attempts - 1)
  const dueAt = isTried ? must(Millis, now + wait) : null
  return { ...kept, state: "failed", attempts, dueAt, failure: { code, at: now } }
}

/** What kept a document from being made, in words; null where nothing did. */
export const failureOf = ({ dueAt, failure }: LegalDocument): LegalFailure | null =>
  failure && { code: failure.code, reason: legalDocumentTexts[failure.code], date: failure.at, retryAt: dueAt }

/** A document that failed, as lists have it; null for one that did not. */
export const failedDocument = (kept: LegalDocument): FailedDocument | null => {
  const failure = failureOf(kept)
  const { attempts, docType, offerId, state } = kept
  return state === "failed" && failure ? { docType, offerId, attempts, failure } : null
}

const copyFor = (reader: Actor, copies: ReadonlyArray<DocumentRef>, seller: UserId): DocumentRef | null => {
  if (reader.tag !== "user") return null
  const of = (owner: string) => copies.find(({ dataOwnerId }) => dataOwnerId === owner)
  return of(reader.id) ?? (isAdministrator(reader) ? of(seller) : undefined) ?? null
}

const NEVER_ASKED = {
  state: "none",
  requestedAt: null,
  attempts: NONE,
  edition: NONE,
  madeAt: null,
  failure: null,
  document: null,
} as const

/** One of the pair as the reader sees it: with the own copy, and nobody else's; administrators with the seller's. */
export const legalDocumentView = (
  docType: LegalDocumentType,
  kept: LegalDocument | null,
  reader: Actor,
  { sellerId }: Pick<Offer, "sellerId">,
): LegalDocumentView => {
  if (kept === null) return { docType, ...NEVER_ASKED }
  const { attempts, edition, madeAt, requestedAt, state } = kept
  const document = copyFor(reader, kept.copies, sellerId)
  return { docType, state, requestedAt, attempts, edition, madeAt, failure: failureOf(kept), document }
}
