import {
  AccountsUnavailable,
  type Credentials,
  type Email,
  PasskeyRefused,
  type PasskeySignInRefusal,
  PasswordResetRequired,
  type Session,
  type SignInOutcome,
  type SignInRefusal,
  UserNotConfirmed,
} from "@xl/core/accounts"
import { signIn, type SignInInput, type SignInOutput, signOut } from "aws-amplify/auth"
import { Effect } from "effect"
import type { CognitoConfig } from "./config.ts"
import { askOr } from "./refusals.ts"
import { currentSession } from "./renewal.ts"

/** The session just opened; that there is none then is a breakdown. */
export const openedSession: Effect.Effect<Session, AccountsUnavailable> = Effect.flatMap(currentSession(), (session) =>
  session ? Effect.succeed(session) : Effect.fail(new AccountsUnavailable({ cause: "No session after signing in" })),
)

/** Signs in, after signing out whoever is still signed in here. */
export const entrance =
  ({ authFlow }: CognitoConfig) =>
  ({ email, password }: Credentials): Effect.Effect<SignInOutcome, AccountsUnavailable | SignInRefusal> =>
    asked(() => replacing({ username: email, password, options: { authFlowType: authFlow } })).pipe(
      Effect.flatMap(outcome),
    )

const replacing = async (input: SignInInput): Promise<SignInOutput> => {
  try {
    return await signIn(input)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "UserAlreadyAuthenticatedException") throw error
    await signOut()
    return signIn(input)
  }
}

/** Signs in with a passkey that this browser has for the e-mail's account, after signing out whoever is still signed in here. */
export const passkeyEntrance = (email: Email): Effect.Effect<Session, AccountsUnavailable | PasskeySignInRefusal> =>
  provenByKey(() =>
    replacing({ username: email, options: { authFlowType: "USER_AUTH", preferredChallenge: "WEB_AUTHN" } }),
  ).pipe(Effect.flatMap(keyOutcome))
const provenByKey = askOr("NotAuthorized", "PasskeyRefused", "PasswordResetRequired", "TooManyAttempts")

const keyOutcome = ({ nextStep }: SignInOutput): Effect.Effect<Session, AccountsUnavailable | PasskeySignInRefusal> => {
  if (nextStep.signInStep === "DONE") return openedSession
  if (nextStep.signInStep === "RESET_PASSWORD")
    return Effect.fail(new PasswordResetRequired({ said: "Password reset required for the user" }))
  return Effect.fail(new PasskeyRefused({ said: `The service asks for ${nextStep.signInStep} instead` }))
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
