import { Clock, Effect } from "effect"
import { afterAll, describe, expect, it } from "vitest"
import { createIdentity, type CodeMail } from "../identity/index.ts"
import { openHub, openListener } from "../live/index.ts"
import { makeGateway, makeLog } from "../http/index.ts"
import { testDatabase } from "../testing/index.ts"
import { CONFIG } from "../testing/market.ts"
import { accountHooks, authenticateOver, marketResolvers, marketServices, type MarketServices } from "./index.ts"

const { db, url } = await testDatabase()
const services = marketServices(db, CONFIG)
const clock = Effect.runSync(Clock.clockWith(Effect.succeed))
const mails: Array<CodeMail> = []
const pool = (poolId: string, lifetimes = {}) =>
  createIdentity({
    connectionString: url,
    secret: "a test's own secret, forty characters long",
    origin: "http://localhost/idp",
    poolId,
    clientId: "web",
    deliver: (mail) => void mails.push(mail),
    report: () => undefined,
    hooks: accountHooks(services, clock),
    neutralSignIn: false,
    floors: { signUp: 0, sendCode: 0 },
    lifetimes,
  })
const identity = await pool("local_xl")
const brief = await pool("local_xl", { accessToken: 1 })
const foreign = await pool("local_other")
const listener = await openListener(url)
const hub = await openHub(db, listener, () => undefined)
const app = await makeGateway<MarketServices>({
  config: CONFIG,
  log: makeLog("silent"),
  db,
  listener,
  hub,
  clock,
  services,
  authenticate: authenticateOver(db, identity.authenticate),
  resolvers: marketResolvers({ db, hub, config: CONFIG }),
})
afterAll(async () => {
  await app.close()
  for (const one of [identity, brief, foreign]) await one.close()
  await hub.close()
  await listener.close()
})

const PASSWORD = "Very-Secret-1"
const call = (operation: string, body: object, over = identity) =>
  over.answer(operation, { ClientId: "web", ...body }, { address: "127.0.0.1" })
const tokenOf = async (email: string, over = identity) => {
  const answer = await call(
    "InitiateAuth",
    { AuthFlow: "USER_PASSWORD_AUTH", AuthParameters: { USERNAME: email, PASSWORD } },
    over,
  )
  return (answer as { AuthenticationResult: { AccessToken: string } }).AuthenticationResult.AccessToken
}
const ask = async (token: string) => {
  const query = `{ getUserProfile { email roles } }`
  const answer = await app.inject({
    method: "POST",
    url: "/graphql",
    payload: { query },
    headers: { authorization: `Bearer ${token}` },
  })
  return [answer.statusCode, answer.json().errors?.[0]?.extensions?.code ?? answer.json().data.getUserProfile]
}
const signedUp = async (email: string) => {
  await call("SignUp", { Username: email, Password: PASSWORD, UserAttributes: [{ Name: "email", Value: email }] })
  const code = mails.findLast((mail) => mail.email === email)?.code
  await call("ConfirmSignUp", { Username: email, ConfirmationCode: code })
  return email
}

describe("an account", () => {
  it("has a profile from the sign-up on, and VerifiedUsers once its code was entered (ACC-465)", async () => {
    const email = "new@example.com"
    await call("SignUp", { Username: email, Password: PASSWORD, UserAttributes: [{ Name: "email", Value: email }] })
    expect(await db.selectFrom("profiles").select("roles").where("email", "=", email).execute()).toEqual([
      { roles: [] },
    ])
    await call("ConfirmSignUp", { Username: email, ConfirmationCode: mails.at(-1)?.code })
    expect(await ask(await tokenOf(email))).toEqual([200, { email, roles: ["VerifiedUsers"] }])
    const events = await db.selectFrom("events").select("type").orderBy("position").execute()
    expect(events.map(({ type }) => type)).toEqual(["ProfileUpdated", "RoleAssigned"])
    const notices = await db.selectFrom("outbox").select("body").where("tag", "=", "live").execute()
    expect(notices).toEqual([{ body: { topic: "roleAssigned", role: "VerifiedUsers" } }])
  })

  it("has the roles that the database holds now, whatever was true when it signed in", async () => {
    const token = await tokenOf(await signedUp("seller@example.com"))
    await db
      .updateTable("profiles")
      .set({
        body: JSON.stringify({
          ...((
            await db
              .selectFrom("profiles")
              .select("body")
              .where("email", "=", "seller@example.com")
              .executeTakeFirstOrThrow()
          ).body as object),
          roles: ["Admins"],
        }),
      })
      .where("email", "=", "seller@example.com")
      .execute()
    expect(await ask(token)).toEqual([200, { email: "seller@example.com", roles: ["Admins"] }])
  })
})

describe("a token", () => {
  it("that is forged, changed, expired, another pool's or no token at all is refused", async () => {
    const email = await signedUp("owner@example.com")
    const good = await tokenOf(email)
    const [head = "", , signature = ""] = good.split(".")
    const claims = Buffer.from(
      JSON.stringify({ sub: "00000000-0000-4000-8000-000000000001", token_use: "access" }),
    ).toString("base64url")
    const unsigned = `${Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url")}.${claims}.`
    const late = await tokenOf(email, brief)
    await new Promise((wake) => setTimeout(wake, 2_100))
    for (const bad of [
      "nonsense",
      `${head}.${claims}.${signature}`,
      unsigned,
      late,
      await tokenOf(email, foreign),
      `${good.slice(0, -3)}abc`,
    ]) {
      expect(await ask(bad)).toEqual([401, "TOKEN_REFUSED"])
    }
    expect((await ask(good))[0]).toBe(200)
  })

  it("is over at once when its session is", async () => {
    const token = await tokenOf(await signedUp("leaver@example.com"))
    expect((await ask(token))[0]).toBe(200)
    await call("GlobalSignOut", { AccessToken: token })
    expect(await ask(token)).toEqual([401, "TOKEN_REFUSED"])
  })
})
