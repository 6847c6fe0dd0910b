import { createHash } from "node:crypto"
import { decode, UserId } from "@xl/core/shared"
import { Result } from "effect"
import type { Sessions } from "./sessions.ts"
import { shownEmail } from "./stored-email.ts"
import type { AccessClaims } from "./tokens.ts"

/** Whose access token it is. Roles are not in it: they are read from the database. */
export interface Authenticated {
  readonly userId: UserId
  readonly email: string
  /** Whether the e-mail is confirmed. */
  readonly verified: boolean
  readonly sessionId: string
  /** When the token, not the session, ends: milliseconds since the Unix epoch. */
  readonly expiresAt: number
}

interface Seen {
  readonly claims: AccessClaims
  readonly checkedAt: number
  readonly answer: Promise<Authenticated | null>
}

/** Milliseconds; a session ended in another process is good here that long. One ended here is over at once. */
const RECHECK_AFTER = 1_000
/** Tokens; the one used longest ago goes first. */
const MOST_KEPT = 20_000

/**
 * Verifying a signature costs a millisecond, so a token is verified once and found by its hash afterwards; whether its session
 * still lives is asked of the database once a second.
 */
export const authenticator = (verify: (token: string) => Promise<AccessClaims | null>, sessions: Sessions) => {
  const seen = new Map<string, Seen>()

  const live = async ({ sessionId, userId, expiresAt }: AccessClaims): Promise<Authenticated | null> => {
    const user = await sessions.ownerOf(await sessions.find(sessionId))
    const id = decode(UserId)(userId)
    if (user?.id !== userId || Result.isFailure(id)) return null
    return { userId: id.success, email: shownEmail(user.email), verified: user.emailVerified, sessionId, expiresAt }
  }
  const keep = (key: string, claims: AccessClaims): Promise<Authenticated | null> => {
    const answer = live(claims)
    answer.catch(() => seen.delete(key)) // the database did not answer: ask again next time
    seen.delete(key)
    seen.set(key, { claims, checkedAt: Date.now(), answer })
    const [oldest] = seen.keys()
    if (seen.size > MOST_KEPT && oldest !== undefined) seen.delete(oldest)
    return answer
  }

  return {
    /** Null for whatever is no good access token of a live session. */
    authenticate: async (token: string): Promise<Authenticated | null> => {
      const key = createHash("sha256").update(token).digest("base64")
      const known = seen.get(key)
      if (!known) {
        const claims = await verify(token)
        return claims && keep(key, claims)
      }
      const now = Date.now()
      if (known.claims.expiresAt <= now) {
        seen.delete(key)
        return null
      }
      return now - known.checkedAt < RECHECK_AFTER ? known.answer : keep(key, known.claims)
    },
    /** A session of this user ended, or of somebody where nobody is named: asks the database again for each of them. */
    forget: (userId?: string): void => {
      for (const [key, { claims }] of seen) if (userId === undefined || claims.userId === userId) seen.delete(key)
    },
  }
}
