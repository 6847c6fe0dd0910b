import type { MarketChange, MarketTransaction } from "@xl/core/market"
import { ValuationNotFound, KeptValuation } from "@xl/core/valuation"
import { Effect } from "effect"
import { sql } from "kysely"
import { ask, type Transaction } from "../database/index.ts"
import { entity } from "./rows.ts"
import { unlessEmpty } from "./unless-empty.ts"

/** Valuations, inside one transaction. */
export const valuationsIn = (transaction: Transaction): Pick<MarketTransaction, "lockValuation"> => ({
  lockValuation: (id) =>
    ask(() =>
      transaction.selectFrom("valuations").select("body").where("id", "=", id).forNoKeyUpdate().executeTakeFirst(),
    ).pipe(Effect.flatMap((row) => (row ? entity(KeptValuation)(row.body) : Effect.fail(new ValuationNotFound())))),
})

const kept = (transaction: Transaction, valuations: MarketChange["valuations"]) =>
  unlessEmpty(valuations, (rows) =>
    transaction
      .insertInto("valuations")
      .values(rows.map((valuation) => ({ id: valuation.id, body: JSON.stringify(KeptValuation.encode(valuation)) })))
      .onConflict((same) => same.column("id").doUpdateSet({ body: sql`excluded.body` }))
      .execute(),
  )

const gone = (transaction: Transaction, ids: MarketChange["goneValuations"]) =>
  unlessEmpty(ids, (rows) => sql`select delete_valuations(${[...rows]}::uuid[])`.execute(transaction))

/** Writes valuations, and deletes those that are gone. */
export const writeValuations = (transaction: Transaction, change: MarketChange) =>
  Effect.andThen(kept(transaction, change.valuations), gone(transaction, change.goneValuations))
