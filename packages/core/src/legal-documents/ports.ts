import { Context, type Effect } from "effect"
import type { EmailNotVerified, MarketUnavailable, RoleMissing, SignInRequired } from "../kernel/errors.ts"
import type { AssetNotFound } from "../assets/errors.ts"
import type { SignatureInvalid } from "../data-room/errors.ts"
import type { SignatureDimensions } from "../data-room/signature.ts"
import type { DocumentsUnavailable } from "../documents/errors.ts"
import type {
  BundleInvalid,
  ClosingNotOpen,
  DepositAgreementNotNeeded,
  OfferNotFound,
  OfferStatusForbids,
  ProfileNotFilled,
} from "../offers/errors.ts"
import type { DocumentRef } from "../documents/document-ref.ts"
import type { Millis } from "../shared/days.ts"
import type { AssetId, OfferId, UserId } from "../shared/ids.ts"
import type { DepositAgreementExecution, DepositAgreementText } from "./deposit-agreement-model.ts"
import type { LettersMissing, PrintingFailed, StorageFailed } from "./errors.ts"
import type { LegalDocumentType, LegalPaper } from "./model.ts"
import type { FailedDocumentsPage, LegalDocumentView } from "./views.ts"

/** Which part of a list. */
export interface FailedSearch {
  readonly size: number
  readonly offset: number
}

/** Why a document is not asked for. */
export type GenerateRefusal = ClosingNotOpen | OfferNotFound | OfferStatusForbids | SignInRequired

/** Why an agreement is not shown. */
export type AgreementRefusal = AssetNotFound | BundleInvalid | DepositAgreementNotNeeded | RoleMissing | SignInRequired

/** Why a deposit agreement is not signed. */
export type DepositSignRefusal =
  | DepositAgreementNotNeeded
  | DocumentsUnavailable
  | EmailNotVerified
  | OfferNotFound
  | OfferStatusForbids
  | ProfileNotFilled
  | RoleMissing
  | SignatureInvalid
  | SignInRequired

/** Command port: the documents of a closing. Its laws are `legalDocumentsContract` in testkit. */
export class LegalDocuments extends Context.Service<
  LegalDocuments,
  {
    /** The pair of an offer, LPA first, as the caller may see it. */
    readonly ofOffer: (
      id: OfferId,
    ) => Effect.Effect<ReadonlyArray<LegalDocumentView>, MarketUnavailable | OfferNotFound | SignInRequired>
    /** Has it made; asked again, the same document stays until what it says changes. What failed is tried again. */
    readonly generate: (
      id: OfferId,
      docType: LegalDocumentType,
    ) => Effect.Effect<LegalDocumentView, GenerateRefusal | MarketUnavailable>
    /** The bid deposit agreement as the caller would sign it for an offer on these assets, 1 to 50 of them. */
    readonly depositAgreement: (
      assets: ReadonlyArray<AssetId>,
    ) => Effect.Effect<DepositAgreementText, AgreementRefusal | MarketUnavailable>
    /** Signs it for an offer of one's own; repeated, the first signature stands. Without dimensions `signature` is the name typed; `isMobile` is for the log. */
    readonly signDepositAgreement: (
      id: OfferId,
      signature: string,
      dimensions: SignatureDimensions | null,
      isMobile: boolean,
    ) => Effect.Effect<DepositAgreementExecution, DepositSignRefusal | MarketUnavailable>
    /** The caller's own assets with documents that failed. */
    readonly failed: (search: FailedSearch) => Effect.Effect<FailedDocumentsPage, MarketUnavailable | SignInRequired>
    /** Everybody's, for administrators. */
    readonly failedOfAll: (
      search: FailedSearch,
    ) => Effect.Effect<FailedDocumentsPage, MarketUnavailable | RoleMissing | SignInRequired>
  }
>()("@xl/core/legal-documents/LegalDocuments") {}

/** What is set: what it says, and when it was asked for. */
export interface Manuscript {
  readonly paper: LegalPaper
  readonly preparedAt: Millis
  readonly edition: number
}

/** Port of the gateway: makes a PDF of a paper. */
export class LegalPress extends Context.Service<
  LegalPress,
  {
    /** The bytes of its PDF. Refused where a name has letters that no typeface here holds. */
    readonly print: (manuscript: Manuscript) => Effect.Effect<Uint8Array, LettersMissing | PrintingFailed>
  }
>()("@xl/core/legal-documents/LegalPress") {}

/** A copy of a printed manuscript for one party. Filed twice, it is one. */
export interface Copy {
  readonly owner: UserId
  readonly offerId: OfferId
  readonly docType: LegalDocumentType | "BDA"
  readonly manuscript: Manuscript
  readonly name: string
  readonly at: Millis
  readonly bytes: Uint8Array
}

/** Port of the gateway: files copies in the encrypted store. */
export class LegalArchive extends Context.Service<
  LegalArchive,
  {
    /** Where its owner finds the copy. */
    readonly file: (copy: Copy) => Effect.Effect<DocumentRef, StorageFailed>
  }
>()("@xl/core/legal-documents/LegalArchive") {}
