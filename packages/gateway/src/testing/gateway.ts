import { UserId, must } from "@xl/core/shared"
import type { Role, SignedIn } from "@xl/core/kernel"
import { Clock, Context, Effect } from "effect"
import type { FastifyInstance } from "fastify"
import { afterAll } from "vitest"
import { type GatewayParts, makeGateway, makeLog } from "../http/index.ts"
import { type Hub, type Listener, openHub, openListener } from "../live/index.ts"
import { testDatabase, type TestDatabase } from "./database.ts"

export interface TestGateway extends TestDatabase {
  readonly app: FastifyInstance
  readonly hub: Hub
  /** Every line logged so far. */
  readonly log: ReadonlyArray<string>
  /** Asks over HTTP, without a network. */
  readonly ask: (query: string, options?: Asking) => Promise<{ readonly status: number; readonly body: Answer }>
}
export interface Asking {
  readonly token?: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}
export interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: ReadonlyArray<{ readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }>
}

/** A user whose access token is `token`. */
export const aUser = (number: number, ...roles: ReadonlyArray<Role>): SignedIn => ({
  tag: "user",
  id: must(UserId, `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`),
  email: `user${number}@example.com`,
  roles: new Set(roles),
})

type Given<R> = Partial<GatewayParts<R>> & {
  /** Who is signed in, by token; may change meanwhile. */
  readonly users?: ReadonlyMap<string, SignedIn>
}
/** What a test can make its parts from. */
export interface Ground extends TestDatabase {
  readonly hub: Hub
  readonly listener: Listener
}

/** A whole gateway on a database of its own. */
export const testGateway = async <R = never>(
  given: Given<R> | ((ground: Ground) => Given<R>) = {},
): Promise<TestGateway> => {
  const database = await testDatabase()
  const listener = await openListener(database.url)
  const log: Array<string> = []
  const lines = makeLog("info", { write: (line) => void log.push(line) })
  const hub = await openHub(database.db, listener, (reason) => lines.error({ err: reason }, "live"))
  const parts = typeof given === "function" ? given({ ...database, hub, listener }) : given
  const { users = new Map() } = parts
  const app = await makeGateway<R>({
    config: { mode: "demo", publicOrigin: undefined, trustProxy: false },
    log: lines,
    db: database.db,
    listener,
    hub,
    clock: Effect.runSync(Clock.clockWith(Effect.succeed)),
    authenticate: (token) => Effect.sync(() => users.get(token) ?? null),
    resolvers: [],
    services: Context.empty() as Context.Context<R>,
    ...parts,
  })
  afterAll(async () => {
    await app.close()
    await hub.close()
    await listener.close()
  })
  const ask: TestGateway["ask"] = async (query, { headers = {}, token, variables } = {}) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const payload = { query, ...(variables ? { variables } : {}) }
    const answer = await app.inject({
      method: "POST",
      url: "/graphql",
      headers: { ...authorization, ...headers },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { ...database, app, hub, log, ask }
}
