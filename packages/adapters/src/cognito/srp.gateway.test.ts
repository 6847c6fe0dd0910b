import { ConfirmationCode } from "@xl/core/accounts"
import { must } from "@xl/core/shared"
import { CODE, HostedPool } from "@xl/gateway/identity/testing"
import { OTHER_PASSWORD, PASSWORD, someCredentials } from "@xl/testkit/accounts"
import { Effect } from "effect"
import { afterAll, expect, it } from "vitest"
import { accountsCognito } from "./index.ts"

const pool = new HostedPool()
const endpoint = await pool.open()
afterAll(pool.close)

const kept = new Map<string, string>()
const told = {
  userPoolId: pool.poolId,
  userPoolClientId: pool.clientId,
  userPoolEndpoint: endpoint,
  storage: {
    setItem: async (key: string, value: string) => void kept.set(key, value),
    getItem: async (key: string) => kept.get(key) ?? null,
    removeItem: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
  },
}
const accounts = accountsCognito({ ...told, authFlow: "USER_SRP_AUTH" })
const run = <A, E>(request: Effect.Effect<A, E>) => Effect.runPromise(request)
const refusal = <A, E extends { readonly _tag: string }>(request: Effect.Effect<A, E>) =>
  run(Effect.map(Effect.flip(request), ({ _tag }) => _tag))

it("signs in at a hosted pool by SRP, which never sees the password, and goes on after a refresh (ACC-470, ACC-471)", async () => {
  const ann = someCredentials({ email: "ann@hosted.test" })
  pool.add(ann.email, ann.password)
  expect(await run(accounts.signIn(ann))).toMatchObject({ tag: "signedIn", session: { email: ann.email } })
  const token = await run(accounts.token)
  expect(await run(accounts.refresh)).toMatchObject({ email: ann.email, isVerified: true })
  expect(await run(accounts.token)).not.toBe(token)
  await run(accounts.signOut)
  expect([await run(accounts.session), kept.size]).toEqual([null, 0])
})

it("is refused a wrong password by SRP", async () => {
  const bob = someCredentials({ email: "bob@hosted.test" })
  pool.add(bob.email, bob.password)
  expect(await refusal(accounts.signIn({ ...bob, password: OTHER_PASSWORD }))).toBe("NotAuthorized")
  expect(await run(accounts.session)).toBeNull()
})

it("signs up, is held back until the code is entered, and then signs in by SRP (ACC-471, ACC-472)", async () => {
  const cat = someCredentials({ email: "cat@hosted.test" })
  expect(await run(accounts.signUp(cat))).toEqual({ tag: "codeSent" })
  expect(await refusal(accounts.signUp(cat))).toBe("UsernameExists")
  expect(await refusal(accounts.signIn(cat))).toBe("UserNotConfirmed")
  const code = must(ConfirmationCode, CODE)
  expect(await run(accounts.confirm({ ...cat, code }))).toMatchObject({ tag: "signedIn" })
})

it("answers the new password that an administrator's account asks for after SRP (ACC-246, ACC-471)", async () => {
  const dan = someCredentials({ email: "dan@hosted.test" })
  pool.add(dan.email, PASSWORD, true)
  expect(await run(accounts.signIn(dan))).toEqual({ tag: "newPasswordRequired" })
  expect(await run(accounts.completeNewPassword(OTHER_PASSWORD))).toMatchObject({ email: dan.email })
  expect(await run(accounts.signIn({ ...dan, password: OTHER_PASSWORD }))).toMatchObject({ tag: "signedIn" })
})

it("signs in also where the pool's client revokes no tokens, which then tell of no session (ACC-471)", async () => {
  const eve = someCredentials({ email: "eve@hosted.test" })
  pool.add(eve.email, eve.password)
  pool.revokesTokens = false
  try {
    expect(await run(accounts.signIn(eve))).toMatchObject({ tag: "signedIn", session: { email: eve.email } })
    expect((await run(accounts.session))?.sessionId).toMatch(/./)
  } finally {
    pool.revokesTokens = true
  }
})
