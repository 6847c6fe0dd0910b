import { decode } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from "jose"
import { randomUUID } from "node:crypto"
import type { Library } from "./library.ts"
import type { SessionRow, UserRow } from "./rows.ts"
import { shownEmail } from "./stored-email.ts"

export interface Issuer {
  readonly issuer: string
  readonly clientId: string
}

/** The id and access tokens of a session, with the claims of a user pool. */
export const signerOver = (library: Library, { clientId }: Issuer) => {
  const sign = async (payload: Record<string, unknown>): Promise<string> =>
    (await library.api.signJWT({ body: { payload } })).token
  return async (user: UserRow, session: SessionRow) => {
    const common = {
      sub: user.id,
      iat: Math.floor(Date.now() / 1_000),
      auth_time: Math.floor(session.createdAt.getTime() / 1_000),
      origin_jti: session.id,
    }
    const access = { jti: randomUUID(), token_use: "access", client_id: clientId, username: user.id, scope: SCOPE }
    const email = { email: shownEmail(user.email), email_verified: user.emailVerified }
    const [AccessToken, IdToken] = await Promise.all([
      sign({ ...common, ...access }),
      sign({ ...common, jti: randomUUID(), token_use: "id", "cognito:username": user.id, ...email }),
    ])
    return { AccessToken, IdToken }
  }
}
const SCOPE = "aws.cognito.signin.user.admin"

const AccessClaims = t.readonly(
  t.type({ sub: t.string, origin_jti: t.string, token_use: t.literal("access"), client_id: t.string, exp: t.number }),
)
export interface AccessClaims {
  readonly userId: string
  readonly sessionId: string
  /** Milliseconds since the Unix epoch. */
  readonly expiresAt: number
}

/** Reads an access token; null for one that is forged, expired, of another issuer or client, or of another kind. */
export const verifierOver =
  (keys: JWTVerifyGetKey, { issuer, clientId }: Issuer) =>
  async (token: string): Promise<AccessClaims | null> => {
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, algorithms: ["RS256"], requiredClaims: ["exp"] })
      const claims = decode(AccessClaims)(payload)
      if (Result.isFailure(claims) || claims.success.client_id !== clientId) return null
      const { sub, origin_jti, exp } = claims.success
      return { userId: sub, sessionId: origin_jti, expiresAt: exp * 1_000 }
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }

/** Milliseconds between two looks for new keys, however many tokens with unknown key ids arrive. */
const KEY_SEARCH_PAUSE = 10_000

/** Our own public keys, read again when a token names one that is not known yet. */
export const localKeys = (read: () => Promise<JSONWebKeySet>): JWTVerifyGetKey => {
  let known: ReturnType<typeof createLocalJWKSet> | undefined
  let readAt = 0
  const reread = async () => {
    readAt = Date.now()
    known = createLocalJWKSet(await read())
    return known
  }
  return async (header, token) => {
    try {
      return await (known ?? (await reread()))(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - readAt < KEY_SEARCH_PAUSE) throw error
      return (await reread())(header, token)
    }
  }
}
