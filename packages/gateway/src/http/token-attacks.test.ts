import { createPublicKey } from "node:crypto"
import type { AddressInfo } from "node:net"
import type { SignedIn } from "@xl/core/kernel"
import { Effect } from "effect"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { WebSocket } from "ws"
import { PASSWORD } from "../identity/testing/index.ts"
import { claimsOf, forge, headerOf, STRANGERS_KEY } from "../identity/testing/forge.ts"
import { served } from "../identity/testing/served.ts"
import { withClaims } from "../identity/testing/signed-token.ts"
import { testGateway } from "../testing/index.ts"
import { paperHouse, paperRoutes } from "../testing/papers.ts"

const SCHEMA = `
directive @access(to: [Access!]!) on FIELD_DEFINITION
enum Access { Guest SignedIn Sellers ApprovedBuyers RestrictedBuyers VerifiedUsers Concierges Admins }
type Query { whoami: String! @access(to: [Guest]) }
`
type Pool = Awaited<ReturnType<typeof served>>
const held: { pool?: Pool } = {}
const known = async (token: string): Promise<SignedIn | null> => {
  const user = (await held.pool?.authenticate(token)) ?? null
  return user && { tag: "user", id: user.userId, email: user.email, roles: new Set() }
}
const authenticate = (token: string) => Effect.promise(() => known(token))
const { app, db, log, url } = await testGateway(({ db: papers }) => ({
  schema: SCHEMA,
  authenticate,
  resolvers: [
    { Query: { whoami: (_args, { actor }) => Effect.succeed(actor.tag === "user" ? actor.email : "guest") } },
  ],
  routes: [paperRoutes(paperHouse(papers, Date.now), authenticate)],
}))
const pool = await served(url)
held.pool = pool
const abroad = await served(url, { origin: "https://staging.example/idp" })
const mobile = await served(url, { clientId: "mobile" })
await app.listen({ port: 0, host: "127.0.0.1" })
const port = (app.server.address() as AddressInfo).port

const EMAIL = "ann@x.test"
await pool.admin.addUser(EMAIL, PASSWORD)
const rival = await pool.signedIn("rival@x.test")
const signedIn = async (email = EMAIL, password = PASSWORD) => (await pool.signIn(email, password)).tokens
const good = (await signedIn()).AccessToken
const [claims, { kid }] = [claimsOf(good), headerOf(good)]
const published = await (await fetch(`${pool.endpoint}/local_Main/.well-known/jwks.json`)).text()
const [ours] = (JSON.parse(published) as { keys: ReadonlyArray<Record<string, string>> }).keys
const pem = createPublicKey({ key: ours ?? {}, format: "jwk" })
  .export({ type: "spki", format: "pem" })
  .toString()
const [header = "", payload = "", signature = ""] = good.split(".")
const admin = { ...claims, "cognito:groups": ["Admins"], sub: rival.userId }
const seconds = Math.floor(Date.now() / 1_000)
const stolen = (changed: Record<string, unknown>) => withClaims(url, good, changed)
/** Somebody new each time, whom the attack may lock out. */
let newcomers = 0
const newcomer = async () => {
  const email = `new${++newcomers}@x.test`
  await pool.admin.addUser(email, PASSWORD)
  return { email, ...(await signedIn(email)) }
}

const ATTACKS: ReadonlyArray<readonly [string, () => Promise<string> | string]> = [
  ["alg none", () => forge.unsigned("none", claims)],
  ["alg None", () => forge.unsigned("None", claims)],
  ["alg nOnE with our signature", () => forge.unsigned("nOnE", claims, signature)],
  ["no alg", () => forge.byStranger({ alg: undefined }, claims)],
  ["HS256 by the published key set", () => forge.byText({ kid }, claims, published)],
  ["HS256 by the public key in PEM", () => forge.byText({ kid }, claims, pem)],
  ["HS256 by the modulus", () => forge.byText({ kid }, claims, ours?.["n"] ?? "")],
  ["HS256 by an empty key", () => forge.byText({ kid }, claims, "")],
  ["RS256 by another key under our name", () => forge.byStranger({ kid }, claims)],
  ["RS384 by another key", () => forge.byStranger({ kid, alg: "RS384" }, claims)],
  ["ES256 by another key", () => forge.byCurve({ kid }, claims)],
  ["a key that the token brings along", () => forge.byStranger({ kid: "mine", jwk: STRANGERS_KEY }, claims)],
  [
    "a key at an address that the token names (jku)",
    () => forge.byStranger({ kid: "mine", jku: `http://127.0.0.1:${port}/jwks` }, claims),
  ],
  [
    "a certificate at an address (x5u)",
    () => forge.byStranger({ kid: "mine", x5u: `http://127.0.0.1:${port}/x5u` }, claims),
  ],
  ["a certificate in the token (x5c)", () => forge.byStranger({ kid: "mine", x5c: ["MIIB"] }, claims)],
  ["kid as a path", () => forge.byText({ kid: "../../../../dev/null" }, claims, "")],
  ["kid as SQL", () => forge.byText({ kid: "x' union select 'key' --" }, claims, "key")],
  ["kid that is no text", () => forge.byStranger({ kid: { $ne: null } }, claims)],
  ["a critical extension that nobody knows", () => forge.byStranger({ kid, crit: ["b64"], b64: false }, claims)],
  [
    "other claims under our signature",
    () => `${header}.${Buffer.from(JSON.stringify(admin)).toString("base64url")}.${signature}`,
  ],
  [
    "claims said twice",
    () => forge.byStranger({ kid }, `${JSON.stringify(claims).slice(0, -1)},"sub":"${rival.userId}"}`),
  ],
  ["a signature cut short", () => `${header}.${payload}.${signature.slice(0, -4)}`],
  ["no signature", () => `${header}.${payload}.`],
  ["two parts", () => `${header}.${payload}`],
  ["four parts", () => `${good}.${signature}`],
  ["an encrypted token's five parts", () => `${header}...${payload}.${signature}`],
  ["a header that is no JSON", () => `bm9uc2Vuc2U.${payload}.${signature}`],
  ["claims that are null", () => forge.byStranger({ kid }, null)],
  ["a token of 8,000 letters", () => `${header}.${"A".repeat(8_000)}.${signature}`],
  ["a token of 15,000 letters", () => "A".repeat(15_000)],
  ["our own, expired", () => stolen({ exp: seconds - 1 })],
  ["our own, good only from tomorrow", () => stolen({ nbf: seconds + 86_400 })],
  ["our own, of another issuer", () => stolen({ iss: "https://staging.example/idp/local_Main" })],
  ["our own, for another client", () => stolen({ client_id: "mobile" })],
  ["our own, for another use", () => stolen({ token_use: "refresh" })],
  ["our own, in another's name", () => stolen({ sub: rival.userId })],
  ["our own, in nobody's name", () => stolen({ sub: "' or ''='" })],
  ["our own, of a session that never was", () => stolen({ origin_jti: "00000000-0000-4000-8000-000000000000" })],
  ["our own, of a session that is no id", () => stolen({ origin_jti: "1; drop table session" })],
  [
    "the other environment's, of the same people",
    async () => (await abroad.signIn(EMAIL, PASSWORD)).tokens.AccessToken,
  ],
  [
    "the other client's",
    async () => {
      const auth = { ClientId: "mobile", AuthFlow: "USER_PASSWORD_AUTH", AuthParameters: { USERNAME: EMAIL, PASSWORD } }
      return (await mobile.call("InitiateAuth", auth)).tokens.AccessToken
    },
  ],
  ["an identity token", async () => (await signedIn()).IdToken],
  ["a refresh token", async () => (await signedIn()).RefreshToken],
  [
    "after signing out",
    async () => {
      const { AccessToken, RefreshToken } = await signedIn()
      await pool.call("RevokeToken", { Token: RefreshToken })
      return AccessToken
    },
  ],
  [
    "after signing out everywhere",
    async () => {
      const { AccessToken, email } = await newcomer()
      await pool.call("GlobalSignOut", { AccessToken: (await signedIn(email)).AccessToken })
      return AccessToken
    },
  ],
  [
    "after the password was changed elsewhere",
    async () => {
      const { AccessToken, email } = await newcomer()
      const change = {
        AccessToken: (await signedIn(email)).AccessToken,
        PreviousPassword: PASSWORD,
        ProposedPassword: "Battery-Staple-2",
      }
      expect((await pool.call("ChangePassword", change)).name).toBe("ok")
      return AccessToken
    },
  ],
  [
    "after a reset by mail",
    async () => {
      const { AccessToken, email } = await newcomer()
      await pool.forgot(email)
      expect((await pool.reset(email, pool.codeFor(email, "reset"), "Battery-Staple-2")).name).toBe("ok")
      return AccessToken
    },
  ],
  [
    "after an old refresh token came back: the newest of the family",
    async () => {
      const { RefreshToken } = await newcomer()
      const second = (await pool.refresh(RefreshToken)).tokens
      await sql`update identity.session set "rotatedAt" = "rotatedAt" - interval '31 seconds'`.execute(db)
      const third = (await pool.refresh(second.RefreshToken)).tokens
      await pool.refresh(RefreshToken)
      expect((await pool.refresh(third.RefreshToken)).name).toBe("NotAuthorizedException")
      return third.AccessToken
    },
  ],
  [
    "after an administrator ended it",
    async () => {
      const { AccessToken, email } = await newcomer()
      await pool.admin.endSessions(email)
      return AccessToken
    },
  ],
  [
    "after the user was deleted",
    async () => {
      const { AccessToken, email } = await newcomer()
      await sql`delete from identity."user" where email = ${email}`.execute(db)
      return AccessToken
    },
  ],
]

const query = "{ whoami }"
const overHttp = (authorization: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: "POST", url: "/graphql", payload: { query }, headers: { authorization, ...headers } })
/** What a line says to the first message: "connection_ack", or the code it is closed with. */
const overSocket = (authorization: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<number | string>((settle, fail) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, "graphql-transport-ws", { headers })
    socket.on("error", fail)
    socket.on("close", settle)
    socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init", payload: { authorization } })))
    socket.on("message", (data: Buffer) => {
      settle((JSON.parse(data.toString()) as { type: string }).type)
      socket.close()
    })
  })
const paper = (token: string) =>
  app.inject({ url: "/category-records?owner-id=a&external-id=b&category-id=c", headers: { token } })

describe("a token", () => {
  it("that is good opens all three ways in", async () => {
    expect((await overHttp(`Bearer ${good}`)).json()).toEqual({ data: { whoami: EMAIL } })
    expect(await overSocket(`Bearer ${good}`)).toBe("connection_ack")
    expect((await paper(good)).json().code).toBe("DocumentNotFound")
  })

  it.each(ATTACKS)("opens none of them, and is logged: %s", async (_what, attack) => {
    const token = await attack()
    const before = log.length
    const asked = await overHttp(`Bearer ${token}`)
    expect([asked.statusCode, asked.json().errors[0].extensions.code]).toEqual([401, "TOKEN_REFUSED"])
    expect(await overSocket(`Bearer ${token}`)).toBe(4403)
    const filed = await paper(token)
    expect([filed.statusCode, filed.json().code]).toEqual([401, "SignInRequired"])
    const lines = log.slice(before).map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    expect(lines.filter(({ status }) => status === 401)).toHaveLength(2)
    expect(JSON.stringify(lines)).not.toContain(token.slice(0, 60))
  })

  it("is forty attacks and more", () => expect(ATTACKS.length).toBeGreaterThanOrEqual(40))

  it.each([
    ["twice", `Bearer ${good}, Bearer ${good}`],
    ["by another scheme", `Basic ${good}`],
    ["with a line break", `Bearer ${good.slice(0, 20)}\t${good.slice(20)}`],
    ["and nothing after the scheme", "Bearer "],
  ])("does not open when it is sent %s", async (_how, authorization) => {
    expect((await overHttp(authorization)).statusCode).toBe(401)
    expect(await overSocket(authorization)).toBe(4403)
  })

  it.each([
    ["an object", {}],
    ["a list", [good]],
    ["a number", 7],
  ])("does not open a line as %s", async (_what, value) => {
    expect(await overSocket(value)).toBe(4403)
  })
})

describe("another site's page", () => {
  const origin = "https://evil.example"

  it("is refused in the name of whoever is signed in, over HTTP and sockets", async () => {
    expect((await overHttp(`Bearer ${good}`, { origin })).statusCode).toBe(403)
    await expect(overSocket(`Bearer ${good}`, { origin })).rejects.toThrow("403")
    await expect(overSocket(`Bearer ${good}`, { origin: "null" })).rejects.toThrow("403")
  })

  it("gains nothing by what a browser sends along by itself: without a page's own header everybody is a guest", async () => {
    const cookie = `token=${good}; authorization=Bearer ${good}; xl-device=${"a".repeat(22)}.${"b".repeat(43)}`
    const asked = (path: string) => app.inject({ method: "POST", url: path, payload: { query }, headers: { cookie } })
    expect((await asked("/graphql")).json()).toEqual({ data: { whoami: "guest" } })
    expect((await asked(`/graphql?authorization=Bearer%20${good}&token=${good}`)).json()).toEqual({
      data: { whoami: "guest" },
    })
  })
})

describe("a session", () => {
  it("is never one that somebody chose beforehand", async () => {
    const planted = String(claimsOf(good)["origin_jti"])
    const headers = {
      cookie: `session=${planted}; better-auth.session_token=${planted}`,
      authorization: `Bearer ${good}`,
    }
    const { tokens } = await pool.signIn("rival@x.test", PASSWORD, headers)
    expect(claimsOf(tokens.AccessToken)["origin_jti"]).not.toBe(planted)
    expect((await overHttp(`Bearer ${good}`)).json()).toEqual({ data: { whoami: EMAIL } })
  })
})
