import { buyerNameOf } from "@xl/core/offers/server"
import { RoleRequest, type RoleRequestPage, type RoleRequestSearch, type SignedIn } from "@xl/core/roles"
import { must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { sql } from "kysely"
import { type Database, type Db, read } from "../database/index.ts"
import { entity } from "../market/index.ts"
import { recordPrivateRead } from "../market/private-read.ts"

/** Those that fit, with who asks. */
const matching = (db: Db, search: RoleRequestSearch) => {
  const email = (search.email ?? "")
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return db
    .selectFrom("roleRequests")
    .innerJoin("profiles", "profiles.id", "roleRequests.creator")
    .$if(search.status.length > 0, (all) => all.where("roleRequests.status", "in", search.status))
    .$if(email !== "", (all) => all.where("profiles.email", "like", `%${email}%`))
}

/** Role requests with who asks, newest first, for an administrator, who is put on the record for each person shown. */
export const searchRequests = Effect.fnUntraced(function* (
  pool: Database,
  user: SignedIn,
  search: RoleRequestSearch,
  now: number,
) {
  const [{ total }, rows] = yield* Effect.all(
    [
      read(pool, (db) =>
        matching(db, search)
          .select((of) => of.fn.countAll<number>().as("total"))
          .executeTakeFirstOrThrow(),
      ),
      read(pool, (db) =>
        matching(db, search)
          .select([
            "roleRequests.body",
            sql<string>`profiles.body ->> 'email'`.as("email"),
            sql<string | null>`profiles.body ->> 'firstName'`.as("firstName"),
            sql<string | null>`profiles.body ->> 'lastName'`.as("lastName"),
            sql<string | null>`profiles.body ->> 'companyName'`.as("companyName"),
          ])
          .orderBy("roleRequests.createdAt", "desc")
          .orderBy("roleRequests.id")
          .limit(search.size)
          .offset(search.offset)
          .execute(),
      ),
    ],
    { concurrency: 2 },
  )
  const requests = yield* Effect.forEach(rows, ({ body, companyName, email, ...names }) =>
    Effect.map(entity(RoleRequest)(body), (request) => ({
      request,
      name: buyerNameOf(names) ?? "",
      email,
      companyName,
    })),
  )
  yield* recordPrivateRead(pool, user, [...new Set(requests.map(({ request }) => request.creator))], now)
  return { total: must(t.Int, total), requests } satisfies RoleRequestPage
})

/** Buyer requests that wait for an administrator. */
export const countBuyerRequests = (pool: Database) =>
  read(pool, (db) =>
    db
      .selectFrom("roleRequests")
      .select((of) => of.fn.countAll<number>().as("total"))
      .where("type", "=", "ApprovedBuyers")
      .where("status", "=", "Draft")
      .executeTakeFirstOrThrow(),
  ).pipe(Effect.map(({ total }) => total))
