import { titleOf } from "@xl/core/assets"
import {
  type FailedDocumentsAsset,
  type FailedDocumentsPage,
  type FailedSearch,
  LEGAL_DOCUMENTS,
  LegalDocument,
  LegalDocumentView,
  failedDocument,
  legalDocumentView,
} from "@xl/core/legal-documents"
import { Offer, OfferNotFound, maySeeOffer } from "@xl/core/offers"
import type { SignedIn } from "@xl/core/kernel"
import { AssetId, must, type OfferId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { sql } from "kysely"
import { type Database, read } from "../database/index.ts"
import { entities, entity } from "../market/index.ts"
import { recordPrivateRead } from "../market/private-read.ts"

/** The pair of an offer as the caller may see it. An administrator's look is logged. */
export const legalDocumentsOf = Effect.fnUntraced(function* (pool: Database, user: SignedIn, id: OfferId, now: number) {
  const row = yield* read(pool, (db) =>
    db
      .selectFrom("offers")
      .select([
        "body",
        sql<ReadonlyArray<unknown>>`array(select body from legal_documents where offer_id = offers.id)`.as("documents"),
      ])
      .where("id", "=", id)
      .executeTakeFirst(),
  )
  const offer = row ? yield* entity(Offer)(row.body) : null
  if (!row || !offer || !maySeeOffer(user, offer)) return yield* new OfferNotFound()
  const kept = yield* entities(
    LegalDocument,
    row.documents.map((body) => ({ body })),
  )
  yield* recordPrivateRead(pool, user, [id], now)
  return LEGAL_DOCUMENTS.map((docType) =>
    LegalDocumentView.encode(
      legalDocumentView(docType, kept.find((one) => one.docType === docType) ?? null, user, offer),
    ),
  )
})

interface Row {
  readonly total: number
  readonly assets: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly title: string | null
    readonly documents: ReadonlyArray<unknown>
  }>
}

/** Whose assets: one owner's, or all that whoever asks may see. */
type Whose = { readonly owner: string } | "all"

const failedPage = Effect.fnUntraced(function* (pool: Database, whose: Whose, { offset, size }: FailedSearch) {
  const isMeant = whose === "all" ? sql`true` : sql`assets.owner = ${whose.owner}`
  const { rows } = yield* read(pool, (db) =>
    sql<Row>`
      with failed as (
        select assets.id, assets.body -> 'mainInfo' ->> 'name' as name, assets.body -> 'mainInfo' ->> 'title' as title,
          max(legal_documents.failed_at) as latest, jsonb_agg(legal_documents.body order by legal_documents.doc_type) as documents
        from legal_documents
        join offer_assets on offer_assets.offer_id = legal_documents.offer_id
        join assets on assets.id = offer_assets.asset_id
        where legal_documents.state = 'failed' and ${isMeant}
        group by assets.id
      ), page as (select * from failed order by latest desc, id limit ${size} offset ${offset})
      select (select count(*)::integer from failed) as total,
        coalesce((select jsonb_agg(to_jsonb(page) order by latest desc, id) from page), '[]') as assets`.execute(db),
  )
  const [found = { total: 0, assets: [] }] = rows
  const assets = yield* Effect.forEach(found.assets, (row) =>
    Effect.map(
      entities(
        LegalDocument,
        row.documents.map((body) => ({ body })),
      ),
      (kept): FailedDocumentsAsset => ({
        id: must(AssetId, row.id),
        title: titleOf({ mainInfo: row }),
        documents: kept.flatMap((one) => failedDocument(one) ?? []),
      }),
    ),
  )
  return { total: must(t.Int, found.total), assets } satisfies FailedDocumentsPage
})

/** The caller's own assets with documents that failed. */
export const failedOfOwner = (pool: Database, user: SignedIn, search: FailedSearch) =>
  failedPage(pool, { owner: user.id }, search)

/** Everybody's, for an administrator, who is put on the record for each. */
export const failedOfAll = Effect.fnUntraced(function* (
  pool: Database,
  user: SignedIn,
  search: FailedSearch,
  now: number,
) {
  const page = yield* failedPage(pool, "all", search)
  yield* recordPrivateRead(
    pool,
    user,
    page.assets.map(({ id }) => id),
    now,
  )
  return page
})
