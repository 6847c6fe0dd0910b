import { type Accounts, codeSentTo } from "@xl/core/accounts"
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signOut,
  signUp,
} from "aws-amplify/auth"
import { Effect } from "effect"
import type { CognitoConfig } from "./config.ts"
import { configure } from "./configured.ts"
import { ownAccount } from "./own-account.ts"
import { ask } from "./ask.ts"
import { askOr } from "./refusals.ts"
import type { KeptSession } from "./session.ts"
import { entrance, openedSession, passkeyEntrance } from "./sign-in.ts"

/** Getting in and out through aws-amplify, which is configured for the whole page: there is one of these at a time. */
export const openAmplify = (config: CognitoConfig): Omit<Accounts["Service"], keyof KeptSession> => {
  configure(config)
  const enter = entrance(config)
  return {
    signUp: ({ email, password }) =>
      mayRegister(() => signUp({ username: email, password, options: { userAttributes: { email } } })).pipe(
        Effect.map(({ isSignUpComplete }) => ({ tag: isSignUpComplete ? "confirmed" : "codeSent" }) as const),
      ),
    confirm: ({ code, ...credentials }) =>
      mayConfirm(() => confirmSignUp({ username: credentials.email, confirmationCode: code })).pipe(
        Effect.andThen(enter(credentials)),
      ),
    resendCode: (email) =>
      Effect.map(
        maySend(() => resendSignUpCode({ username: email })),
        ({ destination }) => codeSentTo(destination ?? ""),
      ),
    signIn: enter,
    completeNewPassword: (password) =>
      mayComplete(() => confirmSignIn({ challengeResponse: password })).pipe(Effect.andThen(openedSession)),
    signOut: ask(() => signOut()),
    forgotPassword: (email) => Effect.asVoid(maySend(() => resetPassword({ username: email }))),
    confirmForgotPassword: ({ email, password, code }) =>
      mayReset(() => confirmResetPassword({ username: email, newPassword: password, confirmationCode: code })),
    ...ownAccount,
    signInWithPasskey: passkeyEntrance,
  }
}

const mayRegister = askOr("PasswordRefused", "PasswordTooCommon", "TooManyAttempts", "UsernameExists")
const mayConfirm = askOr("CodeExpired", "CodeMismatch", "NotAuthorized", "TooManyAttempts", "UserNotFound")
const maySend = askOr("TooManyAttempts", "UserNotFound")
const mayComplete = askOr("NotAuthorized", "PasswordRefused", "PasswordTooCommon", "TooManyAttempts")
const mayReset = askOr("CodeExpired", "CodeMismatch", "PasswordRefused", "PasswordTooCommon", "TooManyAttempts")
