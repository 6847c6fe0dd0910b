import { Context, type Effect } from "effect"
import type {
  AccountsUnavailable,
  CodeRefusal,
  NewPasskeyRefusal,
  NewPasswordRefusal,
  NotAuthorized,
  OwnAccountRefusal,
  PasskeyNotFound,
  PasskeySignInRefusal,
  ResetRefusal,
  SendCodeRefusal,
  SignInRefusal,
  SignUpRefusal,
  TooManyAttempts,
} from "./errors.ts"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { ProfileNotFound } from "../profiles/errors.ts"
import type {
  AccountSession,
  ConfirmationCode,
  Credentials,
  Email,
  Passkey,
  PasswordChange,
  Session,
  SignInOutcome,
  SignUpOutcome,
} from "./model.ts"

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
    /** The specification's sendVerificationEmail: gives what to say. A code sent before is worth nothing afterwards. */
    readonly resendCode: (email: Email) => Answer<string, SendCodeRefusal>
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
    /** Opens an account with an e-mail alone, where the operator lets one: confirmed at once, it is entered by `enterRegistered`. */
    readonly register: (email: Email) => Answer<SignUpOutcome, SignUpRefusal>
    /** Signs in whoever `register` has just confirmed; their e-mail is not verified yet. */
    readonly enterRegistered: Answer<Session, NotAuthorized | TooManyAttempts>
    /** Signs in with a passkey of this browser, if it is one of this e-mail's account. */
    readonly signInWithPasskey: (email: Email) => Answer<Session, PasskeySignInRefusal>
    /** Mails a code to whoever is signed in with an e-mail that is not verified: gives what to say. */
    readonly sendEmailCode: Answer<string, SendCodeRefusal>
    /** Verifies the e-mail of whoever is signed in; new tokens say so. */
    readonly verifyEmail: (code: ConfirmationCode) => Answer<Session, CodeRefusal>
    /** Ends every other session of whoever is signed in. */
    readonly changePassword: (change: PasswordChange) => Answer<void, NewPasswordRefusal>
    /** Ends every session of whoever is signed in, this one among them. */
    readonly signOutEverywhere: Answer<void>
    /** Those of whoever is signed in, oldest first. */
    readonly passkeys: Answer<ReadonlyArray<Passkey>>
    /** Has the browser make one, which asks the person. */
    readonly addPasskey: Answer<void, NewPasskeyRefusal>
    /** Takes one back, by its id; the browser may keep its own half. */
    readonly removePasskey: (id: string) => Answer<void, PasskeyNotFound>
    /** Null where nobody is signed in, or the session was ended elsewhere. */
    readonly session: Answer<Session | null>
    /** Asks for new tokens now, so that a change of the account shows at once. Null as above. */
    readonly refresh: Answer<Session | null>
    /** The access token for a call to the gateway, renewed when about to expire. Null as above. */
    readonly token: Answer<string | null>
  }
>()("@xl/core/accounts/Accounts") {}

type OwnAnswer<A, Refusal = never> = Effect.Effect<A, AccessRefusal | MarketUnavailable | Refusal>

/** Command port: what the gateway keeps of whoever is signed in besides the profile. Its laws are `ownAccountContract` in testkit. */
export class OwnAccount extends Context.Service<
  OwnAccount,
  {
    /** Where one is signed in, the latest seen first. */
    readonly sessions: () => OwnAnswer<ReadonlyArray<AccountSession>>
    /** Signs one out in one of these browsers, at once. */
    readonly endSession: (sessionId: string) => OwnAnswer<void, OwnAccountRefusal>
    /** Everything that one owns here, and nothing of anybody else's, as JSON. */
    readonly data: () => OwnAnswer<string>
    /** Deletes the account for good. The password proves who asks; refused while money or a deal is open. */
    readonly remove: (password: string) => OwnAnswer<void, OwnAccountRefusal | ProfileNotFound>
  }
>()("@xl/core/accounts/OwnAccount") {}
