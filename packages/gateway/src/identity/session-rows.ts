import type { AccountRows } from "./accounts.ts"
import type { Client } from "./devices.ts"
import type { Library } from "./library.ts"
import { rowOf, SessionRow, type UserRow } from "./rows.ts"

/** Characters of what a browser calls itself. */
const LONGEST_AGENT = 300
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const seenIn = ({ address, userAgent }: Client) => ({
  ipAddress: address,
  userAgent: userAgent?.slice(0, LONGEST_AGENT) ?? null,
})

/** Session rows: found, given another secret, and ended. */
export const sessionRows = async (library: Library, accounts: AccountRows) => {
  const { adapter, internalAdapter } = await library.$context
  const listeners = new Set<(userId: string) => void>()
  const tell = (userId: string) => listeners.forEach((listener) => listener(userId))
  return {
    find: async (id: string): Promise<SessionRow | null> => {
      if (!UUID.test(id)) return null
      const row: unknown = await adapter.findOne({ model: "session", where: [{ field: "id", value: id }] })
      return row ? rowOf(SessionRow, row) : null
    },
    /** A new session of the user, and in which browser and from where it was opened, so that its owner knows it again. */
    make: async (userId: string, client: Client): Promise<SessionRow> =>
      rowOf(SessionRow, await internalAdapter.createSession(userId, false, seenIn(client))),
    /** The same for a session that the library has just made under `token`. */
    adopt: async (token: string, client: Client): Promise<SessionRow | null> => {
      const where = [{ field: "token", value: token }]
      const row: unknown = await adapter.update({ model: "session", where, update: seenIn(client) })
      return row ? rowOf(SessionRow, row) : null
    },
    /** The user of a session that is still good. */
    ownerOf: async (session: SessionRow | null): Promise<UserRow | null> =>
      session && session.expiresAt.getTime() > Date.now() ? accounts.findById(session.userId) : null,
    /** Gives the session the token `next` if its token still is `from`; at `rotatedAt`, or null for its first. */
    replaceToken: async (id: string, from: string, next: string, rotatedAt: Date | null): Promise<void> => {
      const where = [
        { field: "id", value: id },
        { field: "token", value: from },
      ]
      const update = { token: next, previousToken: from, rotatedAt }
      await adapter.updateMany({ model: "session", where, update })
    },
    end: async (session: SessionRow): Promise<void> => {
      await internalAdapter.deleteSession(session.token)
      tell(session.userId)
    },
    /** Ends every session of a user but, where given, one. */
    endAll: async (userId: string, butSessionId?: string): Promise<void> => {
      const where = [{ field: "userId", value: userId }]
      const rows: ReadonlyArray<unknown> = await adapter.findMany({ model: "session", where })
      const ended = rows.map((row) => rowOf(SessionRow, row)).filter(({ id }) => id !== butSessionId)
      if (ended.length > 0) await internalAdapter.deleteSessions(ended.map(({ token }) => token))
      tell(userId)
    },
    /** `listener` hears whose session ended here, so that nothing cached outlives it. */
    onEnded: (listener: (userId: string) => void): void => void listeners.add(listener),
  }
}
export type SessionRows = Awaited<ReturnType<typeof sessionRows>>
