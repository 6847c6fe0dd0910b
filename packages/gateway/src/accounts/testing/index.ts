import { afterAll } from "vitest"
import { identityForTests, type TestIdentity } from "../../identity/testing/index.ts"
import { testMarket } from "../../testing/market.ts"
import { asSeller } from "../../testing/people.ts"

/** A market with sign-in of its own, and people who are signed in there. It closes with the test file. */
export const testAccounts = async () => {
  const opened: Array<TestIdentity> = []
  const market = await testMarket({
    openIdentity: async (url) => {
      const identity = await identityForTests(url)
      opened.push(identity)
      return identity
    },
  })
  const [pool] = opened
  if (!pool) throw new Error("The market opened no identity")
  afterAll(() => pool.close())
  let count = 0
  const somebody = async (
    change = asSeller,
    roles: Parameters<typeof market.person>[0] = ["Sellers", "VerifiedUsers"],
  ) => market.person(roles, change, await pool.signedIn(`own${++count}@example.com`))
  return { market, pool, somebody }
}

/** Somebody's sessions. */
export const SESSIONS = `{ listSessions { sessionId signedInAt lastSeenAt address userAgent } }`
