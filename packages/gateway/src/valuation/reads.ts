import type { SignedIn } from "@xl/core/kernel"
import { must, type ValuationId } from "@xl/core/shared"
import {
  ValuationNotFound,
  VALUATIONS_A_PAGE,
  type ValuationPage,
  KeptValuation,
  valuationView,
} from "@xl/core/valuation"
import { Effect } from "effect"
import * as t from "io-ts"
import { type Database, type Db, read } from "../database/index.ts"
import { entities, entity } from "../market/index.ts"
import { type Place, tokenOf } from "../shared/index.ts"

const own = (db: Db, { id }: SignedIn) => db.selectFrom("valuations").where("owner", "=", id)

/** One of the user's own; another's is not there. */
export const valuationOf = Effect.fnUntraced(function* (pool: Database, user: SignedIn, id: ValuationId) {
  const row = yield* read(pool, (db) => own(db, user).select("body").where("id", "=", id).executeTakeFirst())
  return row ? valuationView(yield* entity(KeptValuation)(row.body)) : yield* new ValuationNotFound()
})

/** All of the user's own, the newest first. */
export const valuationsOf = (pool: Database, user: SignedIn) =>
  read(pool, (db) => own(db, user).select("body").orderBy("createdAt", "desc").orderBy("id").execute()).pipe(
    Effect.flatMap((rows) => entities(KeptValuation, rows)),
  )

const stretch = (db: Db, user: SignedIn, from: Place | null) =>
  own(db, user)
    .select("body")
    .$if(from !== null, (all) =>
      all.where((of) =>
        of.or([
          of("createdAt", "<", from?.createdAt ?? 0),
          of.and([of("createdAt", "=", from?.createdAt ?? 0), of("id", ">", from?.id ?? "")]),
        ]),
      ),
    )
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(VALUATIONS_A_PAGE + 1)
    .execute()

/** A stretch of the user's own and where the next one begins. One more than it holds is read, which tells whether there is a next. */
export const pageOf = Effect.fnUntraced(function* (pool: Database, user: SignedIn, from: Place | null) {
  const { count, rows } = yield* read(pool, async (db) => ({
    rows: await stretch(db, user, from),
    count: await own(db, user)
      .select((of) => of.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
  }))
  const kept = yield* entities(KeptValuation, rows.slice(0, VALUATIONS_A_PAGE))
  const last = rows.length > VALUATIONS_A_PAGE ? kept.at(-1) : undefined
  return {
    valuations: kept.map(valuationView),
    nextToken: last === undefined ? null : tokenOf({ createdAt: last.dateCreated, id: last.id }),
    count: must(t.Int, Number(count.count)),
  } satisfies ValuationPage
})
