import type { SessionRow, UserRow } from "../rows.ts"
import { shownEmail } from "../stored-email.ts"
import { denied } from "../wire-error.ts"
import type { WireRequest } from "../wire-request.ts"
import type { Operation, Wire } from "./context.ts"

/** Asking about a session, and ending it. */
export const sessionOperations = (wire: Wire): Readonly<Record<string, Operation>> => ({
  GetUser: async (request) => {
    const { user } = await currentSession(wire, request)
    const attributes = { sub: user.id, email: shownEmail(user.email), email_verified: String(user.emailVerified) }
    return { Username: user.id, UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })) }
  },
  GlobalSignOut: async (request) => {
    await wire.sessions.endAll((await currentSession(wire, request)).user.id)
    return {}
  },
  /** An unknown token is success too. Source: RFC 7009, 2.2. */
  RevokeToken: async (request) => {
    await wire.sessions.endByToken(request.Token ?? "")
    return {}
  },
})

/** The live session of the request's access token. Throws NotAuthorizedException. */
export const currentSession = async (
  { verify, sessions }: Wire,
  request: WireRequest,
): Promise<{ readonly session: SessionRow; readonly user: UserRow }> => {
  const claims = await verify(request.AccessToken ?? "")
  const session = claims && (await sessions.find(claims.sessionId))
  const user = await sessions.ownerOf(session)
  if (!session || !user || user.id !== claims?.userId) throw denied("Access Token has been revoked")
  return { session, user }
}
