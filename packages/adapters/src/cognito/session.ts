import { AccountsUnavailable, Session } from "@xl/core/accounts"
import { decode } from "@xl/core/shared"
import { type AuthSession, fetchAuthSession } from "aws-amplify/auth"
import { Effect } from "effect"
import { ask } from "./refusals.ts"

const sessionOf = ({ tokens }: AuthSession): Effect.Effect<Session | null, AccountsUnavailable> => {
  const claims = tokens?.idToken?.payload
  if (!claims) return Effect.succeed(null)
  const told = {
    userId: claims.sub,
    email: claims["email"],
    isVerified: claims["email_verified"] === true,
    // A pool's client that revokes no tokens names the token alone, and no session.
    sessionId: claims["origin_jti"] ?? claims.jti,
  }
  return Effect.fromResult(decode(Session)(told)).pipe(
    Effect.mapError((cause) => new AccountsUnavailable({ cause })), // a pool whose user ids are not ours
  )
}

/** The session that the id token kept here tells of, renewed first where it must be; null without one. */
export const currentSession = (forceRefresh = false): Effect.Effect<Session | null, AccountsUnavailable> =>
  Effect.flatMap(
    ask(() => fetchAuthSession({ forceRefresh })),
    sessionOf,
  )

/** The access token kept here, renewed first where it must be; null without one. */
export const currentToken: Effect.Effect<string | null, AccountsUnavailable> = Effect.map(
  ask(() => fetchAuthSession()),
  ({ tokens }) => tokens?.accessToken.toString() ?? null,
)
