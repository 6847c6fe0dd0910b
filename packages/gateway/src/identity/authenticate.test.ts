import { generateKeyPair, SignJWT } from "jose"
import { sql } from "kysely"
import { afterEach, describe, expect, it, vi } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { PASSWORD } from "./testing/index.ts"
import { served } from "./testing/served.ts"

const { url, db } = await testDatabase()
const pool = await served(url)
const twin = await served(url)
const abroad = await served(url, { origin: "http://elsewhere/idp" })
const other = await served(url, { clientId: "mobile" })
afterEach(() => void vi.useRealTimers())

const EMAIL = "ann@x.test"
const userId = await pool.admin.addUser(EMAIL, PASSWORD)
const tokens = async () => (await pool.signIn(EMAIL, PASSWORD)).tokens

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>
const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()) as { alg: string; kid: string }
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")

describe("authenticate", () => {
  it("says whose access token it is, in whichever process", async () => {
    const { AccessToken } = await tokens()
    const expected = { userId, email: EMAIL, verified: true }
    expect(await pool.authenticate(AccessToken)).toMatchObject(expected)
    expect(await pool.authenticate(AccessToken)).toMatchObject(expected)
    expect(await twin.authenticate(AccessToken)).toMatchObject(expected)
  })

  it("refuses what is no access token", async () => {
    const { IdToken, RefreshToken } = await tokens()
    for (const token of ["", "x", "x.y.z", IdToken, RefreshToken, "null", "..", "a".repeat(100_000)]) {
      expect(await pool.authenticate(token)).toBeNull()
    }
  })

  it("refuses a token with another signature, algorithm or claim", async () => {
    const { AccessToken } = await tokens()
    const [header = "", payload = "", signature = ""] = AccessToken.split(".")
    const admin = encoded({ ...claimsOf(AccessToken), sub: "00000000-0000-4000-8000-000000000000" })
    const none = encoded({ alg: "none", typ: "JWT" })
    const forged = [
      `${header}.${admin}.${signature}`,
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${header}.${payload}`,
    ]
    for (const token of forged) expect(await pool.authenticate(token)).toBeNull()
  })

  it("refuses a token that another key signed under our key's name, also one made of the public key", async () => {
    const { AccessToken } = await tokens()
    const { privateKey } = await generateKeyPair("RS256")
    const { kid } = headerOf(AccessToken)
    const stranger = await new SignJWT(claimsOf(AccessToken)).setProtectedHeader({ alg: "RS256", kid }).sign(privateKey)
    const published = await (await fetch(`${pool.endpoint}/local_Main/.well-known/jwks.json`)).text()
    const confused = await new SignJWT(claimsOf(AccessToken))
      .setProtectedHeader({ alg: "HS256", kid })
      .sign(new TextEncoder().encode(published))
    expect(await Promise.all([stranger, confused].map(pool.authenticate))).toEqual([null, null])
  })

  it("refuses a token of another issuer or client, also one that our own key signed", async () => {
    const answers = [
      await abroad.signIn(EMAIL, PASSWORD),
      await other.call("InitiateAuth", {
        ClientId: "mobile",
        AuthFlow: "USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME: EMAIL, PASSWORD },
      }),
    ]
    expect(answers.map(({ name }) => name)).toEqual(["ok", "ok"])
    for (const answer of answers) expect(await pool.authenticate(answer.tokens.AccessToken)).toBeNull()
    expect(await abroad.authenticate(answers[0]?.tokens.AccessToken ?? "")).not.toBeNull()
  })

  it("refuses an expired token, also one it has seen when it was good", async () => {
    const [seen, unseen] = [(await tokens()).AccessToken, (await tokens()).AccessToken]
    expect(await pool.authenticate(seen)).not.toBeNull()
    vi.useFakeTimers({ toFake: ["Date"] })
    vi.setSystemTime(Date.now() + 901_000)
    expect(await Promise.all([seen, unseen].map(pool.authenticate))).toEqual([null, null])
  })

  it("refuses a session at once where it was ended, and elsewhere within a second", async () => {
    const { AccessToken, RefreshToken } = await tokens()
    expect(await Promise.all([pool.authenticate(AccessToken), twin.authenticate(AccessToken)])).not.toContain(null)
    await pool.call("RevokeToken", { Token: RefreshToken })
    expect(await pool.authenticate(AccessToken)).toBeNull()
    vi.useFakeTimers({ toFake: ["Date"] })
    vi.setSystemTime(Date.now() + 1_000)
    expect(await twin.authenticate(AccessToken)).toBeNull()
  })

  it("refuses the token of a user who was deleted", async () => {
    const user = await pool.signedIn("gone@x.test")
    expect(await pool.authenticate(user.token)).not.toBeNull()
    await sql`delete from identity."user" where id = ${user.userId}`.execute(db)
    vi.useFakeTimers({ toFake: ["Date"] })
    vi.setSystemTime(Date.now() + 1_000)
    expect(await pool.authenticate(user.token)).toBeNull()
  })

  it("finds a token again without asking anybody, for a second", async () => {
    const { AccessToken } = await tokens()
    vi.useFakeTimers({ toFake: ["Date"] })
    const found = await pool.authenticate(AccessToken)
    expect(found).not.toBeNull()
    vi.setSystemTime(Date.now() + 999)
    expect(await pool.authenticate(AccessToken)).toBe(found) // the very answer, not another like it
    vi.setSystemTime(Date.now() + 1)
    const again = await pool.authenticate(AccessToken)
    expect([again, again === found]).toEqual([found, false])
  })

  it("learns of a key that another process has made", async () => {
    await pool.authenticate((await tokens()).AccessToken)
    await sql`update identity.jwks set "expiresAt" = now() - interval '1 second'`.execute(db)
    const { AccessToken } = (await twin.signIn(EMAIL, PASSWORD)).tokens
    vi.useFakeTimers({ toFake: ["Date"] })
    vi.setSystemTime(Date.now() + 10_001)
    expect(await pool.authenticate(AccessToken)).toMatchObject({ userId })
  })
})
