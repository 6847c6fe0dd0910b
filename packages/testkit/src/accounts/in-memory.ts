import {
  Accounts,
  CodeExpired,
  CodeMismatch,
  type CodeRefusal,
  type Credentials,
  meetsPasswordPolicy,
  NotAuthorized,
  PasswordRefused,
  PasswordResetRequired,
  type Session,
  type SignInOutcome,
  type SignInRefusal,
  TooManyAttempts,
  UserNotConfirmed,
  UserNotFound,
  codeSentTo,
} from "@xl/core/accounts"
import { Clock, Effect, Layer } from "effect"
import {
  type Account,
  accountOf,
  changed,
  type CodeKind,
  EMPTY,
  hidden,
  mailed,
  type Memory,
  opened,
  renewed,
  sessionIn,
  signedIn,
} from "./memory.ts"
import { ownAccountIn } from "./own-account.ts"
import { AccountsStage } from "./stage.ts"

/** Wrong guesses after which a code is dead. */
const MOST_GUESSES = 3

/** The identity service for stories and tests: one browser, no network, the same answers. */
export class AccountsInMemory {
  #memory: Memory

  constructor(memory: Memory = EMPTY) {
    this.#memory = memory
  }

  readonly accounts: Accounts["Service"] = {
    signUp: (credentials) =>
      this.#policy(credentials.password).pipe(
        Effect.andThen(Clock.currentTimeMillis),
        Effect.map((now) => {
          const known = accountOf(this.#memory, credentials.email)
          if (!known) this.#memory = mailed(opened(this.#memory, credentials), credentials.email, "confirm", now)
          const isContested = known && !known.isVerified && known.password !== credentials.password
          if (isContested) this.#memory = changed(this.#memory, known.email, { isResetRequired: true })
          return { tag: "codeSent" } as const
        }),
      ),
    confirm: ({ code, ...credentials }) =>
      this.#spend(credentials.email, "confirm", code).pipe(
        Effect.andThen(() => {
          this.#memory = changed(this.#memory, credentials.email, { isVerified: true })
          return this.#signIn(credentials)
        }),
      ),
    resendCode: (email) =>
      Effect.as(
        this.#mail(email, "confirm", (account) => !account.isVerified),
        codeSentTo(hidden(email)),
      ),
    signIn: (credentials) => Effect.suspend(() => this.#signIn(credentials)),
    completeNewPassword: (password) =>
      this.#policy(password).pipe(
        Effect.andThen(() => {
          const email = this.#memory.challenged
          if (email === null) return Effect.fail(new NotAuthorized({ said: "Invalid session for the user." }))
          this.#memory = signedIn(changed(this.#memory, email, { password, mustChangePassword: false }), email)
          return Effect.succeed(this.#here())
        }),
        Effect.flatMap((session) => (session ? Effect.succeed(session) : Effect.die("Nobody is signed in"))),
      ),
    signOut: Effect.sync(() => void (this.#memory = { ...this.#memory, current: null })),
    forgotPassword: (email) => this.#mail(email, "reset", () => true),
    confirmForgotPassword: ({ email, password, code }) =>
      this.#policy(password).pipe(
        Effect.andThen(this.#spend(email, "reset", code)),
        Effect.map(() => {
          const flags = { isVerified: true, isResetRequired: false, mustChangePassword: false }
          this.#memory = changed(this.#memory, email, { password, ...flags })
          this.#end(email)
        }),
      ),
    register: (email) => Effect.suspend(() => this.#own.register(email)),
    enterRegistered: Effect.suspend(() => this.#own.enterRegistered),
    signInWithPasskey: (email) => Effect.suspend(() => this.#own.signInWithPasskey(email)),
    sendEmailCode: Effect.suspend(() => this.#own.sendEmailCode),
    verifyEmail: (code) => Effect.suspend(() => this.#own.verifyEmail(code)),
    changePassword: (change) => Effect.suspend(() => this.#own.changePassword(change)),
    signOutEverywhere: Effect.suspend(() => this.#own.signOutEverywhere),
    passkeys: Effect.suspend(() => this.#own.passkeys),
    addPasskey: Effect.suspend(() => this.#own.addPasskey),
    removePasskey: (id) => Effect.suspend(() => this.#own.removePasskey(id)),
    session: Effect.sync(() => this.#here()),
    refresh: Effect.sync(() => {
      this.#memory = renewed(this.#memory)
      return this.#here()
    }),
    token: Effect.sync(() => this.#memory.current?.token ?? null),
  }

  /** Whether this is the account's password. */
  readonly has = (email: string, password: string): boolean => accountOf(this.#memory, email)?.password === password

  /** Removes the account, and whoever is signed in with it here. */
  readonly remove = (email: string): void => {
    this.#end(email)
    const accounts = new Map(this.#memory.accounts)
    accounts.delete(email.toLowerCase())
    this.#memory = { ...this.#memory, accounts }
  }

  readonly stage: AccountsStage["Service"] = {
    codeFor: (email, kind) =>
      Effect.suspend(() => Effect.fromNullishOr(accountOf(this.#memory, email)?.codes[kind]?.code)).pipe(Effect.orDie),
    addUser: (credentials) =>
      Effect.sync(() => void (this.#memory = opened(this.#memory, credentials, { isVerified: true }))),
    invite: (credentials) =>
      Effect.sync(() => {
        this.#memory = opened(this.#memory, credentials, { isVerified: true, mustChangePassword: true })
      }),
    forceReset: (email) =>
      Effect.sync(() => {
        this.#memory = changed(this.#memory, email, { isResetRequired: true })
        this.#end(email)
      }),
    endSessions: (email) => Effect.sync(() => this.#end(email)),
  }

  /** Both, as a contract wants them. */
  readonly layer = Layer.merge(Layer.succeed(Accounts, this.accounts), Layer.succeed(AccountsStage, this.stage))

  readonly #here = (): Session | null => sessionIn(this.#memory)

  readonly #own = ownAccountIn({
    read: () => this.#memory,
    put: (memory) => void (this.#memory = memory),
    policy: (password) => this.#policy(password),
    mail: (email, kind, isDue) => this.#mail(email, kind, isDue),
    spend: (email, kind, code) => this.#spend(email, kind, code),
  })

  readonly #end = (email: string): void => {
    if (this.#memory.current?.email === email.toLowerCase()) this.#memory = { ...this.#memory, current: null }
  }

  readonly #policy = (password: string): Effect.Effect<void, PasswordRefused> =>
    meetsPasswordPolicy(password)
      ? Effect.void
      : Effect.fail(new PasswordRefused({ said: "Password did not conform with policy" }))

  readonly #mail = (email: string, kind: CodeKind, isDue: (account: Account) => boolean): Effect.Effect<void> =>
    Effect.map(Clock.currentTimeMillis, (now) => {
      const account = accountOf(this.#memory, email)
      if (account && isDue(account)) this.#memory = mailed(this.#memory, email, kind, now)
    })

  readonly #spend = (email: string, kind: CodeKind, code: string): Effect.Effect<void, CodeRefusal> =>
    Effect.flatMap(Clock.currentTimeMillis, (now): Effect.Effect<void, CodeRefusal> => {
      const codes = accountOf(this.#memory, email)?.codes ?? {}
      const sent = codes[kind]
      if (!sent) return Effect.fail(new CodeMismatch({ said: "Invalid verification code provided, please try again." }))
      const { [kind]: _spent, ...others } = codes
      const put = (left: typeof codes) => void (this.#memory = changed(this.#memory, email, { codes: left }))
      put(others)
      if (sent.expiresAt < now)
        return Effect.fail(new CodeExpired({ said: "Invalid code provided, please request a code again." }))
      if (sent.guesses >= MOST_GUESSES)
        return Effect.fail(new TooManyAttempts({ said: "Attempt limit exceeded, please try after some time." }))
      if (sent.code === code) return Effect.void
      put({ ...others, [kind]: { ...sent, guesses: sent.guesses + 1 } })
      return Effect.fail(new CodeMismatch({ said: "Invalid verification code provided, please try again." }))
    })

  readonly #signIn = ({ email, password }: Credentials): Effect.Effect<SignInOutcome, SignInRefusal> => {
    const account = accountOf(this.#memory, email)
    const said = (words: string) => ({ said: words })
    if (!account) return Effect.fail(new UserNotFound(said("User does not exist.")))
    if (account.password !== password) return Effect.fail(new NotAuthorized(said("Incorrect username or password.")))
    if (!account.isVerified && !account.mayEnterUnverified)
      return Effect.fail(new UserNotConfirmed(said("User is not confirmed.")))
    if (account.isResetRequired)
      return Effect.fail(new PasswordResetRequired(said("Password reset required for the user")))
    if (account.mustChangePassword) {
      this.#memory = { ...this.#memory, current: null, challenged: account.email }
      return Effect.succeed({ tag: "newPasswordRequired" } as const)
    }
    this.#memory = signedIn(this.#memory, email)
    const session = this.#here()
    return session ? Effect.succeed({ tag: "signedIn", session } as const) : Effect.die("Nobody is signed in")
  }
}

/** As stories need them: somebody who is signed in already, with a confirmed e-mail unless `change` says otherwise. */
export const signedInAccounts = (credentials: Credentials, change: Partial<Account> = {}): AccountsInMemory =>
  new AccountsInMemory(signedIn(opened(EMPTY, credentials, { isVerified: true, ...change }), credentials.email))
