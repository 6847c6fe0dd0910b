import type { MarketUnavailable } from "@xl/core/market"
import { Effect } from "effect"
import { ask, type Database, type Transaction } from "./database.ts"

const afterwards = new WeakMap<Transaction, Set<(db: Database) => void>>()

/** Calls `then` once after the transaction has committed, however often it is asked to; never if it fails. */
export const afterCommit = (transaction: Transaction, then: (db: Database) => void): void =>
  void afterwards.get(transaction)?.add(then)

/** All that `work` writes, or, should it fail or be interrupted, none of it. */
export const inTransaction = <A, E, R>(
  db: Database,
  work: (transaction: Transaction) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E | MarketUnavailable, R> =>
  Effect.acquireUseRelease(
    ask(async () => {
      const transaction = await db.startTransaction().execute()
      afterwards.set(transaction, new Set())
      return transaction
    }),
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
