import { randomUUID } from "node:crypto"
import { afterAll, describe, expect, it } from "vitest"
import { PASSWORD } from "../identity/testing/index.ts"
import type { Person } from "../testing/market.ts"
import { SESSIONS, testAccounts } from "./testing/index.ts"

const { market, pool, somebody } = await testAccounts()

const signInFrom = async ({ email }: Person, address: string, userAgent: string) => {
  const AuthParameters = { USERNAME: email, PASSWORD }
  const answer = await pool.answer(
    "InitiateAuth",
    { AuthFlow: "USER_PASSWORD_AUTH", AuthParameters },
    { address, userAgent },
  )
  return (answer as { AuthenticationResult: { AccessToken: string } }).AuthenticationResult.AccessToken
}
const sessions = async (who: Person) =>
  (await market.does(who, SESSIONS)) as unknown as ReadonlyArray<Readonly<Record<string, string>>>
const end = (who: Person, sessionId: string) =>
  market.does(
    who,
    `mutation ($sessionId: ID!) { endSession(sessionId: $sessionId) { __typename ... on Refusal { message } } }`,
    {
      sessionId,
    },
  )

describe("sessions", () => {
  it("are listed to their owner, each with its browser, and to nobody else", async () => {
    const [ann, bob] = [await somebody(), await somebody()]
    await signInFrom(ann, "192.0.2.9", "Firefox on a boat")
    const listed = await sessions(ann)
    expect(listed).toHaveLength(2)
    expect(listed.map(({ address, userAgent }) => [address, userAgent])).toContainEqual([
      "192.0.2.9",
      "Firefox on a boat",
    ])
    const others = await sessions(bob)
    expect(others.some(({ sessionId }) => listed.some((one) => one["sessionId"] === sessionId))).toBe(false)
  })

  it("are ended by their owner, at once for tokens in use, and by nobody else", async () => {
    const [ann, bob] = [await somebody(), await somebody()]
    const token = await signInFrom(ann, "192.0.2.9", "elsewhere")
    const elsewhere = (await sessions(ann)).find(({ userAgent }) => userAgent === "elsewhere")?.["sessionId"] ?? ""
    expect(await end(bob, elsewhere)).toEqual({
      __typename: "SessionNotFound",
      message: "This session has ended already.",
    })
    expect((await market.ask({ ...ann, token }, SESSIONS)).status).toBe(200)
    expect(await end(ann, elsewhere)).toEqual({ __typename: "SessionEnded" })
    await expect.poll(async () => (await market.ask({ ...ann, token }, SESSIONS)).status).toBe(401)
    expect(await sessions(ann)).toHaveLength(1)
    expect(await end(ann, elsewhere)).toMatchObject({ __typename: "SessionNotFound" })
    expect(await end(ann, "nonsense")).toMatchObject({ __typename: "SessionNotFound" })
  })

  it("take their passes of the encryption service along, but not those of other sessions", async () => {
    const { close, url } = await market.serve()
    afterAll(close)
    const ann = await somebody()
    const token = await signInFrom(ann, "192.0.2.9", "elsewhere")
    const passOf = async (who: Person) =>
      ((await market.does(who, "{ getZentinelToken { token } }")) as { readonly token: string }).token
    const [there, here] = [await passOf({ ...ann, token }), await passOf(ann)]
    const statusOf = async (pass: string) => {
      const record = `owner-id=${ann.id}&external-id=${randomUUID()}&category-id=pof`
      return (await fetch(`${url}/category-records?${record}`, { headers: { token: pass } })).status
    }
    expect([await statusOf(there), await statusOf(here)]).toEqual([404, 404])
    const elsewhere = (await sessions(ann)).find(({ userAgent }) => userAgent === "elsewhere")?.["sessionId"] ?? ""
    await end(ann, elsewhere)
    await expect.poll(() => statusOf(there)).toBe(401)
    expect(await statusOf(here)).toBe(404)
  })
})
