import { type Cause, Effect, Exit, Result } from "effect"
import { BOT } from "../../kernel/events.ts"
import { personIn } from "../deal/person.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { OfferId, UserId } from "../../shared/ids.ts"
import type { StateCode } from "../../shared/us-states.ts"
import { type MakingFailure, PrintingFailed } from "../../legal-documents/errors.ts"
import { documentChange } from "./generate-legal-document.ts"
import type { LegalDocument, LegalDocumentType, LegalPaper } from "../../legal-documents/model.ts"
import { LegalArchive, LegalPress } from "../../legal-documents/ports.ts"
import { purchaseAgreement } from "../../legal-documents/purchase-agreement.ts"
import { editionFor, failedOf, LEGAL_TITLES, type Made, madeOf, saysTheSame } from "../../legal-documents/rules.ts"
import { settlementStatement } from "../../legal-documents/settlement-statement.ts"
import { type ClosingScene, closingTerms, type ClosingTerms } from "../../legal-documents/terms.ts"

/** Which document of which offer. */
export interface LegalName {
  readonly offerId: OfferId
  readonly docType: LegalDocumentType
}

/** Documents made in one run: the next does the rest. */
const MOST_A_RUN = 20

const WRITTEN: { readonly [T in LegalDocumentType]: (terms: ClosingTerms) => LegalPaper } = {
  LPA: purchaseAgreement,
  SS: settlementStatement,
}

interface Run {
  readonly now: Millis
  readonly governingState: StateCode | null
}

interface Scene extends ClosingScene {
  readonly kept: LegalDocument
}

const isDue = ({ dueAt }: LegalDocument, now: Millis) => dueAt !== null && dueAt <= now

/** What the document is written from; null where it is not due any more. */
const sceneOf = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  { docType, offerId }: LegalName,
  { governingState, now }: Run,
) {
  const { assets, offer } = yield* transaction.lockOffer(offerId)
  const kept = (yield* transaction.legalDocumentsOf(offerId)).find((one) => one.docType === docType)
  if (!kept || !isDue(kept, now)) return null
  const [buyer, seller] = [yield* personIn(transaction, offer.owners[0]), yield* personIn(transaction, offer.sellerId)]
  const deposit = yield* transaction.depositOf(offerId)
  return { offer, assets, buyer, seller, deposit, governingState, kept } satisfies Scene
})

/** A copy for each party, of one printing. */
const filed = Effect.fnUntraced(function* ({ kept, offer }: Scene, paper: LegalPaper, at: Millis) {
  const { docType, offerId, requestedAt: preparedAt } = kept
  const edition = editionFor(kept, paper)
  const manuscript = { paper, preparedAt, edition }
  const bytes = yield* (yield* LegalPress).print(manuscript)
  const archive = yield* LegalArchive
  const owners: ReadonlyArray<UserId> = [...offer.owners.slice(0, 1), offer.sellerId]
  const name = `${LEGAL_TITLES[docType]}.pdf`
  const copies = yield* Effect.forEach(owners, (owner) =>
    archive.file({ owner, offerId, docType, manuscript, name, at, bytes }),
  )
  return { paper, edition, copies } satisfies Made
})

const making = Effect.fnUntraced(function* (scene: Scene, at: Millis) {
  const paper = WRITTEN[scene.kept.docType](yield* Effect.fromResult(closingTerms(scene)))
  const { copies, edition } = scene.kept
  return saysTheSame(scene.kept.paper, paper) ? { paper, edition, copies } : yield* filed(scene, paper, at)
})

/** Writes what became of it. Whoever asked again meanwhile is served by the next run. */
const settled = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  scene: Scene,
  outcome: Result.Result<Made, MakingFailure>,
  now: Millis,
) {
  const { docType, offerId, requestedAt } = scene.kept
  const { offer } = yield* transaction.lockOffer(offerId)
  const kept = (yield* transaction.legalDocumentsOf(offerId)).find((one) => one.docType === docType)
  if (kept?.requestedAt !== requestedAt) return
  const document = Result.match(outcome, {
    onSuccess: (made) => madeOf(kept, made, now),
    onFailure: (failure) => failedOf(kept, failure, now),
  })
  const type = Result.isSuccess(outcome) ? "LegalDocumentMade" : "LegalDocumentFailed"
  yield* transaction.write(documentChange(offer, document, { by: BOT, type }, now))
})

const made = Effect.fnUntraced(function* (name: LegalName, asked: Run) {
  const { now } = asked
  const store = yield* MarketStore
  const scene = yield* store.transaction((transaction) => sceneOf(transaction, name, asked))
  if (scene === null) return null
  const outcome = yield* making(scene, now).pipe(
    Effect.catchDefect((cause) => Effect.fail(new PrintingFailed({ cause }))), // counts as a try, or there would be no end of them
    Effect.result,
  )
  yield* store.transaction((transaction) => settled(transaction, scene, outcome, now))
  return Result.isFailure(outcome) ? outcome.failure : null
})

/** What a run could not make, each with what is for the log alone. */
export interface LegalRun {
  readonly failed: ReadonlyArray<LegalName & { readonly cause: Cause.Cause<unknown> | MakingFailure }>
}

/**
 * Makes the documents that are due, each by itself: one that fails is kept as failed and keeps none of the others back. Repeated, it does
 * nothing. `at` is milliseconds since the epoch; the agreements name the law of `governingState`.
 */
export const makeLegalDocuments = Effect.fn("makeLegalDocuments")(function* (
  at: number,
  governingState: StateCode | null,
) {
  const now = must(Millis, at)
  const store = yield* MarketStore
  const failed: Array<LegalRun["failed"][number]> = []
  for (const name of yield* store.dueLegalDocuments(now, MOST_A_RUN)) {
    const exit = yield* Effect.exit(made(name, { now, governingState }))
    const cause = Exit.isFailure(exit) ? exit.cause : exit.value
    if (cause !== null) failed.push({ ...name, cause })
  }
  return { failed } satisfies LegalRun
})
