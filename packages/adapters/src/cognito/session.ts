import { type Accounts, AccountsUnavailable, Session } from "@xl/core/accounts"
import { decode } from "@xl/core/shared"
import { Effect } from "effect"
import { ask } from "./ask.ts"
import type { CognitoConfig } from "./config.ts"
import { fetched } from "./fetched.ts"
import { keptTokens, type Tokens } from "./kept-tokens.ts"

/** The session that an id token tells of; null without one. */
export const sessionOf = (tokens: Tokens | null): Effect.Effect<Session | null, AccountsUnavailable> => {
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

/** What a page asks of somebody who has signed in before. */
export type KeptSession = Pick<Accounts["Service"], "refresh" | "session" | "token">

/** The session kept here. What renews it is 21 KB gzip of amplify, fetched when a token is about to end. */
export const openSession = (config: CognitoConfig): KeptSession => {
  const amplify = fetched(() => import("./renewal.ts").then(({ renewal }) => renewal(config)))
  const current = Effect.flatMap(
    ask(() => keptTokens(config)),
    (tokens) => (tokens ? Effect.succeed(tokens) : Effect.flatMap(amplify, (renewed) => renewed(false))),
  )
  return {
    session: Effect.flatMap(current, sessionOf),
    refresh: Effect.flatMap(
      Effect.flatMap(amplify, (renewed) => renewed(true)),
      sessionOf,
    ),
    token: Effect.map(current, (tokens) => tokens?.accessToken.toString() ?? null),
  }
}
