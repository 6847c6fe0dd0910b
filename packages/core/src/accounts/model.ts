import * as t from "io-ts"
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
export const Session = t.readonly(t.strict({ userId: UserId, email: t.string, isVerified: t.boolean }))
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
