import { describe, expect, it } from "vitest"
import { Effect } from "effect"
import { testGateway } from "../testing/index.ts"
import { gauges } from "./gauges.ts"
import { openMetrics } from "./metrics.ts"
import { watchQueries } from "./queries.ts"

const TOKEN = "b0Xk2uQmR7tYw9Zs4NvC1dEf6GhJ8aLp"
const schema = `
  directive @access(to: [Access!]!) on FIELD_DEFINITION
  enum Access { Guest SignedIn Sellers ApprovedBuyers RestrictedBuyers VerifiedUsers Concierges Admins }
  type Query {
    ping(name: String): String @access(to: [Guest])
    broken: String @access(to: [Guest])
    no: String @access(to: [Admins])
  }`
const resolvers = [
  {
    Query: {
      ping: () => Effect.succeed("pong"),
      broken: () => Effect.die(new Error("broken")),
      no: () => Effect.succeed("never"),
    },
  },
]
const watched = async (config: object = {}) => {
  const metrics = openMetrics()
  const gateway = await testGateway(({ db, hub, listener }) => {
    gauges(metrics, { db, hub, listener })
    watchQueries(db, metrics)
    return {
      schema,
      resolvers,
      metrics,
      config: { mode: "demo", publicOrigin: undefined, trustProxy: false, ...config },
    }
  })
  const read = (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
    gateway.app.inject({ url: "/metrics", headers, remoteAddress })
  return { ...gateway, metrics, read }
}
const lines = (text: string, name: string) => text.split("\n").filter((line) => line.startsWith(name))

describe("GET /metrics", async () => {
  const { app, ask, log, read } = await watched()

  it("counts requests by route pattern and questions by field and outcome, and holds nothing that a caller wrote", async () => {
    await app.inject({ url: "/nowhere/4111111111111111?token=hunter2" })
    await app.inject({ url: "/healthz" })
    await ask("query Mine($n: String) { a: ping(name: $n) }", { variables: { n: "ann@example.com" } })
    await ask("{ broken }")
    await ask("{ no }")
    const { headers, payload } = await read()
    expect(headers["content-type"]).toContain("text/plain; version=0.0.4")
    const counted = lines(payload, "xl_http_request_duration_seconds_count")
    expect(counted).toEqual(
      expect.arrayContaining([
        'xl_http_request_duration_seconds_count{method="GET",route="(none)",status="404"} 1',
        'xl_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
        'xl_http_request_duration_seconds_count{method="POST",route="/graphql",status="200"} 3',
      ]),
    )
    expect(lines(payload, "xl_graphql_duration_seconds_count")).toEqual([
      'xl_graphql_duration_seconds_count{kind="query",outcome="answered",field="ping"} 1',
      'xl_graphql_duration_seconds_count{kind="query",outcome="failed",field="broken"} 1',
      'xl_graphql_duration_seconds_count{kind="query",outcome="refused",field="no"} 1',
    ])
    expect(payload + log.join()).not.toMatch(/4111111111111111|hunter2|ann@|Mine/)
  })

  it("tells of the database, the live line and the backlog", async () => {
    const { payload } = await read()
    for (const [name, value] of [
      ["xl_database_up", "1"],
      ["xl_live_listening", "1"],
      ["xl_mails_waiting", "0"],
      ["xl_events_unsealed", "0"],
    ]) {
      expect(lines(payload, `${name} `)).toEqual([`${name} ${value}`])
    }
    expect(lines(payload, "xl_live_subscriptions ")).toEqual([expect.stringMatching(/ \d+$/)])
    expect(lines(payload, "xl_database_connections").map((line) => line.split(" ")[0])).toEqual([
      'xl_database_connections{state="idle"}',
      'xl_database_connections{state="busy"}',
      'xl_database_connections{state="waiting"}',
    ])
    expect(lines((await read()).payload, 'xl_database_query_duration_seconds_count{operation="select"')).toHaveLength(1)
    expect(lines(payload, "process_resident_memory_bytes ")).toHaveLength(1)
  })

  it("keeps as many series however many addresses and methods are tried", async () => {
    const series = async () => lines((await read()).payload, "xl_").length
    await app.inject({ url: "/x" })
    await app.inject({ method: "POST", url: "/x" })
    const before = await series()
    for (let number = 0; number < 50; number++) await app.inject({ url: `/nowhere-${number}` })
    expect(await series()).toBe(before)
  })

  it("answers its own machine alone, and nothing that was passed on", async () => {
    expect((await read({}, "::ffff:127.0.0.1")).statusCode).toBe(200)
    expect((await read({}, "10.0.0.7")).statusCode).toBe(404)
    for (const header of ["x-forwarded-for", "forwarded", "via", "x-real-ip"]) {
      expect((await read({ [header]: "127.0.0.1" })).statusCode).toBe(404)
    }
  })

  it("is not logged at the level of requests, being asked four times a minute", () => {
    expect(log.some((line) => line.includes('"route":"/metrics"'))).toBe(false)
  })
})

describe("GET /metrics with a token", () => {
  it("answers whoever bears it, from wherever, and nobody else", async () => {
    const { read } = await watched({ metricsToken: TOKEN, mode: "production" })
    expect((await read({ authorization: `Bearer ${TOKEN}` }, "10.0.0.7")).statusCode).toBe(200)
    for (const authorization of ["", TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, "Bearer "]) {
      const refused = await read({ authorization })
      expect([refused.statusCode, refused.headers["www-authenticate"]]).toEqual([401, "Bearer"])
      expect(refused.payload).not.toContain("xl_")
    }
  })

  it("is nobody's in production without one, as a proxy makes everybody look near", async () => {
    const { read } = await watched({ mode: "production" })
    expect((await read()).statusCode).toBe(404)
  })
})

describe("when the database is gone", () => {
  it("says so and still answers", async () => {
    const { db, read } = await watched()
    await db.destroy()
    const { payload, statusCode } = await read()
    expect(statusCode).toBe(200)
    expect(lines(payload, "xl_database_up ")).toEqual(["xl_database_up 0"])
    expect(lines(payload, "xl_mails_waiting ")).toEqual(["xl_mails_waiting 0"])
  })
})
