import type { Library } from "./library.ts"
import type { AccountHooks } from "./options.ts"
import { rowOf, UserRow } from "./rows.ts"
import { shownEmail, storedEmail } from "./stored-email.ts"

type Flags = Partial<
  Pick<UserRow, "announced" | "emailVerified" | "mayEnterUnverified" | "mustChangePassword" | "passwordResetRequired">
>
type Flag = (id: string, flags: Flags) => Promise<void>
type Context = Awaited<Library["$context"]>

/** User rows, and telling the rest of the gateway of them. `email` is as stored. */
export const accountsOver = async (library: Library, hooks: AccountHooks) => {
  const context = await library.$context
  const { internalAdapter } = context
  const flag: Flag = async (id, flags) => void (await internalAdapter.updateUser(id, flags))
  const announce = announcer(hooks, flag)
  return {
    flag,
    announce,
    find: async (email: string): Promise<UserRow | null> => {
      const found = await internalAdapter.findUserByEmail(email)
      return found ? rowOf(UserRow, found.user) : null
    },
    findById: async (id: string): Promise<UserRow | null> => {
      const found = await internalAdapter.findUserById(id)
      return found ? rowOf(UserRow, found) : null
    },
    ...passwordsOf(context),
    /** A user made by an administrator or the demo, or who gave an e-mail alone; it counts as confirmed unless a flag says otherwise. */
    create: async (email: string, initial: string, flags: Flags): Promise<UserRow> => {
      const password = await context.password.hash(initial)
      const columns = { email: storedEmail(email), name: "", emailVerified: true, ...flags }
      const user = await internalAdapter.createUser(columns, { method: "email-password" })
      await internalAdapter.linkAccount({ userId: user.id, providerId: "credential", accountId: user.id, password })
      const row = rowOf(UserRow, user)
      await announce(row)
      return row
    },
  }
}
export type AccountRows = Awaited<ReturnType<typeof accountsOver>>

/**
 * Runs the hooks that have not run yet, and says whether the confirmation was news. At least once: after a crash in between
 * they run again at the next sign-in.
 */
const announcer =
  (hooks: AccountHooks, flag: Flag) =>
  async (user: UserRow): Promise<boolean> => {
    if (user.announced === "nothing") {
      await hooks.onSignedUp(user.id, shownEmail(user.email))
      await flag(user.id, { announced: "signedUp" })
    }
    if (!user.emailVerified || user.announced === "verified") return false
    await hooks.onVerified(user.id, shownEmail(user.email))
    await flag(user.id, { announced: "verified" })
    return true
  }

const passwordsOf = ({ internalAdapter, password }: Context) => ({
  /** Also for unknown users, so that the answer takes as long. */
  hasPassword: async (user: UserRow | null, candidate: string): Promise<boolean> => {
    const hash = user && (await internalAdapter.findCredentialAccount(user.id))?.password
    if (hash) return password.verify({ hash, password: candidate })
    await password.hash(candidate)
    return false
  },
  setPassword: async (id: string, next: string): Promise<void> =>
    internalAdapter.updatePassword(id, await password.hash(next)),
})
