import { ConfirmationCode } from "@xl/core/accounts"
import { must } from "@xl/core/shared"
import { Effect } from "effect"
import { expect } from "vitest"
import { OTHER_PASSWORD, PASSWORD } from "./examples.ts"
import { ask, fresh, here, type Laws, nobody, refusal, signIn, stage, user } from "./laws.ts"

const registered = Effect.fnUntraced(function* () {
  const { email } = fresh()
  const { tag } = yield* ask(({ register }) => register(email))
  return { email, tag, session: yield* ask(({ enterRegistered }) => enterRegistered) }
})
const verify = (code: ConfirmationCode) => ask(({ verifyEmail }) => verifyEmail(code))
const otherThan = (code: ConfirmationCode) => must(ConfirmationCode, code === "000000" ? "999999" : "000000")

/** Accounts opened with an e-mail alone, and what one does with one's own. */
export const ownLaws = (it: Laws): void => {
  it.effect("opens an account with an e-mail alone: entered at once, verified by the mailed code", () =>
    Effect.gen(function* () {
      const { email, session, tag } = yield* registered()
      expect(tag).toBe("confirmed")
      expect(session).toMatchObject({ email: email.toLowerCase(), isVerified: false })
      const code = yield* stage(({ codeFor }) => codeFor(email, "confirm"))
      expect(yield* refusal(verify(otherThan(code)))).toBe("CodeMismatch")
      expect(yield* verify(code)).toEqual({ ...session, isVerified: true })
      expect((yield* here)[0]).toEqual({ ...session, isVerified: true })
    }),
  )

  it.effect("opens no account over another", () =>
    Effect.gen(function* () {
      const { email } = yield* user()
      expect(yield* ask(({ register }) => register(email))).toEqual({ tag: "codeSent" })
    }),
  )

  it.effect("mails whoever is signed in another code, after which the first is worth nothing (ACC-552)", () =>
    Effect.gen(function* () {
      const { email } = yield* registered()
      const first = yield* stage(({ codeFor }) => codeFor(email, "confirm"))
      const said = yield* ask(({ sendEmailCode }) => sendEmailCode)
      expect(said).toContain("We have sent a new verification code to ")
      expect(said).toContain("*")
      expect(yield* refusal(verify(first))).toBe("CodeMismatch")
      expect(yield* verify(yield* stage(({ codeFor }) => codeFor(email, "confirm")))).toMatchObject({
        isVerified: true,
      })
    }),
  )
}

/** What one does with the account that one is signed in with. */
export const settingLaws = (it: Laws): void => {
  it.effect("changes the password of whoever knows it", () =>
    Effect.gen(function* () {
      const credentials = yield* user()
      yield* signIn(credentials)
      const change = (current: string, next: string) => ask(({ changePassword }) => changePassword({ current, next }))
      expect(yield* refusal(change(OTHER_PASSWORD, OTHER_PASSWORD))).toBe("NotAuthorized")
      expect(yield* refusal(change(PASSWORD, "weak"))).toBe("PasswordRefused")
      yield* change(PASSWORD, OTHER_PASSWORD)
      expect((yield* here)[0]).not.toBeNull()
      expect(yield* refusal(signIn(credentials))).toBe("NotAuthorized")
      expect(yield* signIn({ ...credentials, password: OTHER_PASSWORD })).toMatchObject({ tag: "signedIn" })
    }),
  )

  it.effect("signs out here too when one signs out everywhere", () =>
    Effect.gen(function* () {
      yield* signIn(yield* user())
      yield* ask(({ signOutEverywhere }) => signOutEverywhere)
      expect(yield* here).toEqual(nobody)
    }),
  )

  it.effect("tells one's sessions apart", () =>
    Effect.gen(function* () {
      const credentials = yield* user()
      yield* signIn(credentials)
      const [first] = yield* here
      yield* signIn(credentials)
      const [second] = yield* here
      expect(second?.userId).toBe(first?.userId)
      expect(second?.sessionId).not.toBe(first?.sessionId)
    }),
  )
}

/** Passkeys: made by who is signed in, and good instead of a password. */
export const passkeyLaws = (it: Laws): void => {
  it.effect("makes a passkey, which signs in, and is worth nothing once it is removed", () =>
    Effect.gen(function* () {
      const credentials = yield* user()
      yield* signIn(credentials)
      const list = ask(({ passkeys }) => passkeys)
      expect(yield* list).toEqual([])
      yield* ask(({ addPasskey }) => addPasskey)
      const [made] = yield* list
      expect(made).toMatchObject({ name: "This device" })
      yield* ask(({ signOut }) => signOut)
      const enter = ask(({ signInWithPasskey }) => signInWithPasskey(credentials.email))
      expect(yield* enter).toMatchObject({ email: credentials.email.toLowerCase(), isVerified: true })
      const remove = (id: string) => ask(({ removePasskey }) => removePasskey(id))
      expect(yield* refusal(remove("nobody-s"))).toBe("PasskeyNotFound")
      yield* remove(made?.id ?? "")
      expect(yield* list).toEqual([])
      yield* ask(({ signOut }) => signOut)
      expect(["NotAuthorized", "PasskeyRefused"]).toContain(yield* refusal(enter))
      expect(yield* here).toEqual(nobody)
    }),
  )

  it.effect("makes no passkey for an e-mail that is not verified", () =>
    Effect.gen(function* () {
      yield* registered()
      expect(yield* refusal(ask(({ addPasskey }) => addPasskey))).toBe("UserNotConfirmed")
    }),
  )
}
