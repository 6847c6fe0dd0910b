import { getMigrations } from "better-auth/db/migration"
import { PostgresDialect } from "kysely"
import fc from "fast-check"
import pg from "pg"
import { afterAll, describe, expect, it } from "vitest"
import { Email } from "@xl/core/accounts"
import { testDatabase } from "../testing/index.ts"
import { openLibrary } from "./library.ts"
import { LIMITS } from "./limits.ts"
import { LIFETIMES } from "./options.ts"
import { PASSWORDS } from "./passwords.ts"
import { shownEmail, storedEmail } from "./stored-email.ts"
import { PASSWORD } from "./testing/index.ts"
import { served } from "./testing/served.ts"

const { url } = await testDatabase()
const told: Array<readonly [string, string, string]> = []
const reported: Array<unknown> = []
let isMarketUp = true
const hook = (name: string) => async (userId: string, email: string) => {
  if (!isMarketUp) throw new Error("The market does not answer")
  told.push([name, userId, email])
}
const pool = await served(url, {
  hooks: { onSignedUp: hook("signedUp"), onVerified: hook("verified") },
  report: (error) => reported.push(error),
})
const namesFor = (email: string) => told.filter(([, , to]) => to === email).map(([name]) => name)

describe("the wire", () => {
  it.each([
    ["an operation that is none", "constructor", {}],
    ["another client", "InitiateAuth", { ClientId: "other" }],
    ["members of another type", "SignUp", { Username: { a: 1 }, Password: ["x"] }],
    ["SRP, which needs more than a hash", "InitiateAuth", { AuthFlow: "USER_SRP_AUTH", AuthParameters: {} }],
    ["a user name that is no e-mail", "SignUp", { Username: "ann\u0000", Password: PASSWORD }],
    ["nothing at all", "ConfirmSignUp", {}],
    ["a challenge that it never sets", "RespondToAuthChallenge", { ChallengeName: "SMS_MFA" }],
    ["a code that is none", "ConfirmSignUp", { Username: "ann@x.test", ConfirmationCode: "x".repeat(9_000) }],
    ["tokens that are none", "GetUser", { AccessToken: "x.y.z" }],
  ])("answers %s with a refusal, never a fault", async (_what, operation, body) => {
    const { status, name } = await pool.call(operation, body)
    expect(status).toBe(400)
    expect(name).toMatch(/^[A-Za-z]+Exception$/)
  })

  it("answers a body that is no JSON, too large or of another type likewise", async () => {
    const post = (type: string, body: string) =>
      fetch(`${pool.endpoint}/`, { method: "POST", headers: { "content-type": type }, body })
    const answers = [
      await post("application/x-amz-json-1.1", "{"),
      await post("application/x-amz-json-1.1", JSON.stringify({ Username: "a".repeat(20_000) })),
      await post("text/html", "<p>"),
      await post("application/x-amz-json-1.1", `{"__proto__":{"ClientId":"web"}}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    for (const answer of answers) expect(await answer.json()).toHaveProperty("__type")
  })

  it("can be asked from a page of another origin", async () => {
    const answer = await fetch(`${pool.endpoint}/`, { method: "OPTIONS" })
    expect([answer.status, answer.headers.get("access-control-allow-headers")]).toEqual([204, "*"])
  })

  it("has no operation of an administrator", async () => {
    for (const name of ["AdminCreateUser", "AdminSetUserPassword", "AdminResetUserPassword", "ListUsers"]) {
      expect((await pool.call(name, { UserPoolId: "local_Main", Username: "ann@x.test" })).name).toBe(
        "InvalidParameterException",
      )
    }
  })

  it("does not serve the library's own routes", async () => {
    const paths = [
      "/auth/sign-in/email",
      "/api/auth/sign-in/email",
      "/sign-up/email",
      "/bucket/signIn/x",
      "/jwks",
      "/token",
    ]
    const answers = await Promise.all(paths.map((path) => fetch(`${pool.endpoint}${path}`, { method: "POST" })))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404))
  })

  it("takes every e-mail that the sign-up form takes", async () => {
    const email = "o'brien!$#|/+_-x@sub-1.x.test"
    await pool.signUp(email, PASSWORD)
    await pool.confirm(email, pool.codeFor(email))
    const { tokens } = await pool.signIn(email.toUpperCase(), PASSWORD)
    expect(await pool.authenticate(tokens.AccessToken)).toMatchObject({ email, verified: true })
  })
})

describe("a stored e-mail", () => {
  const email = fc
    .tuple(
      fc.stringMatching(/^[a-z0-9!$#|_+'/-]([a-z0-9!$#|_+'/.-]{0,9}[a-z0-9!$#|_+'/-])?$/),
      fc.stringMatching(/^[a-z0-9]{1,9}\.[a-z]{2,4}$/),
    )
    .map((parts) => parts.join("@"))
    .filter((text) => Email.is(text))

  it("is read back as it was, and two addresses never share one", () => {
    fc.assert(
      fc.property(email, email, (a, b) => {
        expect(shownEmail(storedEmail(a))).toBe(a)
        expect(storedEmail(a) === storedEmail(b)).toBe(a === b)
      }),
    )
  })

  it("holds only what the library takes", () => {
    fc.assert(
      fc.property(email, (text) => {
        expect(storedEmail(text)).toMatch(
          /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/,
        )
      }),
    )
  })
})

describe("the market", () => {
  it("is told of a sign-up, and then of the confirmation, once each", async () => {
    await pool.signUp("Told@x.test", PASSWORD)
    expect(namesFor("told@x.test")).toEqual(["signedUp"])
    await pool.confirm("told@x.test", pool.codeFor("told@x.test"))
    await pool.signIn("told@x.test", PASSWORD)
    expect(namesFor("told@x.test")).toEqual(["signedUp", "verified"])
    expect((await pool.admin.findUser("told@x.test"))?.userId).toBe(told.find(([, , to]) => to === "told@x.test")?.[1])
  })

  it("greets by mail whoever confirms an e-mail, once, and nobody else (ACC-477)", async () => {
    const greeted = () => pool.mails.filter(({ kind }) => kind === "welcome").map(({ email }) => email)
    await pool.signUp("greeted@x.test", PASSWORD)
    expect(greeted()).not.toContain("greeted@x.test")
    await pool.confirm("greeted@x.test", pool.codeFor("greeted@x.test"))
    await pool.signIn("greeted@x.test", PASSWORD)
    await pool.forgot("greeted@x.test")
    await pool.reset("greeted@x.test", pool.codeFor("greeted@x.test", "reset"), PASSWORD)
    await pool.admin.addUser("quiet@x.test", PASSWORD)
    expect(greeted().filter((email) => ["greeted@x.test", "quiet@x.test"].includes(email))).toEqual(["greeted@x.test"])
  })

  it("is told of a confirmation by reset, and of users made by an administrator", async () => {
    await pool.signUp("reset@x.test", PASSWORD)
    await pool.forgot("reset@x.test")
    await pool.reset("reset@x.test", pool.codeFor("reset@x.test", "reset"), PASSWORD)
    await pool.admin.addUser("demo@x.test", PASSWORD)
    await pool.admin.createUser("invited@x.test", PASSWORD)
    for (const email of ["reset@x.test", "demo@x.test", "invited@x.test"])
      expect(namesFor(email)).toEqual(["signedUp", "verified"])
  })

  it("is told again at sign-in when it did not answer, and nobody is signed in without it", async () => {
    isMarketUp = false
    expect((await pool.signUp("late@x.test", PASSWORD)).name).toBe("ok")
    expect(reported).toHaveLength(1)
    expect((await pool.confirm("late@x.test", pool.codeFor("late@x.test"))).status).toBe(500)
    expect((await pool.signIn("late@x.test", PASSWORD)).status).toBe(500)
    isMarketUp = true
    expect((await pool.signIn("late@x.test", PASSWORD)).name).toBe("ok")
    expect(namesFor("late@x.test")).toEqual(["signedUp", "verified"])
  })

  it("hears of one account when two sign up with one e-mail at once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => pool.signUp("twice@x.test", PASSWORD)))
    expect(answers.map(({ name }) => name)).toEqual(["ok", "ok", "ok"])
    expect(new Set(told.filter(([, , to]) => to === "twice@x.test").map(([, id]) => id)).size).toBe(1)
  })
})

describe("the tables", () => {
  const connections = new pg.Pool({ connectionString: url, options: "-c search_path=identity", max: 1 })
  connections.on("error", () => undefined) // the database may go while the last of them still closes
  afterAll(() => connections.end())

  it("are the ones that the library wants", async () => {
    const { options } = openLibrary({
      dialect: new PostgresDialect({ pool: connections }),
      secret: "x".repeat(40),
      issuer: "http://x",
      clientId: "web",
      passwords: PASSWORDS,
      limits: LIMITS,
      lifetimes: LIFETIMES,
      deliver: () => undefined,
    })
    const { toBeAdded, toBeAddedIndexes, toBeCreated, schemaProblems } = await getMigrations(options)
    expect({ toBeAdded, toBeAddedIndexes, toBeCreated, schemaProblems }).toEqual({
      toBeAdded: [],
      toBeAddedIndexes: [],
      toBeCreated: [],
      schemaProblems: [],
    })
  })
})
