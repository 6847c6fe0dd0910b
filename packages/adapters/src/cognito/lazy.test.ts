import { AccountsInMemory, someCredentials } from "@xl/testkit/accounts"
import { Effect } from "effect"
import { expect, it, vi } from "vitest"
import { accountsCognito } from "./index.ts"

const fetched = vi.hoisted(() => ({ times: 0 }))
vi.mock("./amplify.ts", () => {
  fetched.times += 1
  return { openAmplify: () => new AccountsInMemory().accounts }
})

const kept = new Map<string, string>()
const accounts = accountsCognito({
  userPoolId: "local_Main",
  userPoolClientId: "web",
  authFlow: "USER_PASSWORD_AUTH",
  storage: {
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  },
})
const everythingAGuestAsks = Effect.all([accounts.session, accounts.refresh, accounts.token, accounts.signOut])

it("does not fetch amplify for a guest, and does for somebody who has signed in here before", async () => {
  expect(await Effect.runPromise(everythingAGuestAsks)).toEqual([null, null, null, undefined])
  expect(fetched.times).toBe(0)
  kept.set("CognitoIdentityServiceProvider.web.LastAuthUser", "somebody")
  await Effect.runPromise(everythingAGuestAsks)
  expect(fetched.times).toBe(1)
})

it("fetches amplify for somebody who signs up", async () => {
  kept.clear()
  expect(await Effect.runPromise(accounts.signUp(someCredentials()))).toEqual({ tag: "codeSent" })
  expect(fetched.times).toBe(1)
})
