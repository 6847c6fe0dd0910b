import { Profile } from "@xl/core/profiles"
import { type UserPage, type UserSearch } from "@xl/core/roles"
import type { SignedIn } from "@xl/core/kernel"
import { must, searchedText, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { sql, type SqlBool } from "kysely"
import { type Database, type Db, type Json, read } from "../database/index.ts"
import { entities } from "../market/index.ts"
import { recordPrivateRead } from "../market/private-read.ts"

declare module "../database/tables.ts" {
  interface Tables {
    /** A view for administrators: every profile, with what a search for people asks of it. */
    readonly allProfiles: {
      readonly id: string
      readonly body: Json<unknown>
      readonly email: string
      readonly roles: ReadonlyArray<string>
      readonly name: string
      readonly words: string
      readonly lastLogin: number | null
      readonly createdAt: number
    }
  }
}

const COLUMNS = { name: "name", email: "email", lastLogin: "lastLogin", creationDate: "createdAt" } as const

const matching = (db: Db, { query, roles }: UserSearch) => {
  const fragment = searchedText(query).replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return db
    .selectFrom("allProfiles")
    .$if(roles.length > 0, (all) => all.where(sql<SqlBool>`roles && ${roles}::text[]`))
    .$if(fragment !== "", (all) =>
      all.where((of) =>
        of.or([of("words", "like", `%${fragment}%`), ...(UserId.is(fragment) ? [of("id", "=", fragment)] : [])]),
      ),
    )
}

/** People who fit, for an administrator, who is put on the record for each of them; who never signed in comes last. */
export const searchUsers = Effect.fnUntraced(function* (
  pool: Database,
  user: SignedIn,
  search: UserSearch,
  now: number,
) {
  const direction = search.isDescending ? "desc" : "asc"
  const [{ total }, rows] = yield* Effect.all(
    [
      read(pool, (db) =>
        matching(db, search)
          .select((of) => of.fn.countAll<number>().as("total"))
          .executeTakeFirstOrThrow(),
      ),
      read(pool, (db) =>
        matching(db, search)
          .select("body")
          .orderBy(COLUMNS[search.sortBy], (by) => (search.isDescending ? by.desc() : by.asc()).nullsLast())
          .orderBy("id", direction)
          .limit(search.size)
          .offset(search.offset)
          .execute(),
      ),
    ],
    { concurrency: 2 },
  )
  const profiles = yield* entities(Profile, rows)
  yield* recordPrivateRead(
    pool,
    user,
    profiles.flatMap(({ id }) => (id === user.id ? [] : [id])),
    now,
  )
  return { total: must(t.Int, total), profiles } satisfies UserPage
})
