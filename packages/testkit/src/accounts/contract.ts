import { layer } from "@effect/vitest"
import { type Accounts, ConfirmationCode, type Credentials, Email } from "@xl/core/accounts"
import { must } from "@xl/core/shared"
import { Effect, type Layer } from "effect"
import { expect } from "vitest"
import { OTHER_PASSWORD, PASSWORD, WEAK_PASSWORDS } from "./examples.ts"
import { ask, fresh, here, type Laws, nobody, refusal, signIn, stage, user } from "./laws.ts"
import { ownLaws, passkeyLaws, settingLaws } from "./own-laws.ts"
import type { AccountsStage } from "./stage.ts"

const signUp = (credentials: Credentials) => ask((accounts) => accounts.signUp(credentials))
const confirm = Effect.fnUntraced(function* (credentials: Credentials) {
  const code = yield* stage(({ codeFor }) => codeFor(credentials.email, "confirm"))
  return yield* ask((accounts) => accounts.confirm({ ...credentials, code }))
})
const reset = Effect.fnUntraced(function* (credentials: Credentials) {
  const code = yield* stage(({ codeFor }) => codeFor(credentials.email, "reset"))
  return yield* ask((accounts) => accounts.confirmForgotPassword({ ...credentials, code }))
})

/** The laws of every identity service. One serves the whole suite: no law may assume that it is empty, or that nobody is signed in. */
export const accountsContract = (home: string, live: Layer.Layer<Accounts | AccountsStage, unknown>): void => {
  layer(live)(`Accounts in ${home}`, (it) => {
    signUpLaws(it)
    signInLaws(it)
    sessionLaws(it)
    passwordLaws(it)
    ownLaws(it)
    settingLaws(it)
    passkeyLaws(it)
  })
}

const signUpLaws = (it: Laws): void => {
  it.effect("signs up, then signs in once the code is entered", () =>
    Effect.gen(function* () {
      const credentials = fresh()
      expect(yield* signUp(credentials)).toEqual({ tag: "codeSent" })
      expect(yield* refusal(signIn(credentials))).toBe("UserNotConfirmed")
      const answer = yield* confirm(credentials)
      const expected = { email: credentials.email.toLowerCase(), isVerified: true }
      expect(answer).toMatchObject({ tag: "signedIn", session: expected })
      expect((yield* here)[0]).toMatchObject(expected)
    }),
  )

  it.effect("takes a code once, and only the one sent last", () =>
    Effect.gen(function* () {
      const credentials = fresh()
      yield* signUp(credentials)
      const first = yield* stage(({ codeFor }) => codeFor(credentials.email, "confirm"))
      yield* ask(({ resendCode }) => resendCode(credentials.email))
      expect(yield* refusal(ask((accounts) => accounts.confirm({ ...credentials, code: first })))).toBe("CodeMismatch")
      const second = yield* stage(({ codeFor }) => codeFor(credentials.email, "confirm"))
      yield* ask((accounts) => accounts.confirm({ ...credentials, code: second }))
      expect(yield* refusal(ask((accounts) => accounts.confirm({ ...credentials, code: second })))).toBe("CodeMismatch")
    }),
  )

  it.effect("answers a known e-mail as it answers a new one, and changes nothing", () =>
    Effect.gen(function* () {
      const credentials = yield* user()
      expect(yield* signUp({ ...credentials, password: OTHER_PASSWORD })).toEqual({ tag: "codeSent" })
      expect(yield* refusal(signIn({ ...credentials, password: OTHER_PASSWORD }))).toBe("NotAuthorized")
      expect(yield* signIn(credentials)).toMatchObject({ tag: "signedIn" })
    }),
  )

  it.effect("demands a reset where two have signed up with one e-mail", () =>
    Effect.gen(function* () {
      const credentials = fresh()
      yield* signUp({ ...credentials, password: OTHER_PASSWORD })
      yield* signUp(credentials)
      expect(yield* refusal(confirm({ ...credentials, password: OTHER_PASSWORD }))).toBe("PasswordResetRequired")
    }),
  )
}

const signInLaws = (it: Laws): void => {
  it.effect("finds an account whatever the case of its e-mail", () =>
    Effect.gen(function* () {
      const credentials = yield* user()
      const shouted = { ...credentials, email: must(Email, credentials.email.toUpperCase()) }
      expect(yield* signIn(shouted)).toMatchObject({ session: { email: credentials.email.toLowerCase() } })
    }),
  )

  it.effect("tells a wrong password from an unknown e-mail, in the service's own words", () =>
    Effect.gen(function* () {
      const credentials = yield* user()
      const wrong = yield* Effect.flip(signIn({ ...credentials, password: OTHER_PASSWORD }))
      expect(wrong).toMatchObject({ _tag: "NotAuthorized", said: "Incorrect username or password." })
      const unknown = yield* Effect.flip(signIn(fresh()))
      expect(unknown).toMatchObject({ _tag: "UserNotFound", said: "User does not exist." })
    }),
  )

  it.effect("replaces whoever is signed in", () =>
    Effect.gen(function* () {
      const [ann, bob] = [yield* user(), yield* user()]
      yield* signIn(ann)
      yield* signIn(bob)
      expect((yield* here)[0]?.email).toBe(bob.email.toLowerCase())
    }),
  )

  it.effect("asks an invited user for a new password first", () =>
    Effect.gen(function* () {
      const credentials = fresh()
      yield* stage(({ invite }) => invite(credentials))
      expect(yield* signIn(credentials)).toEqual({ tag: "newPasswordRequired" })
      const complete = (password: string) => ask(({ completeNewPassword }) => completeNewPassword(password))
      expect(yield* refusal(complete("weak"))).toBe("PasswordRefused")
      expect(yield* complete(OTHER_PASSWORD)).toMatchObject({ email: credentials.email.toLowerCase() })
      expect(yield* refusal(complete(PASSWORD))).toBe("NotAuthorized")
      expect(yield* signIn({ ...credentials, password: OTHER_PASSWORD })).toMatchObject({ tag: "signedIn" })
    }),
  )
}

const sessionLaws = (it: Laws): void => {
  it.effect("knows nobody after signing out, however often", () =>
    Effect.gen(function* () {
      yield* signIn(yield* user())
      expect(yield* here).not.toContain(null)
      yield* ask(({ signOut }) => signOut)
      yield* ask(({ signOut }) => signOut)
      expect(yield* here).toEqual(nobody)
      expect(yield* ask(({ refresh }) => refresh)).toBeNull()
    }),
  )

  it.effect("gives a new token for the same session on refresh", () =>
    Effect.gen(function* () {
      yield* signIn(yield* user())
      const [session, token] = yield* here
      expect(yield* ask(({ refresh }) => refresh)).toEqual(session)
      const [again, next] = yield* here
      expect(again).toEqual(session)
      expect(next).not.toBe(token)
    }),
  )

  it.effect("notices on refresh that the session was ended elsewhere", () =>
    Effect.gen(function* () {
      const credentials = yield* user()
      yield* signIn(credentials)
      yield* stage(({ endSessions }) => endSessions(credentials.email))
      expect(yield* ask(({ refresh }) => refresh)).toBeNull()
      expect(yield* here).toEqual(nobody)
    }),
  )
}

const passwordLaws = (it: Laws): void => {
  it.effect("refuses a password that breaks any line of the policy", () =>
    Effect.gen(function* () {
      for (const password of WEAK_PASSWORDS) {
        expect(yield* refusal(signUp({ ...fresh(), password }))).toBe("PasswordRefused")
      }
    }),
  )

  it.effect("resets a forgotten password by mail", () =>
    Effect.gen(function* () {
      const credentials = yield* user()
      yield* ask(({ forgotPassword }) => forgotPassword(credentials.email))
      expect(yield* refusal(reset({ ...credentials, password: "weak" }))).toBe("PasswordRefused")
      yield* reset({ ...credentials, password: OTHER_PASSWORD })
      expect(yield* refusal(signIn(credentials))).toBe("NotAuthorized")
      expect(yield* signIn({ ...credentials, password: OTHER_PASSWORD })).toMatchObject({ tag: "signedIn" })
    }),
  )

  it.effect("confirms the e-mail by a reset too", () =>
    Effect.gen(function* () {
      const credentials = fresh()
      yield* signUp(credentials)
      yield* ask(({ forgotPassword }) => forgotPassword(credentials.email))
      yield* reset({ ...credentials, password: OTHER_PASSWORD })
      expect(yield* signIn({ ...credentials, password: OTHER_PASSWORD })).toMatchObject({
        session: { isVerified: true },
      })
    }),
  )

  it.effect("demands a reset where an administrator wants one, until it is made", () =>
    Effect.gen(function* () {
      const credentials = yield* user()
      yield* stage(({ forceReset }) => forceReset(credentials.email))
      expect(yield* refusal(signIn(credentials))).toBe("PasswordResetRequired")
      yield* ask(({ forgotPassword }) => forgotPassword(credentials.email))
      yield* reset(credentials)
      expect(yield* signIn(credentials)).toMatchObject({ tag: "signedIn" })
    }),
  )

  it.effect("answers an unknown e-mail that asks for a code as it answers a known one", () =>
    Effect.gen(function* () {
      const { email } = fresh()
      const known = yield* user()
      expect(yield* ask(({ resendCode }) => resendCode(known.email))).toBe(
        "We have sent a new verification code to s***@x***.",
      )
      expect(yield* ask(({ forgotPassword }) => forgotPassword(email))).toBeUndefined()
      expect(yield* ask(({ resendCode }) => resendCode(email))).toBe(
        "We have sent a new verification code to s***@x***.",
      )
    }),
  )

  it.effect("refuses the right code after three wrong guesses", () =>
    Effect.gen(function* () {
      const credentials = fresh()
      yield* signUp(credentials)
      const code = yield* stage(({ codeFor }) => codeFor(credentials.email, "confirm"))
      const guess = must(ConfirmationCode, code === "000000" ? "999999" : "000000")
      const wrong = refusal(ask((accounts) => accounts.confirm({ ...credentials, code: guess })))
      expect(yield* Effect.all([wrong, wrong, wrong])).toEqual(["CodeMismatch", "CodeMismatch", "CodeMismatch"])
      // amplify repeats a refusal for too many attempts by itself, and then the code is gone
      expect(["CodeMismatch", "TooManyAttempts"]).toContain(yield* refusal(confirm(credentials)))
    }),
  )
}
