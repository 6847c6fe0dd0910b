import {
  AccountsUnavailable,
  type Credentials,
  PasswordResetRequired,
  type Session,
  type SignInOutcome,
  type SignInRefusal,
  UserNotConfirmed,
} from "@xl/core/accounts"
import { signIn, type SignInOutput, signOut } from "aws-amplify/auth"
import { Effect } from "effect"
import type { CognitoConfig } from "./config.ts"
import { askOr } from "./refusals.ts"
import { currentSession } from "./session.ts"

/** The session just opened; that there is none then is a breakdown. */
export const openedSession: Effect.Effect<Session, AccountsUnavailable> = Effect.flatMap(currentSession(), (session) =>
  session ? Effect.succeed(session) : Effect.fail(new AccountsUnavailable({ cause: "No session after signing in" })),
)

/** Signs in, after signing out whoever is still signed in here. */
export const entrance =
  ({ authFlow }: CognitoConfig) =>
  ({ email, password }: Credentials): Effect.Effect<SignInOutcome, AccountsUnavailable | SignInRefusal> => {
    const attempt = () => signIn({ username: email, password, options: { authFlowType: authFlow } })
    return asked(() =>
      attempt().catch(async (error: unknown) => {
        if (!(error instanceof Error) || error.name !== "UserAlreadyAuthenticatedException") throw error
        await signOut()
        return attempt()
      }),
    ).pipe(Effect.flatMap(outcome))
  }
const asked = askOr("NotAuthorized", "PasswordResetRequired", "TooManyAttempts", "UserNotConfirmed", "UserNotFound")

type Outcome = Effect.Effect<SignInOutcome, AccountsUnavailable | PasswordResetRequired | UserNotConfirmed>

/** Amplify turns two refusals into steps and drops the service's words, so these are Cognito's own. */
const steps: { readonly [Step in SignInOutput["nextStep"]["signInStep"]]?: Outcome } = {
  DONE: Effect.map(openedSession, (session) => ({ tag: "signedIn", session })),
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: Effect.succeed({ tag: "newPasswordRequired" }),
  CONFIRM_SIGN_UP: Effect.fail(new UserNotConfirmed({ said: "User is not confirmed." })),
  RESET_PASSWORD: Effect.fail(new PasswordResetRequired({ said: "Password reset required for the user" })),
}

const outcome = ({ nextStep: { signInStep } }: SignInOutput): Outcome =>
  steps[signInStep] ?? Effect.fail(new AccountsUnavailable({ cause: `The step ${signInStep} is not supported` }))
