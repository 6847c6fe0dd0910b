import { Asset, OPEN_TO_OFFERS } from "@xl/core/assets"
import { AlertStore, type AlertTransaction, type Owed, type Reader } from "@xl/core/listing-alerts/server"
import { AlertFrequency, NotificationsCriteria } from "@xl/core/profiles"
import { Role } from "@xl/core/roles"
import { AssetId, decode, Millis, must, UserId } from "@xl/core/shared"
import { Effect, Layer, Result } from "effect"
import * as t from "io-ts"
import { sql } from "kysely"
import { ask, type Database, inTransaction, type Transaction } from "../database/index.ts"
import { publish } from "../live/index.ts"
import { entities, entity } from "../market/index.ts"

declare module "../database/tables.ts" {
  interface Tables {
    readonly weighedListings: { readonly assetId: string }
    readonly listingAlerts: {
      readonly recipient: string
      readonly assetId: string
      /** Milliseconds since the Unix epoch. */
      readonly gatheredAt: number
      /** When it was told or dropped; null while it waits. */
      readonly settledAt: number | null
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
  owed: () =>
    ask(() =>
      sql<{ readonly id: string; readonly since: number; readonly frequency: string | null }>`
        select recipient as id, min(gathered_at) as since, profiles.body #>> '{notificationsCriteria,receiveNotificationsWhen}' as frequency
        from listing_alerts join profiles on profiles.id = recipient
        where settled_at is null group by recipient, frequency order by since, recipient`.execute(db),
    ).pipe(Effect.map(({ rows }) => rows.map(owedOf))),
  transaction: (work) => inTransaction(db, (transaction) => work(over(transaction))),
})

export const alertStoreLayer = (db: Database): Layer.Layer<AlertStore> =>
  Layer.succeed(AlertStore, alertStorePostgres(db))

const owedOf = (row: { readonly id: string; readonly since: number; readonly frequency: string | null }): Owed => ({
  id: must(UserId, row.id),
  since: must(Millis, row.since),
  frequency: Result.getOrElse(decode(AlertFrequency)(row.frequency), () => "Never" as const),
})

const READER = sql<unknown>`jsonb_build_object('id', id, 'roles', body -> 'roles',
  'criteria', body -> 'notificationsCriteria')`.as("body")
const StoredReader = t.strict({
  id: UserId,
  roles: t.readonlyArray(Role),
  criteria: t.union([NotificationsCriteria, t.null]),
})

const over = (transaction: Transaction): AlertTransaction => ({
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
  readers: () =>
    ask(() =>
      transaction
        .selectFrom("profiles")
        .select(READER)
        .where(sql<boolean>`body #>> '{notificationsCriteria,receiveNotificationsWhen}' <> 'Never'`)
        .execute(),
    ).pipe(Effect.flatMap((rows) => entities(StoredReader, rows))),
  wait: (assetId, readers, gatheredAt) =>
    Effect.asVoid(
      ask(() =>
        sql`insert into listing_alerts (recipient, asset_id, gathered_at)
          select unnest(${readers}::uuid[]), ${assetId}, ${gatheredAt} on conflict do nothing`.execute(transaction),
      ),
    ),
  lockWaiting: (id) => lockWaiting(transaction, id),
  settle: (id, assets, settledAt) =>
    Effect.asVoid(
      ask(() =>
        sql`update listing_alerts set settled_at = ${settledAt} where recipient = ${id} and asset_id = any(${assets}::uuid[])`.execute(
          transaction,
        ),
      ),
    ),
  send: (messages) => publish(transaction, messages),
})

const lockWaiting = Effect.fnUntraced(function* (transaction: Transaction, id: UserId) {
  const { rows } = yield* ask(() =>
    sql<{ readonly body: unknown; readonly at: number }>`
      select assets.body, gathered_at as at from listing_alerts join assets on assets.id = asset_id
      where recipient = ${id} and settled_at is null order by gathered_at, assets.published_at, asset_id
      for update of listing_alerts`.execute(transaction),
  )
  // The person is read after the lock: who turned off meanwhile is told nothing any more.
  const person = yield* ask(() =>
    transaction.selectFrom("profiles").select(READER).where("id", "=", id).executeTakeFirst(),
  )
  if (!person) return null
  const reader: Reader = yield* entity(StoredReader)(person.body)
  const assets = yield* entities(Asset, rows)
  const ats = rows.map(({ at }) => must(Millis, at))
  return { reader, waiting: assets.flatMap((asset, place) => ats.slice(place, place + 1).map((at) => ({ asset, at }))) }
})
