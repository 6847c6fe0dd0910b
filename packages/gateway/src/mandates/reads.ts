import {
  type ConciergeView,
  MandateView,
  type OwnMandates,
  conciergeName,
  KeptMandate,
  mandatorName,
} from "@xl/core/mandates"
import { must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { type Database, read } from "../database/index.ts"
import { entity } from "../market/index.ts"

/** Every Concierge, by name. */
export const conciergesOf = (pool: Database) =>
  read(pool, (db) =>
    db.selectFrom("concierges").selectAll().orderBy("firstName").orderBy("lastName").orderBy("id").execute(),
  ).pipe(
    Effect.map((rows) =>
      rows.map(({ companyName, id, ...person }): ConciergeView => ({
        id: must(UserId, id),
        name: conciergeName(person),
        companyName,
      })),
    ),
  )

/** What a person gave and holds, those that stand first, each newest first. */
export const mandatesOf = Effect.fnUntraced(function* (pool: Database, person: UserId) {
  const rows = yield* read(pool, (db) =>
    db
      .selectFrom("namedMandates")
      .selectAll()
      .where((of) => of.or([of("seller", "=", person), of("concierge", "=", person)]))
      .orderBy(sql`ended_at is null`, "desc")
      .orderBy("givenAt", "desc")
      .orderBy("id")
      .execute(),
  )
  const all = yield* Effect.forEach(rows, (row) =>
    Effect.map(entity(KeptMandate)(row.body), ({ endedBy: _who, ...mandate }) =>
      must(MandateView, {
        ...mandate,
        sellerName: mandatorName({
          firstName: row.sellerFirstName,
          lastName: row.sellerLastName,
          entityName: row.sellerEntity,
        }),
        conciergeName: conciergeName({ firstName: row.conciergeFirstName, lastName: row.conciergeLastName }),
      }),
    ),
  )
  return {
    given: all.filter(({ seller }) => seller === person),
    held: all.filter(({ concierge }) => concierge === person),
  } satisfies OwnMandates
})
