import { Asset, OPEN_TO_OFFERS } from "@xl/core/assets"
import { CHANGE_MAILS, KeptChangeRequest } from "@xl/core/change-requests"
import { type ChangedListing, changesSince } from "@xl/core/listing-alerts"
import type { MarketUnavailable } from "@xl/core/kernel"
import { ChangeRequestId, must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { type RawBuilder, sql } from "kysely"
import { ask, type Database, type Transaction } from "../database/index.ts"
import { entity } from "../market/index.ts"

/** The approved requests of a listing from this one on, in the order of their approval, as a JSON list; empty where the request is null. */
export const approvedFrom = (change: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce((
  select jsonb_agg(later.body order by later.modified_at, later.id)
  from change_requests as first join change_requests as later on later.asset_id = first.asset_id
  where first.id = ${change} and later.status = 'Approved' and (later.modified_at, later.id) >= (first.modified_at, first.id)), '[]')`

/** Approved requests as `approvedFrom` gives them. */
export const ApprovedRequests: t.Type<ReadonlyArray<KeptChangeRequest>, unknown, unknown> = t.readonlyArray(
  KeptChangeRequest,
)

/** The people whom the approval of this change, or of a later one, told of it. */
const heardOf = (transaction: Transaction, id: ChangeRequestId) =>
  ask(() =>
    sql<{ readonly recipient: string }>`
      select distinct recipient from notices join change_requests on change_requests.id = ${id}
      where kind = any(${[...CHANGE_MAILS]}::text[]) and facts ->> 'assetId' = asset_id::text and at >= modified_at`.execute(
      transaction,
    ),
  ).pipe(Effect.map(({ rows }) => rows.map(({ recipient }) => must(UserId, recipient))))

const counted = (transaction: Transaction, requestId: ChangeRequestId) =>
  ask(() =>
    transaction
      .insertInto("weighedChanges")
      .values({ requestId })
      .onConflict((same) => same.doNothing())
      .executeTakeFirstOrThrow(),
  ).pipe(Effect.map(({ numInsertedOrUpdatedRows }) => Boolean(numInsertedOrUpdatedRows)))

/** An approved change with its listing as of now, which from here on counts as weighed; null where it was weighed before. */
export const weighChange: (
  transaction: Transaction,
  id: ChangeRequestId,
) => Effect.Effect<ChangedListing | null, MarketUnavailable> = Effect.fnUntraced(function* (transaction, id) {
  if (!(yield* counted(transaction, id))) return null
  const { rows } = yield* ask(() =>
    sql<{ readonly body: unknown; readonly approved: unknown }>`
      select assets.body, ${approvedFrom(sql`${id}`)} as approved
      from change_requests join assets on assets.id = asset_id where change_requests.id = ${id}`.execute(transaction),
  )
  const [row] = rows
  if (row === undefined) return null
  const asset = yield* entity(Asset)(row.body)
  const changes = changesSince(asset, yield* entity(ApprovedRequests)(row.approved))
  return { asset, changes, heard: yield* heardOf(transaction, id) }
})

/** Approved changes of listings that take offers, not weighed yet, the first approved first. */
export const unweighedChanges = (db: Database, most: number) =>
  ask(() =>
    sql<{ readonly id: string }>`
      select change_requests.id from change_requests join assets on assets.id = asset_id
      where change_requests.status = 'Approved' and assets.status = any(${[...OPEN_TO_OFFERS]}::text[])
      and not exists (select from weighed_changes where request_id = change_requests.id)
      order by modified_at, change_requests.id limit ${most}`.execute(db),
  ).pipe(Effect.map(({ rows }) => rows.map(({ id }) => must(ChangeRequestId, id))))
