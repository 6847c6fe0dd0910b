import {
  type Accounts,
  type CodeRefusal,
  NotAuthorized,
  PasskeyNotFound,
  PasskeyRefused,
  type PasswordRefused,
  PasswordResetRequired,
  type Session,
  UserNotConfirmed,
  codeSentTo,
} from "@xl/core/accounts"
import { Clock, Effect } from "effect"
import {
  type Account,
  accountOf,
  changed,
  type CodeKind,
  hidden,
  mailed,
  type Memory,
  opened,
  renewed,
  sessionIn,
  signedIn,
} from "./memory.ts"

/** What is mailed as the password of an account opened with an e-mail alone. */
export const GENERATED_PASSWORD = "Generated-3"

/** The accounts of memory, and what all operations share. */
export interface Remembered {
  readonly read: () => Memory
  readonly put: (memory: Memory) => void
  readonly policy: (password: string) => Effect.Effect<void, PasswordRefused>
  readonly mail: (email: string, kind: CodeKind, isDue: (account: Account) => boolean) => Effect.Effect<void>
  readonly spend: (email: string, kind: CodeKind, code: string) => Effect.Effect<void, CodeRefusal>
}

type Operations = Pick<
  Accounts["Service"],
  | "addPasskey"
  | "changePassword"
  | "enterRegistered"
  | "passkeys"
  | "register"
  | "removePasskey"
  | "sendEmailCode"
  | "signInWithPasskey"
  | "signOutEverywhere"
  | "verifyEmail"
>

const somebody = (session: Session | null): Effect.Effect<Session> =>
  session ? Effect.succeed(session) : Effect.die("Nobody is signed in")

type Entered = Pick<Operations, "enterRegistered" | "register" | "signInWithPasskey">
type Kept = Pick<Operations, "addPasskey" | "passkeys" | "removePasskey">
type Changed = Omit<Operations, keyof Entered | keyof Kept>

const ownIn = ({ read }: Remembered): Account => {
  const account = accountOf(read(), read().current?.email ?? "")
  if (!account) throw new Error("Nobody is signed in")
  return account
}

/** Accounts opened with an e-mail alone, and what somebody who is signed in does with the own account. */
export const ownAccountIn = (accounts: Remembered): Operations => {
  const [entering, changing, keeping] = [enteringIn(accounts), changingIn(accounts), keepingIn(accounts)]
  return {
    ...changing,
    register: entering.register,
    signInWithPasskey: entering.signInWithPasskey,
    removePasskey: keeping.removePasskey,
    enterRegistered: Effect.suspend(() => entering.enterRegistered),
    sendEmailCode: Effect.suspend(() => changing.sendEmailCode),
    passkeys: Effect.suspend(() => keeping.passkeys),
    addPasskey: Effect.suspend(() => keeping.addPasskey),
  }
}

const enteringIn = ({ put, read }: Remembered): Entered => {
  const enter = (email: string): Effect.Effect<Session> => {
    put(signedIn(read(), email))
    return somebody(sessionIn(read()))
  }
  return {
    register: (email) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        if (accountOf(read(), email)) return { tag: "codeSent" } as const
        const flags = { mayEnterUnverified: true, mustChangePassword: true }
        put(mailed(opened(read(), { email, password: GENERATED_PASSWORD }, flags), email, "confirm", now))
        put({ ...read(), registered: email })
        return { tag: "confirmed" } as const
      }),
    get enterRegistered() {
      const { registered } = read()
      return registered === null
        ? Effect.fail(new NotAuthorized({ said: "Invalid session for the user." }))
        : enter(registered)
    },
    signInWithPasskey: (email) => {
      const account = accountOf(read(), email)
      if (!account || account.passkeys.length === 0)
        return Effect.fail(new PasskeyRefused({ said: "Passkey authentication ceremony has been canceled." }))
      return account.isResetRequired
        ? Effect.fail(new PasswordResetRequired({ said: "Password reset required for the user" }))
        : enter(email)
    },
  }
}

const changingIn = (accounts: Remembered): Changed => {
  const { mail, policy, put, read, spend } = accounts
  const own = () => ownIn(accounts)
  const change = (email: string, to: Partial<Account>) => put(changed(read(), email, to))
  return {
    sendEmailCode: Effect.suspend(() => {
      return Effect.as(
        mail(own().email, "confirm", (account) => !account.isVerified),
        codeSentTo(hidden(own().email)),
      )
    }),
    verifyEmail: (code) =>
      spend(own().email, "confirm", code).pipe(
        Effect.andThen(() => {
          change(own().email, { isVerified: true })
          put(renewed(read()))
          return somebody(sessionIn(read()))
        }),
      ),
    changePassword: ({ current, next }) =>
      policy(next).pipe(
        Effect.andThen(() => {
          if (own().password !== current)
            return Effect.fail(new NotAuthorized({ said: "Incorrect username or password." }))
          return Effect.sync(() => change(own().email, { password: next }))
        }),
      ),
    signOutEverywhere: Effect.sync(() => put({ ...read(), current: null })),
  }
}

const keepingIn = (accounts: Remembered): Kept => {
  const { put, read } = accounts
  const own = () => ownIn(accounts)
  const change = (email: string, to: Partial<Account>) => put(changed(read(), email, to))
  return {
    get passkeys() {
      return Effect.succeed(own().passkeys)
    },
    get addPasskey() {
      const { email, isVerified, passkeys } = own()
      if (!isVerified) return Effect.fail(new UserNotConfirmed({ said: "Verify your e-mail first." }))
      return Effect.map(Clock.currentTimeMillis, (now) => {
        const key = { id: `passkey-${passkeys.length + 1}`, name: "This device", createdAt: now }
        change(email, { passkeys: [...passkeys, key] })
      })
    },
    removePasskey: (id) => {
      const { email, passkeys } = own()
      if (!passkeys.some((key) => key.id === id))
        return Effect.fail(new PasskeyNotFound({ said: "There is no such passkey." }))
      return Effect.sync(() => change(email, { passkeys: passkeys.filter((key) => key.id !== id) }))
    },
  }
}
