import { ConfirmationCode } from "@xl/core/accounts"
import { must } from "@xl/core/shared"
import { OTHER_PASSWORD, PASSWORD, someCredentials } from "@xl/testkit/accounts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { accountsCognito } from "./index.ts"
import { makePool } from "./testing/foreign-pool.ts"

// `npm run cognito-local` starts the service and says where it is and which code it sends to everybody.
const endpoint = process.env["XL_COGNITO_LOCAL"] ?? ""
const code = must(ConfirmationCode, process.env["XL_COGNITO_LOCAL_CODE"])
const WRONG = must(ConfirmationCode, "000000")

const { invite, ...pool } = await makePool(endpoint)
const kept = new Map<string, string>()
const accounts = accountsCognito({
  ...pool,
  userPoolEndpoint: endpoint,
  authFlow: "USER_PASSWORD_AUTH",
  storage: {
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  },
})
const run = <A, E>(request: Effect.Effect<A, E>) => Effect.runPromise(request)
const refusal = <A, E extends { readonly _tag: string }>(request: Effect.Effect<A, E>) =>
  run(Effect.map(Effect.flip(request), ({ _tag }) => _tag))

const member = async (email: string) => {
  const credentials = someCredentials({ email })
  await run(accounts.signUp(credentials))
  await run(accounts.confirm({ ...credentials, code }))
  return credentials
}

it("signs up, is held back until the code is entered, and is then signed in", async () => {
  const ann = someCredentials({ email: "ann@foreign.test" })
  expect(await run(accounts.signUp(ann))).toEqual({ tag: "codeSent" })
  expect(await refusal(accounts.signUp(ann))).toBe("UsernameExists")
  expect(await refusal(accounts.signIn(ann))).toBe("UserNotConfirmed")
  expect(await refusal(accounts.confirm({ ...ann, code: WRONG }))).toBe("CodeMismatch")
  expect(await run(accounts.confirm({ ...ann, code }))).toMatchObject({
    tag: "signedIn",
    session: { email: ann.email },
  })
})

it("keeps the session and its token until one signs out, and nothing of it after", async () => {
  const bob = await member("bob@foreign.test")
  const session = await run(accounts.session)
  expect(session).toMatchObject({ email: bob.email })
  expect(session?.sessionId).toMatch(/./)
  expect((await run(accounts.token))?.split(".")).toHaveLength(3)
  await run(accounts.signOut)
  expect([await run(accounts.session), await run(accounts.token), kept.size]).toEqual([null, null, 0])
})

it("replaces whoever is signed in", async () => {
  const [cat, dan] = [await member("cat@foreign.test"), await member("dan@foreign.test")]
  for (const { email, password } of [cat, dan]) await run(accounts.signIn({ email, password }))
  expect(await run(accounts.session)).toMatchObject({ email: dan.email })
})

it("says of a stranger what a hosted pool says that hides who is known", async () => {
  expect(await refusal(accounts.signIn(someCredentials({ email: "nobody@foreign.test" })))).toBe("NotAuthorized")
})

it("resets a forgotten password by the mailed code", async () => {
  const eve = await member("eve@foreign.test")
  await run(accounts.forgotPassword(eve.email))
  const reset = { email: eve.email, password: OTHER_PASSWORD }
  expect(await refusal(accounts.confirmForgotPassword({ ...reset, code: WRONG }))).toBe("CodeMismatch")
  await run(accounts.confirmForgotPassword({ ...reset, code }))
  expect(await run(accounts.signIn({ ...eve, password: OTHER_PASSWORD }))).toMatchObject({ tag: "signedIn" })
})

it("changes the own password", async () => {
  const fay = await member("fay@foreign.test")
  await run(accounts.changePassword({ current: PASSWORD, next: OTHER_PASSWORD }))
  expect(await run(accounts.signIn({ ...fay, password: OTHER_PASSWORD }))).toMatchObject({ tag: "signedIn" })
})

it("asks whom an administrator has invited for a new password first", async () => {
  const gus = someCredentials({ email: "gus@foreign.test" })
  await invite(gus.email, gus.password)
  expect(await run(accounts.signIn(gus))).toEqual({ tag: "newPasswordRequired" })
  expect(await run(accounts.completeNewPassword(OTHER_PASSWORD))).toMatchObject({ email: gus.email })
  expect(await run(accounts.signIn({ ...gus, password: OTHER_PASSWORD }))).toMatchObject({ tag: "signedIn" })
})
