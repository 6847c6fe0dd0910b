import { MandateNotFound, conciergeName, KeptMandate, mandatorName } from "@xl/core/mandates"
import type { MarketTransaction } from "@xl/core/market"
import { Effect } from "effect"
import { sql } from "kysely"
import { ask, type Transaction } from "../database/index.ts"
import { entities, entity } from "./rows.ts"
import { type Rows, unlessEmpty } from "./unless-empty.ts"

/** Mandates and Concierges, inside one transaction. */
export const mandatesIn = (
  transaction: Transaction,
): Pick<MarketTransaction, "concierge" | "lockMandate" | "mandatesOf"> => ({
  concierge: (id) =>
    ask(() => transaction.selectFrom("concierges").selectAll().where("id", "=", id).executeTakeFirst()).pipe(
      Effect.map((row) => (row ? { id, name: conciergeName(row) } : null)),
    ),
  mandatesOf: (person) =>
    ask(() =>
      transaction
        .selectFrom("mandates")
        .select("body")
        .where((of) => of.or([of("seller", "=", person), of("concierge", "=", person)]))
        .execute(),
    ).pipe(Effect.flatMap((rows) => entities(KeptMandate, rows))),
  lockMandate: (id) =>
    Effect.gen(function* () {
      // An ended row is open to no lock of people's: of two who end one, the second waits here and reads what the first wrote.
      yield* ask(() => sql`select pg_advisory_xact_lock(hashtextextended(${id}, 40))`.execute(transaction))
      const row = yield* ask(() =>
        transaction.selectFrom("namedMandates").selectAll().where("id", "=", id).executeTakeFirst(),
      )
      if (!row) return yield* new MandateNotFound()
      const names = {
        seller: mandatorName({
          firstName: row.sellerFirstName,
          lastName: row.sellerLastName,
          entityName: row.sellerEntity,
        }),
        concierge: conciergeName({ firstName: row.conciergeFirstName, lastName: row.conciergeLastName }),
      }
      return { mandate: yield* entity(KeptMandate)(row.body), names }
    }),
})

export const writeMandates = (transaction: Transaction, mandates: Rows<KeptMandate>) =>
  unlessEmpty(mandates, (rows) =>
    transaction
      .insertInto("mandates")
      .values(rows.map((mandate) => ({ id: mandate.id, body: JSON.stringify(KeptMandate.encode(mandate)) })))
      .onConflict((same) => same.column("id").doUpdateSet({ body: sql`excluded.body` }))
      .execute(),
  )
