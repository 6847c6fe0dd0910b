import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { Client } from "./devices.ts"
import type { Lifetimes } from "./options.ts"
import type { SessionRow, UserRow } from "./rows.ts"
import type { SessionRows } from "./session-rows.ts"
import { denied } from "./wire-error.ts"

const revoked = () => denied("Refresh Token has been revoked")
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

export interface OpenSession {
  readonly user: UserRow
  readonly session: SessionRow
  /** `<session id>.<secret>`; the row keeps only the secret's hash. */
  readonly refreshToken: string
}

interface SessionOptions {
  readonly secret: string
  readonly lifetimes: Pick<Lifetimes, "refreshGrace">
}

/**
 * Answers the secret to go on with: another one, where this is the session's and it did not just get it; null for an unknown one. Tabs that
 * refresh at once keep the replaced one a little longer, and nothing is replaced twice in that time: else a slow tab would come with the
 * one before the last.
 */
const replacing = (rows: SessionRows, { secret: key, lifetimes }: SessionOptions) => {
  /** Derived, so that tabs refreshing at once, or a repeated request, get one and the same. */
  const derive = (id: string, secret: string): string =>
    createHmac("sha256", key).update(`refresh|${id}|${secret}`).digest("base64url")
  const isJustReplaced = (session: SessionRow): boolean =>
    Date.now() - (session.rotatedAt?.getTime() ?? 0) < lifetimes.refreshGrace * 1_000
  const isInGrace = (session: SessionRow, hash: string): boolean =>
    isSame(session.previousToken ?? "", hash) && isJustReplaced(session)

  return async (id: string, secret: string): Promise<string | null> => {
    const hash = sha256(secret)
    const next = derive(id, secret)
    const before = await rows.find(id)
    if (before && isSame(before.token, hash)) {
      if (isJustReplaced(before)) return secret
      await rows.replaceToken(id, hash, sha256(next), new Date())
    }
    const session = await rows.find(id)
    return session && isInGrace(session, hash) ? next : null
  }
}

/** Refresh tokens: each is replaced when it is used, and one that comes back later ends the session. */
export const sessionsOver = (rows: SessionRows, options: SessionOptions) => {
  const replaced = replacing(rows, options)
  return {
    ...rows,
    /** A new session of the user in this client, or the one that the library has just made under `token`, with its first refresh token. */
    openFor: async (user: UserRow, client: Client, token: string | null = null): Promise<OpenSession> => {
      const session = await (token === null ? rows.make(user.id, client) : rows.adopt(token, client))
      if (!session) throw revoked()
      const secret = randomBytes(32).toString("base64url")
      await rows.replaceToken(session.id, session.token, sha256(secret), null)
      return { user, session, refreshToken: `${session.id}.${secret}` }
    },
    /** Throws NotAuthorizedException, and ends the session, for a token that was replaced before the grace time. */
    refresh: async (presented: string): Promise<OpenSession> => {
      const [id = "", secret = ""] = presented.split(".")
      const goesOn = await replaced(id, secret)
      const session = await rows.find(id)
      const user = await rows.ownerOf(session)
      if (!session || !user) throw revoked()
      if (goesOn !== null) return { user, session, refreshToken: `${id}.${goesOn}` }
      await rows.end(session)
      throw revoked()
    },
    /** Ends the session of a refresh token, whether its last or the one before. */
    endByToken: async (presented: string): Promise<void> => {
      const [id = "", secret = ""] = presented.split(".")
      const session = await rows.find(id)
      const hash = sha256(secret)
      if (session && [session.token, session.previousToken ?? ""].some((token) => isSame(token, hash))) {
        await rows.end(session)
      }
    },
  }
}
export type Sessions = ReturnType<typeof sessionsOver>
