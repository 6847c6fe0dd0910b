import { Asset, OPEN_TO_OFFERS } from "@xl/core/assets"
import {
  AlertStore,
  type AlertTransaction,
  changesSince,
  type Owed,
  type Reader,
  wishesOf,
} from "@xl/core/listing-alerts"
import { NotificationsCriteria, SavedSearch } from "@xl/core/profiles"
import { Role } from "@xl/core/kernel"
import { AssetId, Millis, must, UserId } from "@xl/core/shared"
import { Effect, Layer } from "effect"
import * as t from "io-ts"
import { type RawBuilder, sql } from "kysely"
import { ask, type Database, inTransaction, type Transaction } from "../database/index.ts"
import { publish } from "../live/index.ts"
import { entities, entity } from "../market/index.ts"
import { approvedFrom, ApprovedRequests, unweighedChanges, weighChange } from "./changed-listing.ts"
import { whereIs } from "../places/index.ts"

declare module "../database/tables.ts" {
  interface Tables {
    readonly weighedListings: { readonly assetId: string }
    readonly weighedChanges: { readonly requestId: string }
    readonly listingAlerts: {
      readonly recipient: string
      readonly assetId: string
      /** Milliseconds since the Unix epoch. */
      readonly gatheredAt: number
      /** When it was told or dropped; null while it waits. */
      readonly settledAt: number | null
      /** The approved request by which it matches; null where it was new on the market. */
      readonly changeId: string | null
    }
  }
}

/** Which listing was told to whom, in PostgreSQL. */
export const alertStorePostgres = (db: Database): AlertStore["Service"] => ({
  unweighed: (most) =>
    ask(() =>
      db
        .selectFrom("assets")
        .select("id")
        .where("status", "in", OPEN_TO_OFFERS)
        .where("publishedAt", "is not", null)
        .where((of) =>
          of.not(
            of.exists(
              of.selectFrom("weighedListings").select("assetId").whereRef("weighedListings.assetId", "=", "assets.id"),
            ),
          ),
        )
        .orderBy("publishedAt")
        .orderBy("id")
        .limit(most)
        .execute(),
    ).pipe(Effect.map((rows) => rows.map(({ id }) => must(AssetId, id)))),
  unweighedChanges: (most) => unweighedChanges(db, most),
  whereIs,
  owed: () =>
    ask(() =>
      sql<{ readonly id: string; readonly since: number; readonly body: unknown }>`
        select profiles.id, min(gathered_at) as since, ${READER_BODY} as body
        from listing_alerts join profiles on profiles.id = recipient
        where settled_at is null group by profiles.id order by since, profiles.id`.execute(db),
    ).pipe(Effect.flatMap(({ rows }) => Effect.forEach(rows, owedOf))),
  transaction: (work) => inTransaction(db, (transaction) => work(over(transaction))),
})

export const alertStoreLayer = (db: Database): Layer.Layer<AlertStore> =>
  Layer.succeed(AlertStore, alertStorePostgres(db))

const READER_BODY = sql<unknown>`jsonb_build_object('id', profiles.id, 'roles', profiles.body -> 'roles',
  'criteria', profiles.body -> 'notificationsCriteria', 'searches', coalesce(profiles.body -> 'savedSearches', '[]'))`
const READER = READER_BODY.as("body")
const StoredReader = t.strict({
  id: UserId,
  roles: t.readonlyArray(Role),
  criteria: t.union([NotificationsCriteria, t.null]),
  searches: t.readonlyArray(SavedSearch),
})

const owedOf = (row: { readonly since: number; readonly body: unknown }): Effect.Effect<Owed> =>
  Effect.map(entity(StoredReader)(row.body), (reader) => ({
    id: reader.id,
    since: must(Millis, row.since),
    frequencies: wishesOf(reader).map(({ frequency }) => frequency),
  }))

const over = (transaction: Transaction): AlertTransaction => {
  const run = (statement: RawBuilder<unknown>) => Effect.asVoid(ask(() => statement.execute(transaction)))
  return {
    weigh: Effect.fnUntraced(function* (id) {
      const { numInsertedOrUpdatedRows } = yield* ask(() =>
        transaction
          .insertInto("weighedListings")
          .values({ assetId: id })
          .onConflict((same) => same.doNothing())
          .executeTakeFirstOrThrow(),
      )
      if (!numInsertedOrUpdatedRows) return null
      const row = yield* ask(() =>
        transaction.selectFrom("assets").select("body").where("id", "=", id).executeTakeFirst(),
      )
      return row ? yield* entity(Asset)(row.body) : null
    }),
    weighChange: (id) => weighChange(transaction, id),
    readers: () =>
      ask(() =>
        transaction
          .selectFrom("profiles")
          .select(READER)
          .where(sql<boolean>`wants_listings(body)`)
          .execute(),
      ).pipe(Effect.flatMap((rows) => entities(StoredReader, rows))),
    wait: (assetId, readers, gatheredAt, change) =>
      run(sql`insert into listing_alerts (recipient, asset_id, gathered_at, change_id)
      select unnest(${readers}::uuid[]), ${assetId}, ${gatheredAt}, ${change ?? null} on conflict do nothing`),
    lockWaiting: (id) => lockWaiting(transaction, id),
    settle: (id, assets, settledAt) =>
      run(
        sql`update listing_alerts set settled_at = ${settledAt} where recipient = ${id} and asset_id = any(${assets}::uuid[])`,
      ),
    drop: (id, assets) =>
      run(
        sql`delete from listing_alerts where recipient = ${id} and asset_id = any(${assets}::uuid[]) and settled_at is null`,
      ),
    send: (messages) => publish(transaction, messages),
  }
}

const lockWaiting = Effect.fnUntraced(function* (transaction: Transaction, id: UserId) {
  const { rows } = yield* ask(() =>
    sql<{ readonly body: unknown; readonly at: number; readonly approved: unknown }>`
      select assets.body, gathered_at as at, ${approvedFrom(sql`change_id`)} as approved from listing_alerts join assets on assets.id = asset_id
      where recipient = ${id} and settled_at is null order by gathered_at, assets.published_at, asset_id
      for update of listing_alerts`.execute(transaction),
  )
  // The person is read after the lock: who turned off meanwhile is told nothing any more.
  const person = yield* ask(() =>
    transaction.selectFrom("profiles").select(READER).where("id", "=", id).executeTakeFirst(),
  )
  if (!person) return null
  const reader: Reader = yield* entity(StoredReader)(person.body)
  const waiting = yield* Effect.forEach(rows, ({ approved, at, body }) =>
    Effect.map(Effect.all([entity(Asset)(body), entity(ApprovedRequests)(approved)]), ([asset, requests]) => ({
      asset,
      at: must(Millis, at),
      changes: changesSince(asset, requests),
    })),
  )
  return { reader, waiting }
})
