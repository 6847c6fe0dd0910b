import { AccountSession, SessionNotFound } from "@xl/core/accounts"
import type { SignedIn } from "@xl/core/kernel"
import { decode } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { sql } from "kysely"
import { ask, type Database } from "../database/index.ts"

const Rows = t.readonlyArray(AccountSession)

/** Where somebody is signed in, the latest seen first. The house asks: people are not let near the identity service's tables. */
export const sessionsOf = (db: Database, { id }: Pick<SignedIn, "id">) =>
  ask(() =>
    sql<unknown>`select id as "sessionId", floor(extract(epoch from "createdAt") * 1000)::float8 as "signedInAt",
      floor(extract(epoch from coalesce("rotatedAt", "createdAt")) * 1000)::float8 as "lastSeenAt",
      nullif("ipAddress", '') as address, nullif("userAgent", '') as "userAgent"
      from identity.session where "userId" = ${id} and "expiresAt" > now()
      order by coalesce("rotatedAt", "createdAt") desc, id`.execute(db),
  ).pipe(Effect.flatMap(({ rows }) => Effect.orDie(Effect.fromResult(decode(Rows)(rows)))))

/** Ends one of somebody's sessions, of which the database tells every gateway. Another's is not there. */
export const endSessionOf = (db: Database, { id }: Pick<SignedIn, "id">, sessionId: string) =>
  ask(() =>
    sql<unknown>`delete from identity.session where id::text = ${sessionId} and "userId" = ${id} returning id`.execute(
      db,
    ),
  ).pipe(
    Effect.flatMap(({ rows }) => (rows.length === 0 ? Effect.fail(new SessionNotFound()) : Effect.succeed(sessionId))),
  )
