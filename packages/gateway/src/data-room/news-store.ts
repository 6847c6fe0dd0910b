import { Asset } from "@xl/core/assets"
import { RoomNews, type RoomNewsStore, type RoomNewsTransaction } from "@xl/core/data-room"
import { AlertFrequency } from "@xl/core/profiles"
import { AssetId, DAY_MILLIS, Millis, must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { ask, type Database, inTransaction, type Transaction } from "../database/index.ts"
import { publish } from "../live/index.ts"
import { entity } from "../market/index.ts"

/** What became of files of data rooms, and who heard of it, in PostgreSQL. The view `vdr_unheard` says who may hear of what. */
export const roomNewsPostgres = (db: Database): RoomNewsStore["Service"] => ({
  owed: () =>
    ask(() =>
      db
        .selectFrom("vdrUnheard")
        .select(["userId", "assetId", "rhythm", (of) => of.fn.min("at").as("since")])
        .groupBy(["userId", "assetId", "rhythm"])
        .orderBy("since")
        .orderBy("userId")
        .execute(),
    ).pipe(
      Effect.map((rows) =>
        rows.map(({ assetId, rhythm, since, userId }) => ({
          userId: must(UserId, userId),
          assetId: must(AssetId, assetId),
          since: must(Millis, Number(since)),
          rhythm: must(AlertFrequency, rhythm),
        })),
      ),
    ),
  transaction: (work) => inTransaction(db, (transaction) => work(over(transaction))),
})

const over = (transaction: Transaction): RoomNewsTransaction => ({
  lockNews: Effect.fnUntraced(function* (user, id) {
    // One reader of one room is told by one run at a time.
    yield* ask(() =>
      transaction
        .selectFrom("vdrAgreements")
        .select("assetId")
        .where("userId", "=", user)
        .where("assetId", "=", id)
        .forNoKeyUpdate()
        .execute(),
    )
    const rows = yield* ask(() =>
      transaction
        .selectFrom("vdrUnheard")
        .select(["assetId", "tier", "kind", "name", "at"])
        .where("userId", "=", user)
        .where("assetId", "=", id)
        .orderBy("position")
        .execute(),
    )
    const row = yield* ask(() =>
      transaction.selectFrom("assets").select("body").where("id", "=", id).executeTakeFirst(),
    )
    if (!row || rows.length === 0) return null
    return {
      asset: yield* entity(Asset)(row.body),
      news: rows.map((news) => must(RoomNews, { ...news, at: Number(news.at) })),
    }
  }),
  heard: (user, asset, until) =>
    Effect.asVoid(
      ask(() =>
        sql`insert into vdr_rhythms (asset_id, user_id, rhythm, heard_until) values (${asset}, ${user}, 'Daily', ${until})
          on conflict (asset_id, user_id) do update set heard_until = excluded.heard_until`.execute(transaction),
      ),
    ),
  send: (messages) => publish(transaction, messages),
})

/** Longer than any rhythm waits. */
const KEPT_DAYS = 60

/** Forgets what everybody heard of long ago; the log of events keeps it. */
export const forgetRoomNews = (db: Database, now: number) =>
  db
    .deleteFrom("vdrNews")
    .where("at", "<=", now - KEPT_DAYS * DAY_MILLIS)
    .execute()
