import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { UserId } from "../shared/ids.ts"
import { isConfirmationCode } from "./confirmation-code.ts"
import { isEmail } from "./email.ts"

export interface EmailBrand {
  readonly Email: unique symbol
}
/** An address that passes every check of the sign-up form. Case is kept as typed; accounts are found whatever the case. */
export const Email = t.brand(t.string, (s): s is t.Branded<string, EmailBrand> => isEmail(s), "Email")
export type Email = t.TypeOf<typeof Email>

export interface ConfirmationCodeBrand {
  readonly ConfirmationCode: unique symbol
}
/** The six digits that a confirmation or reset mail carries. */
export const ConfirmationCode = t.brand(
  t.string,
  (s): s is t.Branded<string, ConfirmationCodeBrand> => isConfirmationCode(s),
  "ConfirmationCode",
)
export type ConfirmationCode = t.TypeOf<typeof ConfirmationCode>

/** Who is signed in here, as the identity service's token says. Roles are not in it: the gateway knows them. */
export const Session = t.readonly(
  t.strict({
    userId: UserId,
    email: t.string,
    isVerified: t.boolean,
    /** Tells this session from others of the same person. */
    sessionId: t.string,
  }),
)
export type Session = t.TypeOf<typeof Session>

/** What one signs in with. */
export interface Credentials {
  readonly email: Email
  readonly password: string
}

/** A confirmed account may sign in at once; else a code is on its way by mail. */
export type SignUpOutcome = { readonly tag: "confirmed" } | { readonly tag: "codeSent" }

/** Signed in, or asked for a new password first: answer with `completeNewPassword`. */
export type SignInOutcome =
  | { readonly tag: "signedIn"; readonly session: Session }
  | { readonly tag: "newPasswordRequired" }

/** A password changed by who is signed in. */
export interface PasswordChange {
  readonly current: string
  readonly next: string
}

/** A passkey of one's own, as a list shows it. */
export interface Passkey {
  readonly id: string
  readonly name: string
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number
}

/** One of one's own sessions: a browser in which one is signed in. */
export const AccountSession = t.readonly(
  t.strict({
    sessionId: t.string,
    /** Milliseconds since the Unix epoch, as are the days below. */
    signedInAt: Millis,
    /** The last time that it asked for new tokens, which an open page does every quarter of an hour. */
    lastSeenAt: Millis,
    /** Where it was signed in from. */
    address: t.union([t.string, t.null]),
    /** What the browser called itself. */
    userAgent: t.union([t.string, t.null]),
  }),
)
export type AccountSession = t.TypeOf<typeof AccountSession>
