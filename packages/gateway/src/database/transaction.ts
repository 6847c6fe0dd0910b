import type { MarketUnavailable, Actor } from "@xl/core/kernel"
import { Effect } from "effect"
import type { ControlledTransaction } from "kysely"
import { Acting, state } from "./acting.ts"
import { ask, type Database, type Db, type Transaction } from "./database.ts"
import type { Tables } from "./tables.ts"

const afterwards = new WeakMap<Transaction, Set<(db: Database) => void>>()

/** Calls `then` once after the transaction has committed, however often it is asked to; never if it fails. */
export const afterCommit = (transaction: Transaction, then: (db: Database) => void): void =>
  void afterwards.get(transaction)?.add(then)

/** All that `work` writes, or, should it fail or be interrupted, none of it; for whom `Acting` says. */
export const inTransaction = <A, E, R>(
  db: Database,
  work: (transaction: Transaction) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E | MarketUnavailable, R> => Effect.flatMap(Acting, (actor) => transacting(db, actor, work))

const transacting = <A, E, R>(
  db: Database,
  actor: Actor | null,
  work: (transaction: Transaction) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E | MarketUnavailable, R> =>
  Effect.acquireUseRelease(
    ask(() => started(db, actor)),
    (transaction) =>
      Effect.tap(
        work(transaction),
        ask(() => transaction.commit().execute()),
      ),
    (transaction) =>
      transaction.isCommitted
        ? Effect.sync(() => afterwards.get(transaction)?.forEach((then) => then(db)))
        : Effect.ignore(ask(() => transaction.rollback().execute())), // a cut connection has rolled back by itself
  )

const started = async (db: Database, actor: Actor | null): Promise<ControlledTransaction<Tables>> => {
  const transaction = await db.startTransaction().execute()
  try {
    if (actor) await state(transaction, actor)
  } catch (reason) {
    await transaction.rollback().execute()
    throw reason
  }
  afterwards.set(transaction, new Set())
  return transaction
}

/** One question, for whom `Acting` says. */
export const read = <A>(db: Database, query: (db: Db) => Promise<A>): Effect.Effect<A, MarketUnavailable> =>
  Effect.flatMap(Acting, (actor) =>
    actor ? transacting(db, actor, (transaction) => ask(() => query(transaction))) : ask(() => query(db)),
  )

/** The same of views that look themselves at who asks, so that guests, who have stated nothing, need no transaction. */
export const readShown = <A>(db: Database, query: (db: Db) => Promise<A>): Effect.Effect<A, MarketUnavailable> =>
  Effect.flatMap(Acting, (actor) => (actor?.tag === "user" ? read(db, query) : ask(() => query(db))))

/** The same question where no effect runs. */
export const readAs = <A>(db: Database, actor: Actor, query: (db: Db) => Promise<A>): Promise<A> =>
  Effect.runPromise(Effect.provideService(read(db, query), Acting, actor))
