import { MarketUnavailable } from "@xl/core/kernel"
import { Effect } from "effect"
import { CamelCasePlugin, Kysely, type LogEvent, PostgresDialect, type Transaction as KyselyTransaction } from "kysely"
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

/**
 * Lets a process live on when connections are cut. An idle one is replaced by the pool; one in use tells by the query under way, but
 * says so once more as an event, which would end the process if nobody heard it.
 */
export const surviveCuts = (pool: pg.Pool): void => {
  pool.on("error", () => undefined)
  pool.on("connect", (client) => void client.on("error", () => undefined))
}

export const openDatabase = (connectionString: string, most = 20): Database => {
  const pool = new pg.Pool({ connectionString, types, max: most, application_name: "xl", ...PATIENCE })
  surviveCuts(pool)
  const watchers: Watchers = new Set()
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })], // what lies in a jsonb column is not ours to rename
    log: (event) => watchers.forEach((watch) => watch(queryOf(event))),
  })
  watched.set(db, { pool, watchers })
  return db
}

/** A statement that PostgreSQL has answered or refused; its text holds placeholders, never values. */
export interface Query {
  readonly statement: string
  readonly milliseconds: number
  readonly isFailed: boolean
}
type Watchers = Set<(query: Query) => void>
const watched = new WeakMap<Database, { readonly pool: pg.Pool; readonly watchers: Watchers }>()

const queryOf = ({ level, query, queryDurationMillis }: LogEvent): Query => ({
  statement: query.sql,
  milliseconds: queryDurationMillis,
  isFailed: level === "error",
})

/** Tells `watch` of each statement; gives the way to stop. */
export const onQuery = (db: Database, watch: (query: Query) => void): (() => void) => {
  const watchers = watched.get(db)?.watchers
  watchers?.add(watch)
  return () => void watchers?.delete(watch)
}

/** How many connections the pool has, how many of them wait for work, and how many callers wait for one. */
export const poolOf = (db: Database): { readonly total: number; readonly idle: number; readonly waiting: number } => {
  const pool = watched.get(db)?.pool
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}

/** One question to the database: whatever goes wrong is `MarketUnavailable`, with the cause for the log. */
export const ask = <A>(query: () => Promise<A>): Effect.Effect<A, MarketUnavailable> =>
  Effect.tryPromise({ try: query, catch: (cause) => new MarketUnavailable({ cause }) })
