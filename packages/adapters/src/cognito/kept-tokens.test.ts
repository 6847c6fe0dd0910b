import { Effect } from "effect"
import { beforeEach, expect, it, vi } from "vitest"
import type { CognitoConfig } from "./config.ts"
import { keptTokens } from "./kept-tokens.ts"
import { openSession } from "./session.ts"

const renewed = vi.hoisted(() => ({ with: [] as Array<boolean> }))
vi.mock("./renewal.ts", () => ({
  renewal: () => (force: boolean) =>
    Effect.sync(() => {
      renewed.with.push(force)
      return null
    }),
}))

const HOUR = 3_600
const inSeconds = (more: number): number => Math.floor(Date.now() / 1_000) + more
const token = (claims: object): string =>
  ["head", JSON.stringify(claims), "proof"].map((part) => Buffer.from(part).toString("base64url")).join(".")
const ann = {
  sub: "0b5e7a52-7f1c-4c39-9a53-6d6a3b1f3a10",
  email: "änn@x.test",
  email_verified: true,
  origin_jti: "0b5e7a52-7f1c-4c39-9a53-6d6a3b1f3a11",
}

const kept = new Map<string, string>()
const config: CognitoConfig = {
  userPoolId: "local_Main",
  userPoolClientId: "web",
  authFlow: "USER_PASSWORD_AUTH",
  storage: {
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  },
}
const keep = (name: string, value: string) => void kept.set(`CognitoIdentityServiceProvider.web.${name}`, value)
const access = token({ exp: inSeconds(HOUR) })
beforeEach(() => {
  kept.clear()
  renewed.with = []
  keep("LastAuthUser", ann.sub)
  keep(`${ann.sub}.accessToken`, access)
  keep(`${ann.sub}.idToken`, token({ ...ann, exp: inSeconds(HOUR) }))
})
const { refresh, session, token: tokenNow } = openSession(config)
const ask = () => Effect.runPromise(Effect.all([session, tokenNow]))

it("tells who is here and gives their token, without amplify", async () => {
  const told = { userId: ann.sub, email: ann.email, isVerified: true, sessionId: ann.origin_jti }
  expect(await ask()).toEqual([expect.objectContaining(told), access])
  expect(renewed.with).toEqual([])
})

it("has amplify renew what it is asked to renew", async () => {
  await Effect.runPromise(refresh)
  expect(renewed.with).toEqual([true])
})

it.each([
  ["the access token ends within half a minute", () => keep(`${ann.sub}.accessToken`, token({ exp: inSeconds(20) }))],
  ["the id token has ended", () => keep(`${ann.sub}.idToken`, token({ ...ann, exp: inSeconds(-1) }))],
  ["a token says no end", () => keep(`${ann.sub}.accessToken`, token({}))],
  ["the clock here is behind the pool's", () => keep(`${ann.sub}.clockDrift`, String(HOUR * 1_000))],
  ["a token is missing", () => kept.delete(`CognitoIdentityServiceProvider.web.${ann.sub}.idToken`)],
  ["nobody was here last", () => kept.delete("CognitoIdentityServiceProvider.web.LastAuthUser")],
])("leaves it to amplify where %s", async (_when, change) => {
  change()
  expect(await keptTokens(config)).toBeNull()
  expect(await ask()).toEqual([null, null])
  expect(renewed.with).toEqual([false, false])
})
