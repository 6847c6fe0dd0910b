import { type Accounts, AccountsUnavailable } from "@xl/core/accounts"
import { Effect } from "effect"
import { type CognitoConfig, lastUserKey } from "./config.ts"

type Service = Accounts["Service"]

/**
 * Accounts of a Cognito user pool, Amazon's or the gateway's own. Amplify is fetched when somebody signs in or up, or has signed
 * in before: a guest's pages do without it.
 */
export const accountsCognito = (config: CognitoConfig): Service => {
  let opened: Promise<Service> | undefined
  const open = Effect.tryPromise({
    try: () => (opened ??= import("./amplify.ts").then(({ openAmplify }) => openAmplify(config))),
    catch: (cause) => {
      opened = undefined // the file did not arrive: fetch it again next time
      return new AccountsUnavailable({ cause })
    },
  })
  const withAmplify = <A, E>(request: (accounts: Service) => Effect.Effect<A, E>) => Effect.flatMap(open, request)
  const unlessGuest = <A, E>(request: (accounts: Service) => Effect.Effect<A, E>, guest: A) =>
    Effect.flatMap(isGuest(config), (isOne) => (isOne ? Effect.succeed(guest) : withAmplify(request)))
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
    signOutEverywhere: unlessGuest((accounts) => accounts.signOutEverywhere, undefined),
    signOut: unlessGuest((accounts) => accounts.signOut, undefined),
    session: unlessGuest((accounts) => accounts.session, null),
    refresh: unlessGuest((accounts) => accounts.refresh, null),
    token: unlessGuest((accounts) => accounts.token, null),
  }
}

/** Whether nobody has signed in here, or has signed out since. */
const isGuest = (config: CognitoConfig): Effect.Effect<boolean, AccountsUnavailable> =>
  Effect.tryPromise({
    try: async () => {
      const key = lastUserKey(config)
      return (config.storage ? await config.storage.getItem(key) : globalThis.localStorage.getItem(key)) === null
    },
    catch: (cause) => new AccountsUnavailable({ cause }),
  })
