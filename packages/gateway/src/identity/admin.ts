import { isEmail, meetsPasswordPolicy } from "@xl/core/accounts"
import type { AccountRows } from "./accounts.ts"
import type { GuessBook } from "./guesses.ts"
import type { Library } from "./library.ts"
import type { Sessions } from "./sessions.ts"
import { WireError } from "./wire-error.ts"
import { storedEmail } from "./stored-email.ts"

interface Administered {
  readonly library: Library
  readonly accounts: AccountRows
  readonly sessions: Sessions
  readonly guesses: GuessBook
}

/** Administration from within the process; none of it has a form on the wire. `email` is as a person writes it. */
export const adminOver = ({ accounts, guesses, library, sessions }: Administered) => {
  const make = async (email: string, password: string, flags: { readonly mustChangePassword: boolean }) => {
    if (!isEmail(email)) throw new RangeError("The e-mail could not sign up.")
    if (!meetsPasswordPolicy(password)) throw new RangeError("The password does not meet the policy.")
    return (await accounts.create(email, password, flags)).id
  }
  const idOf = async (email: string): Promise<string> => {
    const user = await accounts.find(storedEmail(email))
    if (!user) throw new RangeError("There is no account with this e-mail.")
    return user.id
  }
  return {
    ...ownerOver({ accounts, guesses, library }),
    /** A user whose e-mail is confirmed, as the demo needs them; the id. Both hooks run. */
    addUser: (email: string, password: string): Promise<string> => make(email, password, { mustChangePassword: false }),
    /** An invited user: the first sign-in with the temporary password asks for a new one. Both hooks run. */
    createUser: (email: string, temporaryPassword: string): Promise<string> =>
      make(email, temporaryPassword, { mustChangePassword: true }),
    /** Ends every session; the next sign-in demands a reset by mail. */
    forceReset: async (email: string): Promise<void> => {
      const id = await idOf(email)
      await accounts.flag(id, { passwordResetRequired: true })
      await sessions.endAll(id)
    },
    /** Ends every session of the user at once, wherever. */
    endSessions: async (email: string): Promise<void> => sessions.endAll(await idOf(email)),
    /** Null where nobody has signed up with it. */
    findUser: async (email: string): Promise<{ readonly userId: string; readonly verified: boolean } | null> => {
      const user = await accounts.find(storedEmail(email))
      return user && { userId: user.id, verified: user.emailVerified }
    },
    /** For a daily job: drops what expired a day ago or more. */
    sweep: async (): Promise<void> => {
      const { adapter } = await library.$context
      const where = [{ field: "expiresAt", value: new Date(Date.now() - DAY_MILLIS), operator: "lt" as const }]
      await Promise.all(["verification", "session"].map((model) => adapter.deleteMany({ model, where })))
      await guesses.sweep()
    },
  }
}
const DAY_MILLIS = 86_400_000

/** What is done for a user who proves who asks. */
const ownerOver = ({ accounts, guesses, library }: Omit<Administered, "sessions">) => ({
  /** Whether this is the user's password. Guesses are counted for the user alone, who is signed in already. */
  prove: async (id: string, password: string): Promise<"locked" | "proven" | "wrong"> => {
    const isLocked = await guesses.take("device", `owner ${id}`).then(
      () => false,
      (error: unknown) => {
        if (error instanceof WireError) return true
        throw error
      },
    )
    if (isLocked) return "locked"
    if (!(await accounts.hasPassword(await accounts.findById(id), password))) return "wrong"
    await guesses.clear("device", `owner ${id}`)
    return "proven"
  },
  /** Removes the account with all that hangs on it. */
  remove: async (id: string): Promise<void> => (await library.$context).internalAdapter.deleteUser(id),
})
