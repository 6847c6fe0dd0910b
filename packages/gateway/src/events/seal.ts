import type { MarketUnavailable } from "@xl/core/kernel"
import type { Effect } from "effect"
import { sql } from "kysely"
import { ask, type Database, type Db, type Transaction } from "../database/index.ts"
import { canonical, sha256 } from "./canonical.ts"

/** One fingerprint over the heads of all chains that grew since the seal before it, and over that seal. */
export interface Seal {
  readonly number: number
  readonly lastPosition: number
  readonly root: string
  readonly previousHash: string
  readonly hash: string
}
export const NO_SEAL: Pick<Seal, "hash" | "lastPosition" | "number"> = { number: 0, lastPosition: 0, hash: "" }

/**
 * Seals what happened since the last seal; undefined where nothing did. A seal printed or sent elsewhere proves
 * later that nothing before it was changed, not even by whoever can write to the database.
 */
export const seal = (db: Database): Effect.Effect<Seal | undefined, MarketUnavailable> =>
  ask(() =>
    db.transaction().execute(async (transaction) => {
      const before = await quietly(transaction)
      const newest = await transaction
        .selectFrom("events")
        .select((of) => of.fn.max("position").as("position"))
        .executeTakeFirst()
      const lastPosition = newest?.position ?? 0
      if (lastPosition <= before.lastPosition) return undefined
      const content = {
        number: before.number + 1,
        lastPosition,
        root: await rootOf(transaction, before.lastPosition, lastPosition),
        previousHash: before.hash,
      }
      const sealed = { ...content, hash: sealHash(content) }
      await transaction.insertInto("seals").values(sealed).execute()
      return sealed
    }),
  )

/** Waits until no writer is in the middle of an event, so that no position below the newest appears later; gives up soon. */
const quietly = async (transaction: Transaction) => {
  await sql`set local lock_timeout = '300ms'`.execute(transaction)
  await sql`lock table seals in exclusive mode`.execute(transaction)
  await sql`lock table events in share mode`.execute(transaction)
  const last = await transaction.selectFrom("seals").selectAll().orderBy("number", "desc").limit(1).executeTakeFirst()
  return last ?? NO_SEAL
}

/** Over the last event of each chain among those after `from`, up to `to`. */
export const rootOf = async (
  db: Db,
  from: number,
  to: number,
  log: "assetLog" | "events" = "events",
): Promise<string> => {
  const { rows } = await sql<{ chain: string; sequence: number; hash: string }>`
    select distinct on (chain) chain, sequence, hash from ${sql.table(log)}
    where position > ${from} and position <= ${to} order by chain, sequence desc`.execute(db)
  const lines = rows.map(({ chain, hash, sequence }) => `${chain} ${sequence} ${hash}`)
  return sha256(lines.toSorted().join("\n"))
}

export const sealHash = ({ lastPosition, number, previousHash, root }: Omit<Seal, "hash">): string =>
  sha256(canonical({ lastPosition, number, previousHash, root }))
