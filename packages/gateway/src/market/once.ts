import type { MarketUnavailable } from "@xl/core/market"
import type { MarketTransaction } from "@xl/core/market/server"
import { Context, Effect } from "effect"
import { sql } from "kysely"
import { ask, type Database, type Transaction } from "../database/index.ts"

/** One request that its caller may repeat: a key of the caller's, and a hash of what is asked. */
export interface Once {
  readonly caller: string
  readonly key: string
  readonly request: string
  /** The place of the next transaction in the request, from 0. */
  readonly next: () => number
}

/** The request under way, where its caller named it; null otherwise. */
export const UnderWay = Context.Reference<Once | null>("@xl/gateway/market/UnderWay", { defaultValue: () => null })

type Work<A, E, R> = (transaction: MarketTransaction) => Effect.Effect<A, E, R>

/**
 * Does the work and keeps what it came to beside what it wrote; where that was done before, gives the same again and does nothing.
 * Of two at once one fails on the table's key, is undone, and finds the other's answer.
 */
export const once = Effect.fnUntraced(function* <A, E, R>(
  transaction: Transaction,
  { caller, key, request }: Once,
  place: number,
  market: MarketTransaction,
  work: Work<A, E, R>,
): Effect.fn.Return<A, E | MarketUnavailable, R> {
  const name = { caller, key, request, place }
  const kept = yield* ask(() =>
    transaction
      .selectFrom("idempotentAnswers")
      .select("answer")
      .where((of) => of.and(name))
      .executeTakeFirst(),
  )
  // What a use case gives is plain JSON, so that it comes back as it went.
  if (kept) return (kept.answer as { readonly value: A }).value
  let hasWritten = false
  const value = yield* work({
    ...market,
    write: (change) => {
      hasWritten = true
      return market.write(change)
    },
  })
  const answer = JSON.stringify({ value })
  if (hasWritten)
    yield* ask(() =>
      transaction
        .insertInto("idempotentAnswers")
        .values({ ...name, answer })
        .execute(),
    )
  return value
})

/** A day is longer than anybody repeats a request. */
export const forgetAnswers = async (db: Database): Promise<void> => {
  await db
    .deleteFrom("idempotentAnswers")
    .where("answeredAt", "<", sql<Date>`now() - interval '1 day'`)
    .execute()
}
