import { Amplify } from "aws-amplify"
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from "aws-amplify/auth"
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito"
import { createRemoteJWKSet, jwtVerify } from "jose"
import { beforeEach, describe, expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { PASSWORD } from "./testing/index.ts"
import { served } from "./testing/served.ts"

const { url } = await testDatabase()
const pool = await served(url, { lifetimes: { refreshGrace: 2 } })

const kept = new Map<string, string>()
const storage = {
  setItem: async (key: string, value: string) => void kept.set(key, value),
  getItem: async (key: string) => kept.get(key) ?? null,
  removeItem: async (key: string) => void kept.delete(key),
  clear: async () => kept.clear(),
}
Amplify.configure({
  Auth: { Cognito: { userPoolId: "local_Main", userPoolClientId: "web", userPoolEndpoint: `${pool.endpoint}/` } },
})
cognitoUserPoolsTokenProvider.setKeyValueStorage(storage) // after configure(), which resets it
beforeEach(() => kept.clear())

const flow = { authFlowType: "USER_PASSWORD_AUTH" as const }
const OTHER = "Battery-Staple-2"
let count = 0
const fresh = () => `Ann.${++count}@x.test`
const signUpAs = (username: string, password = PASSWORD) =>
  signUp({ username, password, options: { userAttributes: { email: username } } })
const signInAs = (username: string, password = PASSWORD) => signIn({ username, password, options: flow })
const refreshToken = () => [...kept].find(([key]) => key.endsWith(".refreshToken"))?.[1] ?? ""
/** The name of the error that a call ends with. */
const failure = (call: Promise<unknown>) =>
  call.then(
    () => "none",
    (error: Error) => error.name,
  )
const user = async () => {
  const email = fresh().toLowerCase()
  await pool.admin.addUser(email, PASSWORD)
  return email
}

describe("aws-amplify against the gateway's user pool", () => {
  it("signs up and confirms by code (ACC-472, ACC-474)", async () => {
    const email = fresh()
    const codeOf = () => pool.codeFor(email.toLowerCase())
    expect((await signUpAs(email)).nextStep.signUpStep).toBe("CONFIRM_SIGN_UP")
    expect((await signInAs(email)).nextStep.signInStep).toBe("CONFIRM_SIGN_UP")
    const first = codeOf()
    await resendSignUpCode({ username: email })
    expect(codeOf()).not.toBe(first)
    expect(await failure(confirmSignUp({ username: email, confirmationCode: first }))).toBe("CodeMismatchException")
    expect((await confirmSignUp({ username: email, confirmationCode: codeOf() })).isSignUpComplete).toBe(true)
    expect(await failure(confirmSignUp({ username: email, confirmationCode: codeOf() }))).toBe("CodeMismatchException")
    expect((await signInAs(email)).isSignedIn).toBe(true)
  })

  it("is refused a password that breaks the policy, wherever one is set", async () => {
    const email = await user()
    for (const weak of ["Sh0rt!", "lower-case-1", "UPPER-CASE-1", "No-digits-here", "NoSpecial123"]) {
      expect(await failure(signUpAs(fresh(), weak))).toBe("InvalidPasswordException")
      expect(
        await failure(confirmResetPassword({ username: email, confirmationCode: "000000", newPassword: weak })),
      ).toBe("InvalidPasswordException")
    }
  })

  it("signs in with tokens that the published keys verify (ACC-470)", async () => {
    const email = await user()
    expect((await signInAs(email)).isSignedIn).toBe(true)
    const { tokens } = await fetchAuthSession()
    const keys = createRemoteJWKSet(new URL(`${pool.endpoint}/local_Main/.well-known/jwks.json`))
    const issuer = "http://127.0.0.1/idp/local_Main"
    const id = await jwtVerify(String(tokens?.idToken), keys, { issuer, audience: "web" })
    expect(id.payload).toMatchObject({ token_use: "id", email, email_verified: true })
    const access = await jwtVerify(String(tokens?.accessToken), keys, { issuer })
    expect(access.payload).toMatchObject({ token_use: "access", client_id: "web", username: id.payload.sub })
    expect((await getCurrentUser()).userId).toBe(id.payload.sub)
    expect((await fetchUserAttributes()).email).toBe(email)
  })

  it("is told a wrong password and an unknown e-mail (ACC-470)", async () => {
    expect(await failure(signInAs(await user(), OTHER))).toBe("NotAuthorizedException")
    expect(await failure(signInAs("nobody@x.test"))).toBe("UserNotFoundException")
  })

  it("rotates the refresh token and forgets its tokens once the session is revoked", async () => {
    await signInAs(await user())
    const [token, before] = [String((await fetchAuthSession()).tokens?.accessToken), refreshToken()]
    expect(String((await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken)).not.toBe(token)
    expect(refreshToken()).not.toBe(before)
    await pool.call("RevokeToken", { Token: refreshToken() })
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  it("changes the password, which keeps this session and ends the others", async () => {
    const email = await user()
    await signInAs(email)
    const other = (await pool.signIn(email, PASSWORD)).tokens.AccessToken
    expect(await failure(updatePassword({ oldPassword: OTHER, newPassword: OTHER }))).toBe("NotAuthorizedException")
    expect(await failure(updatePassword({ oldPassword: PASSWORD, newPassword: "x1" }))).toBe("InvalidPasswordException")
    await updatePassword({ oldPassword: PASSWORD, newPassword: OTHER })
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
    expect((await pool.getUser(other)).name).toBe("NotAuthorizedException")
    expect((await pool.signIn(email, PASSWORD)).name).toBe("NotAuthorizedException")
  })

  it("signs out here, and everywhere, at once also for access tokens (ACC-478)", async () => {
    const email = await user()
    await signInAs(email)
    const here = { refresh: refreshToken(), access: String((await fetchAuthSession()).tokens?.accessToken) }
    await signOut()
    expect((await pool.refresh(here.refresh)).name).toBe("NotAuthorizedException")
    expect(await pool.authenticate(here.access)).toBeNull()
    await signInAs(email)
    const elsewhere = (await pool.signIn(email, PASSWORD)).tokens
    await signOut({ global: true })
    expect((await pool.refresh(elsewhere.RefreshToken)).name).toBe("NotAuthorizedException")
    expect((await pool.getUser(elsewhere.AccessToken)).name).toBe("NotAuthorizedException")
  })

  it("resets a forgotten password, which ends every session", async () => {
    const email = await user()
    const { tokens } = await pool.signIn(email, PASSWORD)
    expect(await pool.authenticate(tokens.AccessToken)).not.toBeNull()
    await resetPassword({ username: email })
    const reset = (confirmationCode: string) =>
      confirmResetPassword({ username: email, confirmationCode, newPassword: OTHER })
    expect(await failure(reset("000000"))).toBe("CodeMismatchException")
    await reset(pool.codeFor(email, "reset"))
    expect((await pool.getUser(tokens.AccessToken)).name).toBe("NotAuthorizedException")
    expect(await pool.authenticate(tokens.AccessToken)).toBeNull()
    expect((await signInAs(email, OTHER)).isSignedIn).toBe(true)
  })

  it("is made to reset where an administrator demands it", async () => {
    const email = await user()
    await pool.admin.forceReset(email)
    expect((await pool.signIn(email, PASSWORD)).name).toBe("PasswordResetRequiredException")
    expect((await signInAs(email)).nextStep.signInStep).toBe("RESET_PASSWORD")
    await resetPassword({ username: email })
    await confirmResetPassword({ username: email, confirmationCode: pool.codeFor(email, "reset"), newPassword: OTHER })
    expect((await signInAs(email, OTHER)).isSignedIn).toBe(true)
  })

  it("completes the new password of an invited user (ACC-246)", async () => {
    const email = fresh().toLowerCase()
    await pool.admin.createUser(email, "Temporary-1!")
    expect((await signInAs(email, "Temporary-1!")).nextStep.signInStep).toBe(
      "CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED",
    )
    expect(await failure(confirmSignIn({ challengeResponse: "x" }))).toBe("InvalidPasswordException")
    expect((await confirmSignIn({ challengeResponse: PASSWORD })).isSignedIn).toBe(true)
    await signOut()
    expect((await signInAs(email)).isSignedIn).toBe(true)
  })
})
