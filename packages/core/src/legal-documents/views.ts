import * as t from "io-ts"
import { DocumentRef } from "../documents/document-ref.ts"
import { Millis } from "../shared/days.ts"
import { AssetId, OfferId } from "../shared/ids.ts"
import { orNull } from "../shared/or-null.ts"
import { LegalDocumentType, LegalFailureCode } from "./model.ts"

/** What kept a document from being made, and when it is tried again by itself; null where somebody has to ask again. */
export const LegalFailure = t.readonly(
  t.strict({ code: LegalFailureCode, reason: t.string, date: Millis, retryAt: orNull(Millis) }),
  "LegalFailure",
)
export type LegalFailure = t.TypeOf<typeof LegalFailure>

/** Where a document of the closing pair stands. */
export const LegalDocumentState = t.keyof({ none: null, making: null, made: null, failed: null }, "LegalDocumentState")
export type LegalDocumentState = t.TypeOf<typeof LegalDocumentState>

/** One document of the pair as a party or an administrator sees it; `document` is the own copy, an administrator's the seller's. */
export const LegalDocumentView = t.readonly(
  t.strict({
    docType: LegalDocumentType,
    state: LegalDocumentState,
    requestedAt: orNull(Millis),
    attempts: t.Int,
    edition: t.Int,
    madeAt: orNull(Millis),
    failure: orNull(LegalFailure),
    document: orNull(DocumentRef),
  }),
  "LegalDocumentView",
)
export type LegalDocumentView = t.TypeOf<typeof LegalDocumentView>

/** A document that failed, and how often it was tried. */
export const FailedDocument = t.readonly(
  t.strict({ docType: LegalDocumentType, offerId: OfferId, attempts: t.Int, failure: LegalFailure }),
  "FailedDocument",
)
export type FailedDocument = t.TypeOf<typeof FailedDocument>

/** An asset with documents that failed; of a bundle, each of its assets. */
export const FailedDocumentsAsset = t.readonly(
  t.strict({ id: AssetId, title: t.string, documents: t.readonlyArray(FailedDocument) }),
  "FailedDocumentsAsset",
)
export type FailedDocumentsAsset = t.TypeOf<typeof FailedDocumentsAsset>

/** One page of them, the latest failure first, and how many there are in all. */
export const FailedDocumentsPage = t.readonly(
  t.strict({ total: t.Int, assets: t.readonlyArray(FailedDocumentsAsset) }),
  "FailedDocumentsPage",
)
export type FailedDocumentsPage = t.TypeOf<typeof FailedDocumentsPage>

/** Assets on a page of failed documents where nobody says otherwise. */
export const FAILED_ON_A_PAGE = 10
