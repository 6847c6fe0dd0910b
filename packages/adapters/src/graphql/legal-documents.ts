import { EmailNotVerified, type RoleMissing, SignInRequired, OfferStatus } from "@xl/core/kernel"
import { AssetNotFound } from "@xl/core/assets"
import { SignatureInvalid } from "@xl/core/data-room"
import type { DocumentsUnavailable } from "@xl/core/documents"
import {
  type AgreementRefusal,
  DepositAgreementExecution,
  DepositAgreementText,
  type DepositSignRefusal,
  FailedDocumentsPage,
  type LegalDocuments,
  LegalDocumentView,
} from "@xl/core/legal-documents"
import {
  BundleInvalid,
  ClosingNotOpen,
  DepositAgreementNotNeeded,
  OfferNotFound,
  OfferStatusForbids,
  ProfileNotFilled,
} from "@xl/core/offers"
import { Effect } from "effect"
import * as t from "io-ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { AGREEMENT, FAILED_ALL, FAILED_OWN, GENERATE, OF_OFFER, SIGN_AGREEMENT } from "./legal-document-documents.ts"
import { bare, done, holding, type Rebuilt } from "./rebuilt.ts"

const Listed = t.type({ listLegalDocuments: t.readonlyArray(LegalDocumentView) })
const Done = t.type({ document: LegalDocumentView })
const Own = t.type({ getFailedDocumentsAssets: FailedDocumentsPage })
const All = t.type({ getFailedDocumentsAssetsAdmin: FailedDocumentsPage })

const refusals: Rebuilt<ClosingNotOpen | OfferNotFound | OfferStatusForbids> = {
  ClosingNotOpen: bare(ClosingNotOpen),
  OfferNotFound: bare(OfferNotFound),
  OfferStatusForbids: holding(t.strict({ status: OfferStatus, command: t.string }), OfferStatusForbids),
}
const SIGNED_IN = { SignInRequired: () => new SignInRequired(), TOKEN_REFUSED: () => new SignInRequired() }
const SHOWN: { readonly [code: string]: () => OfferNotFound | SignInRequired } = {
  ...SIGNED_IN,
  OfferNotFound: () => new OfferNotFound(),
}

const Agreement = t.type({ generateBDADocument: DepositAgreementText })
const AGREEMENT_CODES: { readonly [code: string]: () => AgreementRefusal } = {
  ...access("generateBDADocument"),
  AssetNotFound: () => new AssetNotFound(),
  BundleInvalid: () => new BundleInvalid(),
  DepositAgreementNotNeeded: () => new DepositAgreementNotNeeded(),
}
const signing: Rebuilt<Exclude<DepositSignRefusal, DocumentsUnavailable | RoleMissing | SignInRequired>> = {
  DepositAgreementNotNeeded: bare(DepositAgreementNotNeeded),
  EmailNotVerified: bare(EmailNotVerified),
  OfferNotFound: bare(OfferNotFound),
  OfferStatusForbids: holding(t.strict({ status: OfferStatus, command: t.string }), OfferStatusForbids),
  ProfileNotFilled: bare(ProfileNotFilled),
  SignatureInvalid: bare(SignatureInvalid),
}

/** The documents of closings, and the agreement on a deposit, asked of our gateway. */
export const legalDocumentsGraphql = (asker: Asker): LegalDocuments["Service"] => ({
  ofOffer: (id) =>
    query(asker, OF_OFFER, { id }, SHOWN).pipe(
      Effect.flatMap((data) => promised(Listed, data)),
      Effect.map(({ listLegalDocuments }) => listLegalDocuments),
    ),
  generate: (id, docType) =>
    mutate(asker, "generateLegalDocument", GENERATE, { id, docType }).pipe(
      Effect.catchTag("RoleMissing", Effect.die), // it asks for none
      Effect.flatMap((payload) => done(refusals, payload)),
      Effect.flatMap((payload) => promised(Done, payload)),
      Effect.map(({ document }) => document),
    ),
  depositAgreement: (assets) =>
    query(asker, AGREEMENT, { assets: [...assets] }, AGREEMENT_CODES).pipe(
      Effect.flatMap((data) => promised(Agreement, data)),
      Effect.map((found) => found.generateBDADocument),
    ),
  signDepositAgreement: (id, signature, signatureDimensions, isMobile) =>
    mutate(asker, "signBDADocument", SIGN_AGREEMENT, { id, signature, isMobile, signatureDimensions }).pipe(
      Effect.flatMap((payload) => done(signing, payload)),
      Effect.flatMap((payload) => promised(DepositAgreementExecution, payload)),
    ),
  failed: (search) =>
    query(asker, FAILED_OWN, { ...search }, SIGNED_IN).pipe(
      Effect.flatMap((data) => promised(Own, data)),
      Effect.map(({ getFailedDocumentsAssets }) => getFailedDocumentsAssets),
    ),
  failedOfAll: (search) =>
    query(asker, FAILED_ALL, { ...search }, access("getFailedDocumentsAssetsAdmin")).pipe(
      Effect.flatMap((data) => promised(All, data)),
      Effect.map(({ getFailedDocumentsAssetsAdmin }) => getFailedDocumentsAssetsAdmin),
    ),
})
