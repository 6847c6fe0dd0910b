import { randomUUID } from "node:crypto"
import {
  CLIENT_ERROR_KEPT_DAYS,
  ClientError,
  type ClientErrorPage,
  InvalidSequenceToken,
  type LogEntry,
  LogStreamNotFound,
  type LogStreamName,
  MOST_CLIENT_ERRORS,
  scrubbed,
} from "@xl/core/monitoring"
import { must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { ask, type Database, type Db, inTransaction } from "../database/index.ts"
import "./tables.ts"

/** The stream, left as it is where it is there. `now` is milliseconds since the epoch. */
export const createStream = (pool: Database, name: LogStreamName, now: number) =>
  inTransaction(pool, (db) =>
    ask(() =>
      db
        .insertInto("clientLogStreams")
        .values({ name, createdAt: now })
        .onConflict((same) => same.doNothing())
        .execute(),
    ),
  )

interface Written {
  readonly name: LogStreamName
  readonly entries: ReadonlyArray<LogEntry>
  readonly sequenceToken: string | null
  readonly who: string | null
  readonly now: number
}

/** The first call names no token, each later one what the call before was answered with. */
const tokenOf = (calls: number): string | null => (calls === 0 ? null : String(calls))

/** Writes under the stream's lock; gives what the next call has to name. */
export const put = (pool: Database, { entries, name, now, sequenceToken, who }: Written) =>
  inTransaction(
    pool,
    Effect.fnUntraced(function* (db) {
      const stream = yield* ask(() =>
        db.selectFrom("clientLogStreams").select("token").where("name", "=", name).forUpdate().executeTakeFirst(),
      )
      if (!stream) return yield* new LogStreamNotFound()
      const expectedSequenceToken = tokenOf(stream.token)
      if (sequenceToken !== expectedSequenceToken) return yield* new InvalidSequenceToken({ expectedSequenceToken })
      const rows = entries.map(({ message, timestamp }) => ({
        id: randomUUID(),
        stream: name,
        timestamp,
        receivedAt: now,
        who,
        message: scrubbed(message),
      }))
      yield* ask(() => db.insertInto("clientErrors").values(rows).execute())
      const token = stream.token + 1
      yield* ask(() => db.updateTable("clientLogStreams").set({ token }).where("name", "=", name).execute())
      return String(token)
    }),
  )

/** The newest first. */
export const pageOf = async (
  db: Db,
  { offset, size }: { readonly offset: number; readonly size: number },
): Promise<ClientErrorPage> => {
  const { total } = await db
    .selectFrom("clientErrors")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom("clientErrors")
    .selectAll()
    .orderBy("receivedAt", "desc")
    .orderBy("id")
    .offset(offset)
    .limit(size)
    .execute()
  return { total: must(t.Int, Number(total)), errors: rows.map((row) => must(ClientError, row)) }
}

/** Forgets streams that are 30 days old, and the oldest entries beyond 50,000. */
export const pruneClientErrors = async (db: Database, now: number): Promise<void> => {
  await db
    .deleteFrom("clientLogStreams")
    .where("createdAt", "<", now - CLIENT_ERROR_KEPT_DAYS * 86_400_000)
    .execute()
  const last = await db
    .selectFrom("clientErrors")
    .select("receivedAt")
    .orderBy("receivedAt", "desc")
    .offset(MOST_CLIENT_ERRORS)
    .limit(1)
    .executeTakeFirst()
  if (last) await db.deleteFrom("clientErrors").where("receivedAt", "<=", last.receivedAt).execute()
}
