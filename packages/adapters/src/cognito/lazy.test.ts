import { AccountsInMemory, someCredentials } from "@xl/testkit/accounts"
import { Effect } from "effect"
import { expect, it, vi } from "vitest"
import { accountsCognito } from "./index.ts"

const fetched = vi.hoisted(() => ({ amplify: 0, session: 0 }))
vi.mock("./amplify.ts", () => {
  fetched.amplify += 1
  return { openAmplify: () => new AccountsInMemory().accounts }
})
vi.mock("./session.ts", () => {
  fetched.session += 1
  return { openSession: () => new AccountsInMemory().accounts }
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

it("fetches nothing of amplify for a guest", async () => {
  expect(await Effect.runPromise(everythingAGuestAsks)).toEqual([null, null, null, undefined])
  expect(fetched).toEqual({ amplify: 0, session: 0 })
})

it("fetches what keeps a session for somebody who has signed in here before, and the rest for whoever signs out", async () => {
  kept.set("CognitoIdentityServiceProvider.web.LastAuthUser", "somebody")
  await Effect.runPromise(Effect.all([accounts.session, accounts.refresh, accounts.token]))
  expect(fetched).toEqual({ amplify: 0, session: 1 })
  await Effect.runPromise(everythingAGuestAsks)
  expect(fetched).toEqual({ amplify: 1, session: 1 })
})

it("fetches the rest alone for somebody who signs up", async () => {
  kept.clear()
  expect(await Effect.runPromise(accounts.signUp(someCredentials()))).toEqual({ tag: "codeSent" })
  expect(fetched).toEqual({ amplify: 1, session: 1 })
})
