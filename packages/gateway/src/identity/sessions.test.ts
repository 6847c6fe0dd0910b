import { sql } from "kysely"
import { afterEach, describe, expect, it, vi } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { PASSWORD } from "./testing/index.ts"
import { served } from "./testing/served.ts"

const { url, db } = await testDatabase()
const pool = await served(url, { lifetimes: { refreshGrace: 30, session: 3_600 } })
afterEach(() => void vi.useRealTimers())
const later = (seconds: number) => {
  const then = Date.now() + seconds * 1_000
  vi.useFakeTimers({ toFake: ["Date"] })
  vi.setSystemTime(then)
}

let count = 0
const signedIn = async () => {
  const email = `user${++count}@x.test`
  await pool.admin.addUser(email, PASSWORD)
  return { email, ...(await pool.signIn(email, PASSWORD)).tokens }
}

describe("a session", () => {
  it("lives on in all tabs that refresh at once, with one and the same token", async () => {
    const { RefreshToken } = await signedIn()
    const tabs = await Promise.all(Array.from({ length: 8 }, () => pool.refresh(RefreshToken)))
    expect(tabs.map(({ status }) => status)).toEqual(tabs.map(() => 200))
    expect(new Set(tabs.map(({ tokens }) => tokens.RefreshToken)).size).toBe(1)
    expect((await pool.refresh(tabs[0]?.tokens.RefreshToken ?? "")).name).toBe("ok")
  })

  it("lives on when one tab refreshes again before a slow one has done so once", async () => {
    const { RefreshToken } = await signedIn()
    const quick = (await pool.refresh(RefreshToken)).tokens.RefreshToken
    const again = (await pool.refresh(quick)).tokens.RefreshToken
    const slow = await pool.refresh(RefreshToken)
    expect([again, slow.name, slow.tokens.RefreshToken]).toEqual([quick, "ok", quick])
    later(31)
    const next = (await pool.refresh(quick)).tokens.RefreshToken
    expect(next).not.toBe(quick)
    expect((await pool.refresh(next)).name).toBe("ok")
  })

  it("takes the replaced refresh token for a while, by either call of the wire", async () => {
    const { RefreshToken } = await signedIn()
    const next = (await pool.refresh(RefreshToken)).tokens.RefreshToken
    const again = await pool.call("InitiateAuth", {
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { REFRESH_TOKEN: RefreshToken },
    })
    expect([next, again.tokens.RefreshToken]).toEqual([next, next])
    expect(next).not.toBe(RefreshToken)
  })

  it("ends for everybody when an old refresh token comes back", async () => {
    const { RefreshToken } = await signedIn()
    const second = (await pool.refresh(RefreshToken)).tokens.RefreshToken
    later(31)
    const third = (await pool.refresh(second)).tokens
    expect(third.RefreshToken).not.toBe(second)
    expect((await pool.refresh(RefreshToken)).name).toBe("NotAuthorizedException")
    expect((await pool.refresh(third.RefreshToken)).name).toBe("NotAuthorizedException")
    expect((await pool.getUser(third.AccessToken)).name).toBe("NotAuthorizedException")
    expect(await pool.authenticate(third.AccessToken)).toBeNull()
  })

  it("ends when the replaced refresh token comes back after the grace time", async () => {
    const { RefreshToken } = await signedIn()
    const next = (await pool.refresh(RefreshToken)).tokens.RefreshToken
    later(31)
    expect((await pool.refresh(RefreshToken)).name).toBe("NotAuthorizedException")
    expect((await pool.refresh(next)).name).toBe("NotAuthorizedException")
  })

  it("is over after its time, however often it was refreshed", async () => {
    const { RefreshToken } = await signedIn()
    const next = (await pool.refresh(RefreshToken)).tokens.RefreshToken
    later(3_601)
    expect((await pool.refresh(next)).name).toBe("NotAuthorizedException")
  })

  it("does not open to a guessed refresh token", async () => {
    const { RefreshToken } = await signedIn()
    const [id] = RefreshToken.split(".")
    for (const guess of [
      "",
      "x",
      ".",
      `${id}.`,
      `${id}.guess`,
      "00000000-0000-4000-8000-000000000000.guess",
      "' or 1=1 --.x",
    ]) {
      expect((await pool.refresh(guess)).name).toBe("NotAuthorizedException")
    }
  })

  it("leaves no secret in the tables", async () => {
    const { email, RefreshToken } = await signedIn()
    await pool.refresh(RefreshToken)
    await pool.forgot(email)
    const sessions = (
      await sql<{
        token: string
        previousToken: string | null
      }>`select token, "previousToken" from identity.session`.execute(db)
    ).rows
    const codes = (
      await sql<{ identifier: string; value: string }>`select identifier, value from identity.verification`.execute(db)
    ).rows
    const passwords = (await sql<{ password: string }>`select password from identity.account`.execute(db)).rows
    const keys = (await sql<{ key: string }>`select "privateKey" as key from identity.jwks`.execute(db)).rows
    expect([sessions.length, codes.length, passwords.length, keys.length].every((rows) => rows > 0)).toBe(true)
    expect(
      sessions
        .flatMap((row) => [row.token, row.previousToken ?? row.token])
        .filter((token) => !/^[0-9a-f]{64}$/.test(token)),
    ).toEqual([])
    expect(
      codes.filter(
        ({ identifier, value }) => identifier.includes(email) || value.startsWith(pool.codeFor(email, "reset")),
      ),
    ).toEqual([])
    expect(passwords.filter(({ password }) => !password.startsWith("$argon2id$"))).toEqual([])
    expect(keys.filter(({ key }) => /"(d|p|q)"/.test(key))).toEqual([])
  })

  it("is swept from the table a day after its end, with old codes", async () => {
    await pool.forgot((await signedIn()).email)
    later(3_600 + 86_401)
    await pool.admin.sweep()
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from identity.session)::int + (select count(*) from identity.verification)::int as n`.execute(
      db,
    )
    expect(rows[0]?.n).toBe(0)
  })
})
