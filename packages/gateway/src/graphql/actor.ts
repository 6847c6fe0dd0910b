import type { MarketUnavailable } from "@xl/core/market"
import { Role, type SignedIn } from "@xl/core/roles"
import type { UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { ask, type Database } from "../database/index.ts"
import type { DocumentPasses } from "../documents/index.ts"
import type { Authenticate } from "../http/request.ts"
import type { Authenticated } from "../identity/index.ts"

/** A user with the roles that the database holds now; null for one who has no profile yet. */
export const signedInAs = (
  db: Database,
  id: UserId,
  email: string,
): Effect.Effect<SignedIn | null, MarketUnavailable> =>
  ask(() => db.selectFrom("profiles").select("roles").where("id", "=", id).executeTakeFirst()).pipe(
    Effect.map((row) => row && { tag: "user" as const, id, email, roles: new Set(row.roles.filter(Role.is)) }),
    Effect.map((user) => user ?? null),
  )

/** Whose access token it is by the identity service, with the roles of now by the database. */
export const authenticateOver =
  (db: Database, identify: (token: string) => Promise<Authenticated | null>): Authenticate =>
  (token) =>
    ask(() => identify(token)).pipe(
      Effect.flatMap((user) => (user ? signedInAs(db, user.userId, user.email) : Effect.succeed(null))),
    )

/** The same for the encryption service, which also takes its own passes: each as good as the access token that it was given for. */
export const authenticateAtDocuments =
  (passes: DocumentPasses, now: () => number, authenticate: Authenticate): Authenticate =>
  (token) =>
    authenticate(passes.accessTokenOf(token, now()) ?? token)
