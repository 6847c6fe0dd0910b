import { type Accounts, codeSentTo } from "@xl/core/accounts"
import {
  associateWebAuthnCredential,
  autoSignIn,
  confirmUserAttribute,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
  sendUserAttributeVerificationCode,
  signOut,
  signUp,
  updatePassword,
} from "aws-amplify/auth"
import { Effect } from "effect"
import { ask } from "./ask.ts"
import { askOr } from "./refusals.ts"
import { currentSession } from "./renewal.ts"
import { openedSession } from "./sign-in.ts"

type OwnOperations = Pick<
  Accounts["Service"],
  | "addPasskey"
  | "changePassword"
  | "enterRegistered"
  | "passkeys"
  | "register"
  | "removePasskey"
  | "sendEmailCode"
  | "signOutEverywhere"
  | "verifyEmail"
>

const mayRegister = askOr("PasswordRefused", "PasswordTooCommon", "TooManyAttempts", "UsernameExists")
const mayEnter = askOr("NotAuthorized", "TooManyAttempts")
const maySend = askOr("TooManyAttempts", "UserNotFound")
const mayVerify = askOr("CodeExpired", "CodeMismatch", "TooManyAttempts")
const mayChange = askOr("NotAuthorized", "PasswordRefused", "PasswordTooCommon", "TooManyAttempts")
const mayMake = askOr("PasskeyRefused", "TooManyAttempts", "UserNotConfirmed")
const mayRemove = askOr("PasskeyNotFound")

/** The service lists no more than this many at once, nor does one have more. */
const EVERY_PASSKEY = 20

/** Milliseconds within which amplify answers a second automatic sign-in never. Source: `debounce` in its signUpHelpers.ts, 300. */
const DEAF_FOR = 350
let hearsAgainAt = 0
const enter = async () => {
  await new Promise((later) => setTimeout(later, Math.max(0, hearsAgainAt - performance.now())))
  hearsAgainAt = performance.now() + DEAF_FOR
  return autoSignIn()
}

/** Accounts opened with an e-mail alone, and what somebody who is signed in does with the own account. */
export const ownAccount: OwnOperations = {
  register: (email) =>
    mayRegister(async () => {
      await signOut() // amplify would leave the tokens of whoever is still signed in here behind
      return signUp({
        username: email,
        options: { userAttributes: { email }, autoSignIn: { authFlowType: "USER_AUTH" } },
      })
    }).pipe(Effect.map(({ isSignUpComplete }) => ({ tag: isSignUpComplete ? "confirmed" : "codeSent" }) as const)),
  enterRegistered: Effect.andThen(mayEnter(enter), openedSession),
  sendEmailCode: Effect.map(
    maySend(() => sendUserAttributeVerificationCode({ userAttributeKey: "email" })),
    ({ destination }) => codeSentTo(destination ?? ""),
  ),
  verifyEmail: (code) =>
    mayVerify(() => confirmUserAttribute({ userAttributeKey: "email", confirmationCode: code })).pipe(
      Effect.andThen(currentSession(true)),
      Effect.andThen(openedSession),
    ),
  changePassword: ({ current, next }) => mayChange(() => updatePassword({ oldPassword: current, newPassword: next })),
  signOutEverywhere: ask(() => signOut({ global: true })),
  passkeys: Effect.map(
    ask(() => listWebAuthnCredentials({ pageSize: EVERY_PASSKEY })),
    ({ credentials }) =>
      credentials.map(({ createdAt, credentialId, friendlyCredentialName }) => ({
        id: credentialId ?? "",
        name: friendlyCredentialName ?? "Passkey",
        createdAt: createdAt?.getTime() ?? 0,
      })),
  ),
  addPasskey: mayMake(() => associateWebAuthnCredential()),
  removePasskey: (id) => mayRemove(() => deleteWebAuthnCredential({ credentialId: id })),
}
