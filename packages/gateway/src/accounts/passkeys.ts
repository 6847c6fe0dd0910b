import { decode } from "@xl/core/shared"
import type { SignedIn } from "@xl/core/kernel"
import { Effect } from "effect"
import * as t from "io-ts"
import { sql } from "kysely"
import { ask, type Database } from "../database/index.ts"

const Rows = t.readonlyArray(t.strict({ name: t.string, createdAt: t.number, lastUsedAt: t.union([t.number, t.null]) }))

/** What is kept of somebody's passkeys, but for the keys: days in milliseconds since the Unix epoch. */
export const passkeysOf = (db: Database, { id }: Pick<SignedIn, "id">) =>
  ask(() =>
    sql<unknown>`select name, floor(extract(epoch from created_at) * 1000)::float8 as "createdAt",
      floor(extract(epoch from used_at) * 1000)::float8 as "lastUsedAt"
      from identity.passkey where user_id = ${id} order by created_at`.execute(db),
  ).pipe(Effect.flatMap(({ rows }) => Effect.orDie(Effect.fromResult(decode(Rows)(rows)))))
