import { Context, type Effect } from "effect"
import type {
  AccountsUnavailable,
  CodeRefusal,
  NewPasswordRefusal,
  ResetRefusal,
  SendCodeRefusal,
  SignInRefusal,
  SignUpRefusal,
} from "./errors.ts"
import type { ConfirmationCode, Credentials, Email, Session, SignInOutcome, SignUpOutcome } from "./model.ts"

type Answer<A, Refusal = never> = Effect.Effect<A, Refusal | AccountsUnavailable>

/** Command port: what a visitor may ask of the identity service. Its laws are `accountsContract` in testkit. */
export class Accounts extends Context.Service<
  Accounts,
  {
    /** Answers alike whether or not the e-mail has an account: its owner is told by mail. */
    readonly signUp: (credentials: Credentials) => Answer<SignUpOutcome, SignUpRefusal>
    /** The specification's verifyUser: confirms the e-mail, then signs in with the password chosen at sign-up. */
    readonly confirm: (
      verification: Credentials & { readonly code: ConfirmationCode },
    ) => Answer<SignInOutcome, CodeRefusal | SignInRefusal>
    /** The specification's sendVerificationEmail. A code sent before is worth nothing afterwards. */
    readonly resendCode: (email: Email) => Answer<void, SendCodeRefusal>
    /** Ends a session that this browser still has, then signs in. */
    readonly signIn: (credentials: Credentials) => Answer<SignInOutcome, SignInRefusal>
    /** Answers the challenge of the `signIn` just made. */
    readonly completeNewPassword: (password: string) => Answer<Session, NewPasswordRefusal>
    /** Forgets the session here and ends it at the service; here it is gone even where the service does not answer. */
    readonly signOut: Answer<void>
    /** Mails a code by which a forgotten password is replaced. */
    readonly forgotPassword: (email: Email) => Answer<void, SendCodeRefusal>
    /** Sets a new password, confirms the e-mail, ends every session; signing in is another call. */
    readonly confirmForgotPassword: (
      reset: Credentials & { readonly code: ConfirmationCode },
    ) => Answer<void, ResetRefusal>
    /** Null where nobody is signed in, or the session was ended elsewhere. */
    readonly session: Answer<Session | null>
    /** Asks for new tokens now, so that a change of the account shows at once. Null as above. */
    readonly refresh: Answer<Session | null>
    /** The access token for a call to the gateway, renewed when about to expire. Null as above. */
    readonly token: Answer<string | null>
  }
>()("@xl/core/accounts/Accounts") {}
