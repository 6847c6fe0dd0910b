import { PostgresDialect } from "kysely"
import pg from "pg"
import { afterAll, describe, expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { openLibrary } from "./library.ts"
import { LIMITS } from "./limits.ts"
import { LIFETIMES } from "./options.ts"
import { argon2id } from "./passwords.ts"
import { CLIENT, ISSUER, PASSWORD, SECRET } from "./testing/identity.ts"
import { served } from "./testing/served.ts"

const { url } = await testDatabase()
const pool = await served(url)
const connections = new pg.Pool({ connectionString: url, options: "-c search_path=identity", max: 1 })
afterAll(() => connections.end())

describe("a new password", () => {
  it.each([
    ["", "Password not long enough"],
    ["Sh0rt!7", "Password not long enough"],
    ["lower-case-1", "Password must have uppercase characters"],
    ["No-digits-here", "Password must have numeric characters"],
    ["UPPER-CASE-1", "Password must have lowercase characters"],
    ["NoSpecial123", "Password must have symbol characters"],
    [`Aa1!${"x".repeat(253)}`, "Password too long"],
  ])("is told what it lacks: '%s' (ACC-312)", async (password, why) => {
    const answer = await pool.signUp("new@x.test", password)
    expect(answer).toMatchObject({ name: "InvalidPasswordException" })
    expect(answer.message).toBe(`Password did not conform with policy: ${why}`)
  })

  it("is refused under 8 characters by the library, too, whoever asks it (ACC-313)", async () => {
    const { api } = openLibrary({
      dialect: new PostgresDialect({ pool: connections }),
      issuer: ISSUER,
      clientId: CLIENT,
      secret: SECRET,
      limits: LIMITS,
      lifetimes: LIFETIMES,
      passwords: argon2id(256, 1),
      deliver: () => undefined,
    })
    const signUp = (password: string) =>
      api.signUpEmail({ body: { name: "New", email: "direct@x.test", password } }).then(
        () => "taken",
        (error: { readonly body?: { readonly code?: string } }) => error.body?.code,
      )
    expect([await signUp(PASSWORD.slice(0, 7)), await signUp(PASSWORD.slice(0, 8))]).toEqual([
      "PASSWORD_TOO_SHORT",
      "taken",
    ])
  })
})
