import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { grantAdmin } from "@xl/core/market/roles"
import { must, UserId } from "@xl/core/shared"
import { Clock, Context, Effect } from "effect"
import type { FastifyInstance } from "fastify"
import { createClient, type SubscribePayload } from "graphql-ws"
import { SMTPServer } from "smtp-server"
import { afterAll, describe, expect, it, vi } from "vitest"
import { WebSocket } from "ws"
import { compose } from "./composition.ts"
import { loadConfig } from "./config/index.ts"
import { inTransaction, openToServe } from "./database/index.ts"
import { openFoundation } from "./foundation.ts"
import { marketServices } from "./graphql/index.ts"
import { persistedOperations } from "./http/index.ts"
import { publish } from "./live/index.ts"
import { testDatabase } from "./testing/index.ts"
import { putRequest } from "./testing/rows.ts"

const PASSWORD = "Very-Secret-1"
const folder = mkdtempSync(join(tmpdir(), "xl composed-"))
const closes: Array<() => Promise<unknown>> = []
afterAll(async () => {
  for (const close of closes.toReversed()) await close()
  rmSync(folder, { recursive: true, force: true })
})

/** The gateway as the entry point composes it, on an empty market of its own. */
const opened = async (variables: Readonly<Record<string, string>>) => {
  const { url } = await testDatabase()
  const config = loadConfig({ DATABASE_URL: url, DATA_DIR: folder, DEMO: "0", LOG_LEVEL: "silent", ...variables })
  const database = await openToServe(config)
  const foundation = await openFoundation(config, database)
  closes.push(database.close, foundation.close)
  const { app, close, jobs } = await compose(foundation)
  closes.push(close, () => app.close())
  return { app, config, foundation, jobs, db: foundation.database.db }
}
const ask = (app: FastifyInstance, payload: object, token?: string) =>
  app.inject({
    method: "POST",
    url: "/graphql",
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payload,
  })

interface Mailed {
  readonly subject: string
  readonly text: string
  readonly html: string
}
const mailsTo = async (app: FastifyInstance, email: string): Promise<ReadonlyArray<Mailed>> =>
  (await app.inject({ url: `/dev/mailbox.json?to=${encodeURIComponent(email)}` })).json()

/** Somebody who registered, entered the mailed code and signed in. */
const registered = async (app: FastifyInstance, email: string) => {
  const call = async (operation: string, body: object) => {
    const headers = {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    }
    const payload = JSON.stringify({ ClientId: "xl-web", ...body })
    const answer = await app.inject({ method: "POST", url: "/idp/", headers, payload })
    expect([operation, answer.statusCode]).toEqual([operation, 200])
    return answer.json()
  }
  const { UserSub } = await call("SignUp", { Username: email, Password: PASSWORD })
  await vi.waitFor(async () => expect(await mailsTo(app, email)).toHaveLength(1), { timeout: 20_000 })
  const [code = ""] = /\d{6}/.exec((await mailsTo(app, email))[0]?.text ?? "") ?? []
  await call("ConfirmSignUp", { Username: email, ConfirmationCode: code })
  const AuthParameters = { USERNAME: email, PASSWORD }
  const { AuthenticationResult } = await call("InitiateAuth", { AuthFlow: "USER_PASSWORD_AUTH", AuthParameters })
  return { id: must(UserId, UserSub), token: String(AuthenticationResult.AccessToken) }
}

const APPROVE = `mutation ($id: ID!) {
  approveRoleRequest(id: $id, data: { buyerProfile: { pofSum: "5000000", approved: true, fundsApprovalDate: "2026-11-01" } }) { __typename }
}`

describe("the composed gateway of a demo", () => {
  it("mails a person whose request was approved, in both forms, once", async () => {
    const { app, config, db, foundation } = await opened({})
    const [admin, buyer] = [await registered(app, "ada@x.test"), await registered(app, "bob@x.test")]
    const services = Context.add(marketServices(db, config), Clock.Clock, foundation.clock.clock)
    await Effect.runPromiseWith(services)(grantAdmin(admin.id))
    const id = await putRequest(db, buyer.id)
    const { data } = (await ask(app, { query: APPROVE, variables: { id } }, admin.token)).json()
    expect(data).toEqual({ approveRoleRequest: { __typename: "RoleRequestDone" } })
    const approvals = async () =>
      (await mailsTo(app, "bob@x.test")).filter(({ subject }) => subject === "Your request was approved")
    await vi.waitFor(async () => expect(await approvals()).toHaveLength(1), { timeout: 20_000 })
    const [mail] = await approvals()
    const words = "Your request for the Buyer role has been approved."
    expect(mail?.text).toContain(words)
    expect(mail?.html).toContain(`>${words}</p>`)
    expect(mail?.html).toMatch(/<a [^>]*href="http:\/\/localhost:3000\/buy-commercial-real-estate-loans"/)
    const audience = { everyone: false, users: [] }
    const bell = { tag: "live", audience, event: { topic: "roleAssigned", role: "Admins" } } as const
    await Effect.runPromise(inTransaction(db, (transaction) => publish(transaction, [bell])))
    await new Promise((wake) => setTimeout(wake, 500))
    expect(await approvals()).toHaveLength(1)
  }, 60_000)
})

describe("the numbers of a composed gateway", () => {
  it("tell its own machine of requests, statements and scheduled work", async () => {
    const { app, jobs } = await opened({})
    await ask(app, { query: "{ searchAssets { total } }" })
    await jobs.find(({ name }) => name === "prune")?.run()
    const { payload } = await app.inject({ url: "/metrics" })
    expect(payload).toContain(
      'xl_graphql_duration_seconds_count{kind="query",outcome="answered",field="searchAssets"} 1',
    )
    expect(payload).toMatch(/^xl_database_query_duration_seconds_count\{operation="select",outcome="done"\} \d+$/m)
    expect(payload).toContain('xl_job_runs_total{job="prune",outcome="done"} 1')
  })
})

describe("the composed gateway of a production", async () => {
  const received: Array<string> = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.on("end", () => {
        received.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  await new Promise<void>((ready) => smtp.listen(0, "127.0.0.1", () => ready()))
  closes.push(() => new Promise<void>((closed) => smtp.close(() => closed())))
  const { port } = smtp.server.address() as AddressInfo
  const { app, db, foundation } = await opened({
    XL_MODE: "production",
    IDENTITY_SECRET: randomBytes(32).toString("base64"),
    MASTER_KEY: randomBytes(32).toString("base64"),
    PUBLIC_ORIGIN: "https://market.example",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  })
  const hashOf = (field: string): string => {
    const [hash] = [...persistedOperations()].find(([, text]) => text.includes(`{ ${field}`)) ?? []
    if (hash === undefined) throw new Error(`The pages never ask for ${field}`)
    return hash
  }
  const byHash = (field: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(field) } } })

  it("names its public pages to search engines, and a demo keeps them away (C008)", async () => {
    const robots = await app.inject("/robots.txt")
    expect(robots.body).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
    expect((await app.inject("/sitemap.xml")).body).toContain("/sitemap-pages.xml</loc>")
    const { app: demo } = await opened({})
    expect((await demo.inject("/robots.txt")).body).toBe("User-agent: *\nDisallow: /\n")
  }, 60_000)

  it("answers a search by its hash, and no text", async () => {
    const found = await ask(app, { ...byHash("searchAssets"), variables: { size: 12, offset: 0 } })
    expect(found.json()).toMatchObject({ data: { searchAssets: { total: 0, assets: [] } } })
    const refused = await ask(app, { query: "{ searchAssets { total } }" })
    expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([400, "PERSISTED_QUERY_REQUIRED"])
  })

  it("takes a subscription by its hash, and no text", async () => {
    const address = await app.listen({ host: "127.0.0.1", port: 0 })
    class OfOurPages extends WebSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol, { origin: "https://market.example" })
      }
    }
    const nameless = new WebSocket(`${address.replace("http", "ws")}/graphql`, "graphql-transport-ws")
    const [refusal] = await once(nameless, "error")
    expect(String(refusal)).toBe("Error: Unexpected server response: 403")
    const client = createClient({ url: `${address.replace("http", "ws")}/graphql`, webSocketImpl: OfOurPages })
    closes.push(async () => client.dispose())
    const errors: Array<unknown> = []
    const subscribed = (payload: SubscribePayload) =>
      client.subscribe(payload, {
        next: () => undefined,
        error: (reason) => void errors.push(reason),
        complete: () => undefined,
      })
    const before = foundation.hub.subscribers()
    const stop = subscribed({ query: "", ...byHash("subscribeToAssetChanges") })
    await vi.waitFor(() => expect(foundation.hub.subscribers()).toBe(before + 1), { timeout: 20_000 })
    subscribed({ query: "subscription { subscribeToAssetChanges { id } }" })
    await vi.waitFor(() => expect(errors).toHaveLength(1), { timeout: 20_000 })
    expect(JSON.stringify(errors)).toContain("PERSISTED_QUERY_REQUIRED")
    expect(foundation.hub.subscribers()).toBe(before + 1)
    stop()
  })

  it("lets one caller act sixty times a minute, and a demo a thousand times as often", async () => {
    const act = { ...byHash("trackAssetView"), variables: { id: "00000000-0000-4000-8000-000000000001" } }
    const acted = async (market: FastifyInstance, payload: object) => {
      const statuses: Array<number> = []
      for (let turn = 0; turn < 61; turn++) statuses.push((await ask(market, payload)).statusCode)
      return [statuses.filter((status) => status === 200).length, statuses.at(-1)]
    }
    expect(await acted(app, act)).toEqual([60, 429])
    const { app: demo } = await opened({})
    const query = persistedOperations().get(hashOf("trackAssetView")) ?? ""
    expect(await acted(demo, { query, variables: act.variables })).toEqual([61, 200])
  })

  it("sends the market's mails by SMTP, and shows neither mailbox, panel of the demo nor metrics", async () => {
    const id = must(UserId, "00000000-0000-4000-8000-000000000001")
    const body = JSON.stringify({ id, email: "cy@x.test", roles: [], creationDate: 1 })
    await db.insertInto("profiles").values({ id, body }).execute()
    const mail = { tag: "mail", kind: "offerWon", to: id, facts: { title: "Lakeside" } } as const
    await Effect.runPromise(inTransaction(db, (transaction) => publish(transaction, [mail])))
    await vi.waitFor(() => expect(received).toEqual(["cy@x.test"]), { timeout: 20_000 })
    for (const url of ["/dev/mailbox", "/dev/mailbox.json", "/dev/demo"])
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404])
    expect((await app.inject({ method: "POST", url: "/dev/demo", payload: { move: "day" } })).statusCode).toBe(404)
    expect((await app.inject({ url: "/metrics" })).statusCode).toBe(404)
  })
})
