import { MarketUnavailable } from "@xl/core/market"
import { Effect } from "effect"
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction as KyselyTransaction } from "kysely"
import pg from "pg"
import type { Tables } from "./tables.ts"

/** The pool. */
export type Database = Kysely<Tables>
/** One transaction. Inside it use nothing else: a query on the pool would wait for itself. */
export type Transaction = KyselyTransaction<Tables>
/** The pool or a transaction, for reads that work in both. */
export type Db = Database | Transaction

/** Money and instants are `bigint`, which pg hands out as text; beyond 2^53 a number would silently be another one. */
const safeInteger = (digits: string): number => {
  const number = Number(digits)
  if (!Number.isSafeInteger(number)) throw new RangeError("A bigint column holds more than a number can.")
  return number
}
const types = {
  getTypeParser: (oid: number) => (oid === pg.types.builtins.INT8 ? safeInteger : pg.types.getTypeParser(oid)),
}

/** Milliseconds after which a statement, a wait for a lock, an idle transaction or a wait for a connection is given up. */
const PATIENCE = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  connectionTimeoutMillis: 30_000, // waiting for a free connection counts too, and a laptop may be busy
}

export const openDatabase = (connectionString: string, most = 20): Database => {
  const pool = new pg.Pool({ connectionString, types, max: most, application_name: "xl", ...PATIENCE })
  pool.on("error", () => undefined) // an idle connection was cut: the pool opens another, and the next query tells
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })], // what lies in a jsonb column is not ours to rename
  })
}

/** One question to the database: whatever goes wrong is `MarketUnavailable`, with the cause for the log. */
export const ask = <A>(query: () => Promise<A>): Effect.Effect<A, MarketUnavailable> =>
  Effect.tryPromise({ try: query, catch: (cause) => new MarketUnavailable({ cause }) })
