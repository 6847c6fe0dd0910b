import { FAILED_ON_A_PAGE, FailedDocumentsPage, LegalDocumentType, LegalDocumentView } from "@xl/core/legal-documents"
import { generateLegalDocument } from "@xl/core/market/legal-documents"
import type { MarketStore } from "@xl/core/market"
import { administrator, signedIn } from "@xl/core/kernel"
import type { MarketSettings } from "@xl/core/settings"
import { OfferId } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import type { Database } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { paging } from "../market/inputs.ts"
import { failed, input, refused } from "../shared/index.ts"
import { type AgreementHouse, agreementReads, agreementSigning } from "./agreements.ts"
import { failedOfAll, failedOfOwner, legalDocumentsOf } from "./reads.ts"
import { LEGAL_REFUSALS } from "./refusals.ts"

const OfOffer = t.strict({ id: OfferId })
const Generating = t.strict({ id: OfferId, docType: LegalDocumentType })
const Search = t.strict(paging(FAILED_ON_A_PAGE))

/** One resolver per field of schema/legal-documents.graphql. */
export const legalDocumentResolvers = (
  db: Database,
  house: AgreementHouse,
): Resolvers<MarketSettings | MarketStore> => ({
  Query: {
    ...agreementReads(house.settingsNow),
    listLegalDocuments: (args, { actor }) =>
      Effect.gen(function* () {
        const { id } = yield* input(OfOffer, args)
        const user = yield* Effect.fromResult(signedIn(actor))
        return yield* legalDocumentsOf(db, user, id, yield* Clock.currentTimeMillis)
      }).pipe(Effect.catchTag(["OfferNotFound", "SignInRequired"], failed)),
    getFailedDocumentsAssets: (args, { actor }) =>
      Effect.gen(function* () {
        const search = yield* input(Search, args)
        const user = yield* Effect.fromResult(signedIn(actor))
        return FailedDocumentsPage.encode(yield* failedOfOwner(db, user, search))
      }).pipe(Effect.catchTag("SignInRequired", failed)),
    getFailedDocumentsAssetsAdmin: (args, { actor }) =>
      Effect.gen(function* () {
        const search = yield* input(Search, args)
        const user = yield* Effect.fromResult(administrator(actor, "getFailedDocumentsAssetsAdmin"))
        return FailedDocumentsPage.encode(yield* failedOfAll(db, user, search, yield* Clock.currentTimeMillis))
      }).pipe(Effect.catchTag(["RoleMissing", "SignInRequired"], failed)),
  },
  Mutation: {
    ...agreementSigning(house),
    generateLegalDocument: (args, { actor }) =>
      Effect.gen(function* () {
        const { docType, id } = yield* input(Generating, args)
        const view = yield* generateLegalDocument(actor, id, docType)
        return { __typename: "LegalDocumentDone", document: LegalDocumentView.encode(view) }
      }).pipe(
        Effect.catchTag(LEGAL_REFUSALS.generateLegalDocument, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
  },
})
