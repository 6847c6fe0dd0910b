import { actingRoles, mayActFor, splitToken } from "@xl/core/mandates"
import { type MarketUnavailable, Role, type SignedIn } from "@xl/core/kernel"
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

/** A seller in whose name a Concierge acts; null where no mandate stands, or either has lost the role. */
const actingFor = (
  db: Database,
  concierge: UserId,
  seller: UserId,
): Effect.Effect<SignedIn | null, MarketUnavailable> =>
  ask(() =>
    db
      .selectFrom("mandates")
      .innerJoin("profiles as mandator", "mandator.id", "mandates.seller")
      .innerJoin("profiles as holder", "holder.id", "mandates.concierge")
      .select(["mandator.email", "mandator.roles", "holder.roles as held"])
      .where("mandates.seller", "=", seller)
      .where("mandates.concierge", "=", concierge)
      .where("mandates.endedAt", "is", null)
      .executeTakeFirst(),
  ).pipe(
    Effect.map((row) =>
      row && mayActFor(row.roles, row.held)
        ? {
            tag: "user" as const,
            id: seller,
            email: row.email,
            roles: new Set(actingRoles(row.roles.filter(Role.is))),
            agent: { id: concierge },
          }
        : null,
    ),
  )

/** Whose access token it is by the identity service, with the roles of now by the database; and in whose name, where it says so. */
export const authenticateOver =
  (db: Database, identify: (token: string) => Promise<Pick<Authenticated, "email" | "userId"> | null>): Authenticate =>
  (token) => {
    const { own, seller } = splitToken(token)
    return ask(() => identify(own)).pipe(
      Effect.flatMap((user) => {
        if (!user || seller === undefined) return Effect.succeed(null)
        return seller === null ? signedInAs(db, user.userId, user.email) : actingFor(db, user.userId, seller)
      }),
    )
  }

/** The same for the encryption service, which also takes its own passes: each as good as the access token that it was given for. */
export const authenticateAtDocuments =
  (passes: DocumentPasses, now: () => number, authenticate: Authenticate): Authenticate =>
  (token) =>
    authenticate(passes.accessTokenOf(token, now()) ?? token)
