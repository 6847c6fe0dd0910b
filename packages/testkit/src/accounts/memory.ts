import { ConfirmationCode, type Credentials, type Passkey, type Session } from "@xl/core/accounts"
import { must, UserId } from "@xl/core/shared"

export type CodeKind = "confirm" | "reset"

export interface MailedCode {
  readonly code: ConfirmationCode
  /** Milliseconds since the Unix epoch. */
  readonly expiresAt: number
  readonly guesses: number
}

export interface Account {
  readonly id: UserId
  readonly email: string
  readonly password: string
  readonly isVerified: boolean
  readonly mustChangePassword: boolean
  readonly isResetRequired: boolean
  /** Opened with an e-mail alone: entered before the e-mail is verified. */
  readonly mayEnterUnverified: boolean
  readonly passkeys: ReadonlyArray<Passkey>
  readonly codes: { readonly [Kind in CodeKind]?: MailedCode }
}

/** All accounts, and the one browser that asks. */
export interface Memory {
  readonly accounts: ReadonlyMap<string, Account>
  /** Who is signed in here. */
  readonly current: { readonly email: string; readonly token: string; readonly sessionId: string } | null
  /** Who has opened an account with an e-mail alone here, and not entered it yet. */
  readonly registered: string | null
  /** Who was asked for a new password here. */
  readonly challenged: string | null
  /** Numbers ids, codes and tokens. */
  readonly count: number
}

export const EMPTY: Memory = { accounts: new Map(), current: null, registered: null, challenged: null, count: 0 }

const keyOf = (email: string) => email.toLowerCase()

export const accountOf = (memory: Memory, email: string): Account | undefined => memory.accounts.get(keyOf(email))

/** Remembers a change of one account. */
export const changed = (memory: Memory, email: string, change: Partial<Account>): Memory => {
  const account = accountOf(memory, email)
  if (!account) return memory
  return { ...memory, accounts: new Map(memory.accounts).set(keyOf(email), { ...account, ...change }) }
}

/** Remembers a new account, whose e-mail is not confirmed unless `change` says so. */
export const opened = (memory: Memory, { email, password }: Credentials, change: Partial<Account> = {}): Memory => {
  const count = memory.count + 1
  const id = must(UserId, `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`)
  const flags = { isVerified: false, mustChangePassword: false, isResetRequired: false, mayEnterUnverified: false }
  const holdings = { codes: {}, passkeys: [] }
  const account: Account = { id, email: keyOf(email), password, ...flags, ...holdings, ...change }
  return { ...memory, count, accounts: new Map(memory.accounts).set(account.email, account) }
}

/** Remembers that a new code was mailed; the one before is worth nothing. `now` is milliseconds since the Unix epoch. */
export const mailed = (memory: Memory, email: string, kind: CodeKind, now: number): Memory => {
  const account = accountOf(memory, email)
  if (!account) return memory
  const count = memory.count + 1
  const code = must(ConfirmationCode, String(count % 1_000_000).padStart(6, "0"))
  const codes = { ...account.codes, [kind]: { code, expiresAt: now + CODE_MILLIS, guesses: 0 } }
  return changed({ ...memory, count }, email, { codes })
}
/** Milliseconds that a code is good. */
const CODE_MILLIS = 900_000

/** Remembers who is signed in here, in a new session under a new access token. */
export const signedIn = (memory: Memory, email: string): Memory => {
  const count = memory.count + 1
  const current = { email: keyOf(email), token: `token-${count}`, sessionId: `session-${count}` }
  return { ...memory, count, challenged: null, registered: null, current }
}

/** The same session under a new access token. */
export const renewed = (memory: Memory): Memory => {
  const count = memory.count + 1
  return { ...memory, count, current: memory.current && { ...memory.current, token: `token-${count}` } }
}

/** The session of whoever is signed in here. */
export const sessionIn = ({ current, ...memory }: Memory): Session | null => {
  const account = current && accountOf({ current, ...memory }, current.email)
  if (!account) return null
  return { userId: account.id, email: account.email, isVerified: account.isVerified, sessionId: current.sessionId }
}

/** The address as the service names where a code went. */
export const hidden = (email: string): string => {
  const [local = "", domain = ""] = email.toLowerCase().split("@")
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`
}
