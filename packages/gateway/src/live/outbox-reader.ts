import type { ChatLiveEvent, Audience, LiveEvent } from "@xl/core/kernel"
import { sql } from "kysely"
import type { Database } from "../database/index.ts"

export interface LiveMessage {
  readonly audience: Audience
  readonly event: ChatLiveEvent | LiveEvent
}

interface Row extends LiveMessage {
  readonly position: number
  readonly transactionId: string
  /** Bytes. */
  readonly size: number
}

/**
 * Gives a function that reads each live message once, in whatever order transactions commit. Positions are given before
 * the commit, so the newest one seen is no mark to continue from: an older one may still appear. The mark is the oldest
 * transaction still under way; rows after it are read again, and known again by `seen`.
 */
export const openReader = async (db: Database): Promise<() => Promise<ReadonlyArray<Row>>> => {
  let seen = new Map<number, bigint>()
  let mark = await oldestUnderWay(db)

  const read = async (): Promise<ReadonlyArray<Row>> => {
    const { rows } = await sql<{ mark: string } & (Row | { readonly position: null })>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as mark, outbox.position, outbox.transaction_id::text,
        outbox.audience, outbox.body as event, octet_length(outbox.body::text) as size
      from (select 1) as always
      left join outbox on outbox.tag = 'live' and outbox.transaction_id >= ${String(mark)}::xid8
      order by outbox.position`.execute(db)
    const fresh = rows.filter((row): row is { mark: string } & Row => row.position !== null && !seen.has(row.position))
    mark = BigInt(rows[0]?.mark ?? mark)
    for (const { position, transactionId } of fresh) seen.set(position, BigInt(transactionId))
    seen = new Map([...seen].filter(([, transaction]) => transaction >= mark))
    return fresh
  }

  await read() // what was published before the start is no news
  return read
}

const oldestUnderWay = async (db: Database): Promise<bigint> => {
  const { rows } = await sql<{ mark: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as mark`.execute(db)
  return BigInt(rows[0]?.mark ?? 0)
}
