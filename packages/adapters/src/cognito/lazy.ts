import { type Accounts, AccountsUnavailable } from "@xl/core/accounts"
import { Effect } from "effect"
import { type CognitoConfig, keptAt, lastUserKey } from "./config.ts"
import { fetched } from "./fetched.ts"

type Service = Accounts["Service"]

/**
 * Accounts of a Cognito user pool, Amazon's or the gateway's own. Amplify is fetched when somebody signs in, up or out, and half of it when tokens
 * want to be renewed; what it keeps of a session is read without it. A guest's pages fetch nothing.
 */
export const accountsCognito = (config: CognitoConfig): Service => {
  const kept = fetched(() => import("./session.ts").then(({ openSession }) => openSession(config)))
  const opened = fetched(() => import("./amplify.ts").then(({ openAmplify }) => openAmplify(config)))
  const withAmplify = <A, E>(request: (accounts: Effect.Success<typeof opened>) => Effect.Effect<A, E>) =>
    Effect.flatMap(opened, request)
  const unlessGuest = <A, E>(request: Effect.Effect<A, E>, guest: A) =>
    Effect.flatMap(isGuest(config), (isOne) => (isOne ? Effect.succeed(guest) : request))
  return {
    signUp: (credentials) => withAmplify((accounts) => accounts.signUp(credentials)),
    confirm: (verification) => withAmplify((accounts) => accounts.confirm(verification)),
    resendCode: (email) => withAmplify((accounts) => accounts.resendCode(email)),
    signIn: (credentials) => withAmplify((accounts) => accounts.signIn(credentials)),
    completeNewPassword: (password) => withAmplify((accounts) => accounts.completeNewPassword(password)),
    forgotPassword: (email) => withAmplify((accounts) => accounts.forgotPassword(email)),
    confirmForgotPassword: (reset) => withAmplify((accounts) => accounts.confirmForgotPassword(reset)),
    register: (email) => withAmplify((accounts) => accounts.register(email)),
    enterRegistered: withAmplify((accounts) => accounts.enterRegistered),
    signInWithPasskey: (email) => withAmplify((accounts) => accounts.signInWithPasskey(email)),
    sendEmailCode: withAmplify((accounts) => accounts.sendEmailCode),
    verifyEmail: (code) => withAmplify((accounts) => accounts.verifyEmail(code)),
    changePassword: (change) => withAmplify((accounts) => accounts.changePassword(change)),
    passkeys: withAmplify((accounts) => accounts.passkeys),
    addPasskey: withAmplify((accounts) => accounts.addPasskey),
    removePasskey: (id) => withAmplify((accounts) => accounts.removePasskey(id)),
    signOutEverywhere: unlessGuest(
      withAmplify((accounts) => accounts.signOutEverywhere),
      undefined,
    ),
    signOut: unlessGuest(
      withAmplify((accounts) => accounts.signOut),
      undefined,
    ),
    session: unlessGuest(
      Effect.flatMap(kept, ({ session }) => session),
      null,
    ),
    refresh: unlessGuest(
      Effect.flatMap(kept, ({ refresh }) => refresh),
      null,
    ),
    token: unlessGuest(
      Effect.flatMap(kept, ({ token }) => token),
      null,
    ),
  }
}

/** Whether nobody has signed in here, or has signed out since. */
const isGuest = (config: CognitoConfig): Effect.Effect<boolean, AccountsUnavailable> =>
  Effect.tryPromise({
    try: async () => (await keptAt(config, lastUserKey(config))) === null,
    catch: (cause) => new AccountsUnavailable({ cause }),
  })
