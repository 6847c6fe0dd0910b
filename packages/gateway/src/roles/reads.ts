import { Profile } from "@xl/core/profiles"
import { RoleRequest, type RoleRequestPage, type RoleRequestSearch, roleRequestView } from "@xl/core/roles"
import { type SignedIn } from "@xl/core/kernel"
import { must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { type Database, type Db, read } from "../database/index.ts"
import { entity } from "../market/index.ts"
import { recordPrivateRead } from "../market/private-read.ts"
import { tokenOf } from "../shared/index.ts"
import type { ListArgs, OfKind } from "./inputs.ts"

const withCreators = (db: Db) =>
  db.selectFrom("roleRequests").innerJoin("profiles", "profiles.id", "roleRequests.creator")

/** Those that fit. */
const matching = (db: Db, search: RoleRequestSearch) => {
  const email = (search.email ?? "")
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return withCreators(db)
    .$if(search.status.length > 0, (all) => all.where("roleRequests.status", "in", search.status))
    .$if(email !== "", (all) => all.where("profiles.email", "like", `%${email}%`))
}

/** With who asks, newest first, and at the same instant by id. */
const shown = (found: ReturnType<typeof withCreators>) =>
  found
    .select(["roleRequests.body", "profiles.body as profile"])
    .orderBy("roleRequests.createdAt", "desc")
    .orderBy("roleRequests.id")

type Row = Awaited<ReturnType<ReturnType<typeof shown>["execute"]>>[number]

/** Read, and the administrator who reads is put on the record for each person shown. */
const viewed = Effect.fnUntraced(function* (pool: Database, user: SignedIn, rows: ReadonlyArray<Row>, now: number) {
  const requests = yield* Effect.forEach(rows, ({ body, profile }) =>
    Effect.map(Effect.all([entity(RoleRequest)(body), entity(Profile)(profile)]), ([request, creator]) =>
      roleRequestView(request, creator),
    ),
  )
  yield* recordPrivateRead(pool, user, [...new Set(requests.map(({ request }) => request.creator))], now)
  return requests
})

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
      read(pool, (db) => shown(matching(db, search)).limit(search.size).offset(search.offset).execute()),
    ],
    { concurrency: 2 },
  )
  const requests = yield* viewed(pool, user, rows, now)
  return { total: must(t.Int, total), requests } satisfies RoleRequestPage
})

const ofKind = (db: Db, { status, type }: OfKind) =>
  withCreators(db)
    .$if(type !== null, (all) => all.where("roleRequests.type", "=", type ?? ""))
    .$if(status !== null, (all) => all.where("roleRequests.status", "=", status ?? ""))

/** A stretch of the requests of a kind, and where the next one begins. One more than asked for is read, which tells whether there is a next. */
export const listRoleRequests = Effect.fnUntraced(function* (
  pool: Database,
  user: SignedIn,
  { limit, nextToken: from, ...kind }: ListArgs,
  now: number,
) {
  const rows = yield* read(pool, (db) =>
    shown(
      ofKind(db, kind).$if(from !== null, (all) =>
        all.where((of) =>
          of.or([
            of("roleRequests.createdAt", "<", from?.createdAt ?? 0),
            of.and([
              of("roleRequests.createdAt", "=", from?.createdAt ?? 0),
              of("roleRequests.id", ">", from?.id ?? ""),
            ]),
          ]),
        ),
      ),
    )
      .limit(limit + 1)
      .execute(),
  )
  const requests = yield* viewed(pool, user, rows.slice(0, limit), now)
  const last = rows.length > limit ? requests.at(-1)?.request : undefined
  return { requests, nextToken: last === undefined ? null : tokenOf(last) }
})

/** How many requests of a kind there are. */
export const countRequests = (pool: Database, kind: OfKind) =>
  read(pool, (db) =>
    ofKind(db, kind)
      .select((of) => of.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  )

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
