import { type AssetView } from "@xl/core/assets"
import { sellerNamesById, withSellerNames } from "@xl/core/profiles"
import { type Actor, isAdministrator } from "@xl/core/kernel"
import { Effect } from "effect"
import { sql } from "kysely"
import { type Database, read } from "../database/index.ts"

const sellersOf = (pool: Database, ids: ReadonlyArray<string>) =>
  read(pool, (db) =>
    db
      .selectFrom("allProfiles")
      .select([
        "id",
        sql<string | null>`body ->> 'firstName'`.as("firstName"),
        sql<string | null>`body ->> 'lastName'`.as("lastName"),
        sql<string | null>`body -> 'sellerProfile' ->> 'entityName'`.as("entityName"),
      ])
      .where("id", "in", [...new Set(ids)])
      .execute(),
  )

/** Names of sellers by their ids, in one statement; for administrators, to others none. */
export const sellerNames = (pool: Database, ids: ReadonlyArray<string>) =>
  ids.length === 0
    ? Effect.succeed<ReadonlyMap<string, string | null>>(new Map())
    : Effect.map(sellersOf(pool, ids), sellerNamesById)

/** Adds the sellers' names for an administrator, in one statement; for everybody else the views stay as they are. */
export const namingSellers = Effect.fnUntraced(function* (
  pool: Database,
  actor: Actor,
  views: ReadonlyArray<AssetView>,
) {
  if (!isAdministrator(actor) || views.length === 0) return views
  const sellers = yield* sellersOf(
    pool,
    views.flatMap(({ sellerId }) => sellerId ?? []),
  )
  return withSellerNames(views, sellers)
})
