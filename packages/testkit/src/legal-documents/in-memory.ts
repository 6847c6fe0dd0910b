import { titleOf } from "@xl/core/assets"
import {
  type FailedDocumentsAsset,
  type FailedSearch,
  LEGAL_DOCUMENTS,
  type LegalDocuments,
  failedDocument,
  LegalArchive,
  legalDocumentView,
  LegalPress,
} from "@xl/core/legal-documents"
import {
  generateLegalDocument,
  makeLegalDocuments,
  readDepositAgreement,
  signDepositAgreement,
} from "@xl/core/market/legal-documents"
import { OfferNotFound, maySeeOffer } from "@xl/core/offers"
import { administrator, signedIn } from "@xl/core/kernel"
import { type DocumentRef } from "@xl/core/documents"
import { must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Paper } from "../documents/in-memory.ts"
import type { Asking, MarketHome } from "../market/with-market.ts"
import type { PressInMemory } from "./press.ts"

/** What the documents of closings in memory stand on. */
export interface LegalHome {
  readonly home: MarketHome
  readonly papers: Map<string, Paper>
  readonly press: PressInMemory
}

/** Copies beside the other papers of the market; the same copy again takes the place of the first. */
const archive = (papers: Map<string, Paper>): LegalArchive["Service"] => ({
  file: ({ at, bytes, docType, manuscript: { edition }, name, offerId, owner }) =>
    Effect.sync(() => {
      const key = [offerId, docType, edition, owner].join("/")
      const document: DocumentRef = { name, key, type: "application/pdf", dataOwnerId: owner, dateModified: at }
      papers.set(key, { document, bytes })
      return document
    }),
})

/** Makes what is due now. */
export const legalRunInMemory = ({ home, papers, press }: LegalHome) =>
  home.run(
    Effect.suspend(() => makeLegalDocuments(home.clock.now(), home.governingState)).pipe(
      Effect.provideService(LegalPress, press.press),
      Effect.provideService(LegalArchive, archive(papers)),
    ),
  )

const failedIn = ({ memory }: MarketHome, isMeant: (owner: string) => boolean): ReadonlyArray<FailedDocumentsAsset> => {
  const failed = [...memory.rows.legalDocuments.values()].flatMap((kept) => failedDocument(kept) ?? [])
  return [...memory.rows.assets.values()]
    .filter(({ owners: [owner = ""] }) => isMeant(owner))
    .map((asset) => ({
      id: asset.id,
      title: titleOf(asset),
      documents: failed
        .filter(({ offerId }) => memory.rows.offers.get(offerId)?.assets.some(({ id }) => id === asset.id))
        .toSorted((one, other) => (one.docType < other.docType ? -1 : 1)),
    }))
    .filter(({ documents }) => documents.length > 0)
    .toSorted((one, other) => latest(other) - latest(one) || (one.id < other.id ? -1 : 1))
}

const latest = ({ documents }: FailedDocumentsAsset): number =>
  Math.max(...documents.map(({ failure }) => failure.date))

const pageOf = (assets: ReadonlyArray<FailedDocumentsAsset>, { offset, size }: FailedSearch) => ({
  total: must(t.Int, assets.length),
  assets: assets.slice(offset, offset + size),
})

/** The documents of closings over a market in memory, made by the gateway's own use cases. */
export const legalDocumentsInMemory = (
  { home, papers, press }: LegalHome,
  asking: Asking,
): LegalDocuments["Service"] => ({
  ofOffer: (id) =>
    Effect.gen(function* () {
      const reader = yield* Effect.fromResult(signedIn(asking()))
      const offer = home.memory.rows.offers.get(id)
      if (!offer || !maySeeOffer(reader, offer)) return yield* new OfferNotFound()
      return LEGAL_DOCUMENTS.map((docType) =>
        legalDocumentView(docType, home.memory.rows.legalDocuments.get(`${id}/${docType}`) ?? null, reader, offer),
      )
    }),
  generate: (id, docType) => Effect.suspend(() => home.run(generateLegalDocument(asking(), id, docType))),
  depositAgreement: (assets) => Effect.suspend(() => home.run(readDepositAgreement(asking(), assets))),
  signDepositAgreement: (id, signature, signatureDimensions, isMobile) =>
    Effect.suspend(() =>
      home.run(
        signDepositAgreement(asking(), { id, signature, signatureDimensions, isMobile }).pipe(
          Effect.provideService(LegalPress, press.press),
          Effect.provideService(LegalArchive, archive(papers)),
        ),
      ),
    ),
  failed: (search) =>
    Effect.map(
      Effect.suspend(() => Effect.fromResult(signedIn(asking()))),
      (user) =>
        pageOf(
          failedIn(home, (owner) => owner === user.id),
          search,
        ),
    ),
  failedOfAll: (search) =>
    Effect.map(
      Effect.suspend(() => Effect.fromResult(administrator(asking(), "getFailedDocumentsAssetsAdmin"))),
      () =>
        pageOf(
          failedIn(home, () => true),
          search,
        ),
    ),
})
