import type { EmailNotVerified } from "../kernel/errors.ts"
import { Data } from "effect"

/** What the identity service itself said: shown in the snackbar, beside our own sentence in the form. */
interface Said {
  readonly said: string
}

/** Refused: the code of the confirmation mail was never entered. */
export class UserNotConfirmed extends Data.TaggedError("UserNotConfirmed")<Said> {}

/** Refused: an administrator demands a new password, set through the forgot-password dialog. */
export class PasswordResetRequired extends Data.TaggedError("PasswordResetRequired")<Said> {}

/** Refused: the password, or the proof of the step before, is wrong; or too many were. */
export class NotAuthorized extends Data.TaggedError("NotAuthorized")<Said> {}

/** Refused: no account has this e-mail. Never raised where sign-in is neutral. */
export class UserNotFound extends Data.TaggedError("UserNotFound")<Said> {}

/** Refused for now: too many attempts or codes for this account, or too many calls from this address. */
export class TooManyAttempts extends Data.TaggedError("TooManyAttempts")<Said> {}

/** Refused: not the code last sent, or one used before. */
export class CodeMismatch extends Data.TaggedError("CodeMismatch")<Said> {}

/** Refused: the right code, too late. */
export class CodeExpired extends Data.TaggedError("CodeExpired")<Said> {}

/** Refused: the new password breaks the policy. */
export class PasswordRefused extends Data.TaggedError("PasswordRefused")<Said> {}

/** Refused: the new password is among those that are guessed first, whatever the policy says of it. */
export class PasswordTooCommon extends Data.TaggedError("PasswordTooCommon")<Said> {}

/** Refused: the e-mail has an account already. Only a hosted user pool says so; ours answers everybody alike. */
export class UsernameExists extends Data.TaggedError("UsernameExists")<Said> {}

/** Refused: no passkey was made or used: the person or the browser said no, or the service could not verify it. */
export class PasskeyRefused extends Data.TaggedError("PasskeyRefused")<Said> {}

/** Refused: there is no such passkey, or it is another's. */
export class PasskeyNotFound extends Data.TaggedError("PasskeyNotFound")<Said> {}

/** Refused: there is no such session, or it is another's. */
export class SessionNotFound extends Data.TaggedError("SessionNotFound") {}

/** Refused: the account stays until these are settled: listings on the market, offers that bind, and offers with money held. */
export class AccountInUse extends Data.TaggedError("AccountInUse")<{
  readonly listings: number
  readonly offers: number
  readonly deposits: number
}> {}

/** Why no account is made. */
export type SignUpRefusal = PasswordRefused | PasswordTooCommon | TooManyAttempts | UsernameExists
/** Why somebody is not signed in. */
export type SignInRefusal = NotAuthorized | PasswordResetRequired | TooManyAttempts | UserNotConfirmed | UserNotFound
/** Why a mailed code is not taken. */
export type CodeRefusal = CodeExpired | CodeMismatch | TooManyAttempts
/** Why no code is mailed. */
export type SendCodeRefusal = TooManyAttempts | UserNotFound
/** Why the new password that one is asked for at signing in is not taken. */
export type NewPasswordRefusal = NotAuthorized | PasswordRefused | PasswordTooCommon | TooManyAttempts
/** Why a forgotten password is not replaced. */
export type ResetRefusal = CodeRefusal | PasswordRefused | PasswordTooCommon
/** Why a passkey does not sign in. */
export type PasskeySignInRefusal = NotAuthorized | PasskeyRefused | PasswordResetRequired | TooManyAttempts
/** Why no passkey is made. */
export type NewPasskeyRefusal = PasskeyRefused | TooManyAttempts | UserNotConfirmed
/** Why a session is not ended, or an account not deleted. */
export type OwnAccountRefusal = AccountInUse | NotAuthorized | SessionNotFound | TooManyAttempts
/** Whatever the identity service refuses. */
export type AccountRefusal =
  | CodeRefusal
  | EmailNotVerified
  | NewPasskeyRefusal
  | NewPasswordRefusal
  | OwnAccountRefusal
  | PasskeyNotFound
  | PasskeySignInRefusal
  | SendCodeRefusal
  | SignInRefusal
  | SignUpRefusal

/** Broken, not refused: worth retrying. `cause` is for logs, never for users. */
export class AccountsUnavailable extends Data.TaggedError("AccountsUnavailable")<{ readonly cause: unknown }> {}
