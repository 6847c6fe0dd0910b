import { Clock, Context, Effect } from "effect"
import { sql } from "kysely"
import { openDatabase } from "../../database/index.ts"
import { makeGateway, makeLog } from "../../http/index.ts"
import { openHub, openListener } from "../../live/index.ts"
import { isTracingAsked, openMetrics, watchQueries } from "../index.ts"

// A process of its own: OpenTelemetry's API takes one SDK a process.
const ask = (name: string) => ({ payload: { query: `query Secret4111 { ${name} }` } })
const headers = { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" }
const schema = `
  directive @access(to: [Access!]!) on FIELD_DEFINITION
  enum Access { Guest SignedIn Sellers ApprovedBuyers RestrictedBuyers VerifiedUsers Concierges Admins }
  type Query { ping: String @access(to: [Guest]) broken: String @access(to: [Guest]) }`

const stop = isTracingAsked(process.env)
  ? (await import("../tracing.ts")).startTracing(process.env)
  : () => Promise.resolve()
const url = process.env["DATABASE_URL"] ?? ""
const [db, quiet] = [openDatabase(url, 2), openDatabase(url, 2)]
const listener = await openListener(url)
const hub = await openHub(quiet, listener, () => undefined)
const unwatch = watchQueries(db, openMetrics())
const app = await makeGateway({
  config: { mode: "demo", publicOrigin: undefined, trustProxy: process.env["TRUST_PROXY"] ? 1 : false },
  log: makeLog("silent"),
  db,
  listener,
  hub,
  clock: Effect.runSync(Clock.clockWith(Effect.succeed)),
  authenticate: () => Effect.succeed(null),
  services: Context.empty(),
  schema,
  resolvers: [
    {
      Query: {
        ping: () => Effect.promise(() => sql`select ${"ann@example.com"} as email`.execute(db).then(() => "pong")),
        broken: () => Effect.die(new Error("password=hunter2")),
      },
    },
  ],
})
const answers = [
  await app.inject({ method: "POST", url: "/graphql", headers, ...ask("ping") }),
  await app.inject({ method: "POST", url: "/graphql", ...ask("broken") }),
  await app.inject({ url: "/nowhere/4111111111111111" }),
]
await app.close()
unwatch()
await listener.close()
await hub.close()
await Promise.all([db.destroy(), quiet.destroy()])
await stop()
const isLoaded = "isSdkLoaded" in globalThis // says the test's hook
process.stdout.write(JSON.stringify({ isLoaded, statuses: answers.map(({ statusCode }) => statusCode) }))
