import type { ConfirmationCode, Credentials, Email } from "@xl/core/accounts"
import { Context, type Effect } from "effect"

/** What happens to accounts behind a visitor's back: mail arrives, administrators act. */
export class AccountsStage extends Context.Service<
  AccountsStage,
  {
    /** The code that was mailed last. */
    readonly codeFor: (email: Email, kind: "confirm" | "reset") => Effect.Effect<ConfirmationCode>
    /** An account with a confirmed e-mail. */
    readonly addUser: (credentials: Credentials) => Effect.Effect<void>
    /** An account whose first sign-in asks for a new password. */
    readonly invite: (credentials: Credentials) => Effect.Effect<void>
    /** The next sign-in demands a reset. */
    readonly forceReset: (email: Email) => Effect.Effect<void>
    /** Every session of the account ends, as by a password change elsewhere. */
    readonly endSessions: (email: Email) => Effect.Effect<void>
  }
>()("@xl/testkit/accounts/AccountsStage") {}
