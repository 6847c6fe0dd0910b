import type { Guesses } from "./guesses.ts"
import type { Limits } from "./limits.ts"
import type { Passwords } from "./passwords.ts"

/**
 * Why a mail is due. `already-registered` carries no code: it leads its reader to a reset, never to a confirmation. Nor does
 * `welcome`, which greets whoever has just confirmed an e-mail.
 */
export type CodeMailKind = "confirm" | "registered" | "reset" | "already-registered" | "welcome"

export interface CodeMail {
  readonly kind: CodeMailKind
  readonly email: string
  /** Six digits, or empty where the kind carries none. */
  readonly code: string
  /** How long the code is good for, in whole minutes. */
  readonly minutes: number
  /** The password that was made up for the account; of the kind `registered` alone. */
  readonly password?: string
}

/** What happens elsewhere when an account comes about. Each may be called again for the same user, and must not mind. */
export interface AccountHooks {
  readonly onSignedUp: (userId: string, email: string) => Promise<void>
  readonly onVerified: (userId: string, email: string) => Promise<void>
}

/** Seconds. */
export interface Lifetimes {
  readonly code: number
  readonly accessToken: number
  readonly session: number
  /** How long a refresh token is still taken after it was replaced, for tabs that refresh at once. */
  readonly refreshGrace: number
  readonly newPasswordChallenge: number
  readonly passkeyChallenge: number
  /** How long a password that was made up for an account is good. */
  readonly generatedPassword: number
}

/** Milliseconds. Answers wait at least as long, so that work done only for known e-mails cannot be timed. */
export interface Floors {
  readonly signUp: number
  readonly sendCode: number
}

export interface IdentityOptions {
  /** A PostgreSQL in which the migrations have run; the tables lie in its schema `identity`. */
  readonly connectionString: string
  /** At least 32 characters; encrypts the signing keys and derives refresh tokens. */
  readonly secret: string
  /** Public address of the wire, without a trailing slash; tokens are issued by `${origin}/${poolId}`. */
  readonly origin: string
  readonly poolId: string
  readonly clientId: string
  /** Must only enqueue: waiting for a mail server here would tell known e-mails from unknown ones. */
  readonly deliver: (mail: CodeMail) => void
  /** Told of what went wrong where no caller waits for an answer. */
  readonly report: (error: unknown) => void
  readonly hooks: AccountHooks
  /** Sign-in answers alike for a wrong password and an unknown e-mail. All else answers alike in any case. */
  readonly neutralSignIn: boolean
  /** Whether an account may be opened with an e-mail alone; then a password is made up for it. */
  readonly isPasswordless?: () => Promise<boolean>
  readonly passwords?: Passwords
  readonly limits?: Partial<Limits>
  readonly guesses?: Guesses
  readonly lifetimes?: Partial<Lifetimes>
  readonly floors?: Partial<Floors>
}

export const LIFETIMES: Lifetimes = {
  code: 900,
  accessToken: 900,
  session: 30 * 86_400,
  refreshGrace: 30,
  newPasswordChallenge: 180,
  passkeyChallenge: 300,
  generatedPassword: 7 * 86_400,
}

/** Above what the slowest branch took on two cores: 258 ms for sign-up, 56 ms for a code. */
export const FLOORS: Floors = { signUp: 500, sendCode: 100 }
