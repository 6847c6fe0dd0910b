import { randomUUID } from "node:crypto"
import { MarketUnavailable } from "@xl/core/kernel"
import { Cause, Context, Effect, Exit } from "effect"
import { GraphQLError } from "graphql"
import { sql } from "kysely"
import { ask, type Database, type Db, type Transaction } from "../database/index.ts"
import { KnownFailure } from "../shared/known-failure.ts"

/** One request that its caller may repeat: a key of the caller's, and a hash of the whole question. */
export interface Once {
  readonly caller: string
  readonly key: string
  readonly request: string
  /** The place of the next transaction in the request, from 0. */
  readonly next: () => number
}

/** One transaction of such a request. */
export interface Turn extends Omit<Once, "next"> {
  readonly place: number
}

/** The request under way, where its caller named it; null otherwise. */
export const UnderWay = Context.Reference<Once | null>("@xl/gateway/market/UnderWay", { defaultValue: () => null })

/** What a turn came to. All of it is plain JSON, so that it comes back as it went. */
type Kept = { readonly value: unknown } | { readonly refusal: unknown } | { readonly errorId: string }

/**
 * Does the work and keeps what it came to beside what it wrote; where that was done before, gives the same again and does nothing.
 * Of two at once one fails on the table's key, is undone, and finds the other's answer.
 */
export const once = Effect.fnUntraced(function* <A, E, R>(
  transaction: Transaction,
  turn: Turn,
  work: Effect.Effect<A, E, R>,
): Effect.fn.Return<A, E | MarketUnavailable, R> {
  const kept = yield* find(transaction, turn)
  if (kept) return yield* again<A, E>(kept)
  const value = yield* work
  yield* ask(() =>
    transaction
      .insertInto("idempotentAnswers")
      .values(rowOf(turn, { value: value ?? null })) // JSON has no undefined
      .execute(),
  )
  return value
})

/** Does the work unless its turn came to something before, which is given again then. */
export const unlessKept = <A, E, R>(db: Database, turn: Turn, work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(find(db, turn), (kept): Effect.Effect<A, E, R> => (kept ? again<A, E>(kept) : work))

/**
 * Keeps a no, and what broke, once its transaction is undone; so a repeated request is told the same, whatever is true by then. Where
 * the same request succeeded meanwhile beside this one, that counts. Nothing is kept of a database that did not answer: that is no outcome.
 */
export const keepingFailures = <A, E, R>(
  db: Database,
  turn: Turn,
  run: Effect.Effect<A, E | MarketUnavailable, R>,
): Effect.Effect<A, E | MarketUnavailable, R> =>
  Effect.flatMap(Effect.exit(run), (exit): Effect.Effect<A, E | MarketUnavailable> => {
    if (Exit.isSuccess(exit)) return Effect.succeed(exit.value)
    const [reason] = exit.cause.reasons
    if (reason === undefined || Cause.isInterruptReason(reason)) return Effect.failCause(exit.cause)
    if (Cause.isDieReason(reason)) return keepBroken(db, turn, reason.defect)
    const refusal = reason.error
    return refusal instanceof MarketUnavailable ? Effect.fail(refusal) : keepFirst<A, E>(db, turn, { refusal })
  })

const keepBroken = <A, E>(db: Database, turn: Turn, defect: unknown): Effect.Effect<A, E | MarketUnavailable> => {
  if (defect instanceof KnownFailure || defect instanceof GraphQLError) return Effect.die(defect)
  const errorId = randomUUID()
  return Effect.catchDefect(keepFirst<A, E>(db, turn, { errorId }), (known) =>
    Effect.die(known instanceof KnownFailure && known.errorId === errorId ? new KnownFailure(errorId, defect) : known),
  )
}

/** Keeps it unless something was kept in that place already, and gives what is kept. */
const keepFirst = Effect.fnUntraced(function* <A, E>(
  db: Database,
  turn: Turn,
  kept: Kept,
): Effect.fn.Return<A, E | MarketUnavailable> {
  yield* ask(() =>
    db
      .insertInto("idempotentAnswers")
      .values(rowOf(turn, kept))
      .onConflict((same) => same.doNothing())
      .execute(),
  )
  return yield* again<A, E>((yield* find(db, turn)) ?? kept)
})

const rowOf = ({ caller, key, place, request }: Turn, kept: Kept) => ({
  caller,
  key,
  place,
  request,
  answer: JSON.stringify(kept),
})

/** What a turn came to before. Dies of the caller's fault where the key was another request's. */
const find = Effect.fnUntraced(function* (db: Db, { caller, key, place, request }: Turn) {
  const row = yield* ask(() =>
    db
      .selectFrom("idempotentAnswers")
      .select(["answer", "request"])
      .where((of) => of.and({ caller, key, place }))
      .executeTakeFirst(),
  )
  if (row && row.request !== request) return yield* Effect.die(keyReused())
  return row && (row.answer as Kept)
})

const again = <A, E>(kept: Kept): Effect.Effect<A, E> => {
  if ("value" in kept) return Effect.succeed(kept.value as A)
  return "refusal" in kept ? Effect.fail(kept.refusal as E) : Effect.die(new KnownFailure(kept.errorId, undefined))
}

const keyReused = () =>
  new GraphQLError("This idempotency key belongs to another request.", {
    extensions: { code: "IDEMPOTENCY_KEY_REUSED", errorType: "BadRequest" },
  })

/** A day is longer than anybody repeats a request. */
export const forgetAnswers = async (db: Database): Promise<void> => {
  await db
    .deleteFrom("idempotentAnswers")
    .where("answeredAt", "<", sql<Date>`now() - interval '1 day'`)
    .execute()
}
