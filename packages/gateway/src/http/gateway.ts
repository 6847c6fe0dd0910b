import { MarketUnavailable } from "@xl/core/kernel"
import type { Clock, Context } from "effect"
import proxyAddress, { compile } from "@fastify/proxy-addr"
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify"
import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { Config } from "../config/index.ts"
import type { Database } from "../database/index.ts"
import type { Hub, Listener } from "../live/index.ts"
import { type Metrics, metricsRoute, watchRequests } from "../observe/index.ts"
import type { Limiter } from "../rates/index.ts"
import { tellAnswers } from "./answered.ts"
import { attach } from "./attach.ts"
import { compressed } from "./compressed.ts"
import type { Prerender } from "./drawn.ts"
import { makeGate } from "./gate.ts"
import type { Engine } from "./graphql.ts"
import { graphqlRoute } from "./graphql-route.ts"
import { graphqlSocket } from "./graphql-socket.ts"
import { guestAsks } from "./guest-asks.ts"
import { health } from "./health.ts"
import type { Log } from "./log.ts"
import { UNAVAILABLE } from "./masked.ts"
import { limitAddresses } from "./patience.ts"
import { refuse } from "./reply.ts"
import type { Authenticate, Resolvers } from "./request.ts"
import { readSchema } from "./schema.ts"
import { NO_VENDORS, secure, type Vendors } from "./security.ts"
import { type HeadOf, site } from "./site.ts"
import { cutSlowReaders, SLOWNESS, type Slowness, timeoutsOf } from "./slowness.ts"

export interface GatewayParts<R> {
  readonly config: Pick<Config, "mode" | "publicOrigin" | "trustProxy"> & Partial<Pick<Config, "metricsToken">>
  readonly log: Log
  readonly db: Database
  readonly listener: Listener
  readonly hub: Hub
  readonly clock: Clock.Clock
  readonly authenticate: Authenticate
  readonly resolvers: ReadonlyArray<Resolvers<R>>
  /** What the resolvers need: stores, mostly. */
  readonly services: Context.Context<R>
  /** Routes beside GraphQL: pictures, papers, the wire of the identity service. */
  readonly routes?: ReadonlyArray<(app: FastifyInstance) => Promise<void> | void>
  /** Schema text; the files of packages/gateway/schema where none is given. */
  readonly schema?: string
  /** Operations by the sha256 of their text; none where nothing is said. Production takes no others. */
  readonly persisted?: ReadonlyMap<string, string>
  /** How often one caller may ask; nobody is limited where there is none. */
  readonly limiter?: Limiter
  /** How long clients may take; what is usual where nothing is said. */
  readonly slowness?: Slowness
  readonly siteFolder?: string
  readonly headOf?: HeadOf
  /** What the pages are told about where they run; nothing secret. */
  readonly told?: () => Readonly<Record<string, unknown>>
  readonly prerender?: Prerender
  readonly vendors?: Vendors
  /** Where given, requests are counted and `/metrics` answers whoever may ask. */
  readonly metrics?: Metrics
}

/** The gateway as a client meets it, not yet listening. `close()` drains it. */
export const makeGateway = async <R>(parts: GatewayParts<R>): Promise<FastifyInstance> => {
  const { config, db, hub, listener, log, vendors = NO_VENDORS } = parts
  const { publicOrigin } = config
  const engine = engineOf(parts)
  const slowness = slownessOf(parts)
  const app = server(config, log, slowness)
  cutSlowReaders(app, slowness)
  watchRequests(app, { metrics: parts.metrics, continuesTraces: config.trustProxy !== false })
  secure(app, { isHttps: publicOrigin?.startsWith("https:") ?? false, vendors })
  await compressed(app)
  tellTime(app, parts)
  limitAddresses(app, engine)
  health(app, db, listener)
  if (parts.metrics) metricsRoute(app, parts.metrics, config)
  graphqlRoute(app, engine, publicOrigin)
  for (const route of parts.routes ?? []) await app.register(async (scope) => route(scope))
  if (parts.siteFolder !== undefined)
    await site(app, { ...parts, folder: parts.siteFolder, publicOrigin, asks: guestAsks(engine) })
  const line = { engine, hub, listener, log, publicOrigin, slowness, addressOf: addressesBehind(config.trustProxy) }
  app.addHook("preClose", graphqlSocket(app.server, line))
  return app
}

/** A demo's clock is moved while pages are open: each answer to a question tells the time in milliseconds since the Unix epoch. */
const tellTime = (app: FastifyInstance, { clock, config }: Pick<GatewayParts<never>, "clock" | "config">): void => {
  if (config.mode !== "demo") return
  app.addHook("onRequest", async ({ url }, reply) => {
    if (url === "/graphql") reply.header("x-market-time", clock.currentTimeMillisUnsafe())
  })
}

const slownessOf = ({ slowness = SLOWNESS }: { readonly slowness?: Slowness }): Slowness => slowness

const engineOf = <R>({
  authenticate,
  clock,
  config,
  limiter,
  persisted = new Map(),
  resolvers,
  schema: text,
  services,
}: GatewayParts<R>): Engine => {
  const schema = readSchema(text)
  attach(schema, resolvers, services, clock)
  const isOpen = config.mode === "demo"
  const gate = makeGate(schema, { isOpen, persisted })
  return { schema, gate, authenticate, isOpen, limiter }
}

/** As fastify finds it for a request. */
const addressesBehind = (proxies: Config["trustProxy"]): ((request: IncomingMessage) => string) => {
  const trust = trusting(proxies)
  const believed = typeof trust === "function" ? trust : compile(trust === false ? [] : trust)
  return (request) => proxyAddress(request, believed)
}

const server = ({ trustProxy }: Pick<Config, "trustProxy">, log: Log, slowness: Slowness): FastifyInstance => {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100_000,
    trustProxy: trusting(trustProxy),
    genReqId: () => randomUUID(),
    forceCloseConnections: "idle",
    return503OnClosing: false, // what came in while it stops is answered like all else
    requestTimeout: slowness.request,
    http: timeoutsOf(slowness),
    routerOptions: { maxParamLength: 500 },
  }) as unknown as FastifyInstance
  app.removeContentTypeParser("text/plain") // what a form on any page can send
  app.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id))
  tellAnswers(app, log)
  app.setErrorHandler((reason: FastifyError, request, reply) => failure(reason, request, reply))
  return app
}

const trusting = (proxies: Config["trustProxy"]) => {
  if (typeof proxies === "number") return (_address: string, hop: number) => hop < proxies
  return proxies === false ? proxies : [...proxies]
}

const WORDS: Readonly<Record<number, string>> = {
  400: "This request cannot be read.",
  413: "This request is too large.",
  415: "Send JSON.",
}

/** Fastify's own refusals in our words; anything else is our fault, and told by an id alone. */
const failure = (reason: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const status = reason.statusCode ?? 500
  if (status < 500)
    return refuse(
      request,
      reply,
      status,
      status === 413 ? "TOO_LARGE" : "BAD_REQUEST",
      WORDS[status] ?? "This request is refused.",
    )
  const errorId = randomUUID()
  request.log.error({ err: reason, errorId }, "failed")
  if ((reason as unknown) instanceof MarketUnavailable)
    return refuse(
      request,
      reply.header("retry-after", "1"),
      503,
      UNAVAILABLE,
      `The market does not answer right now. (${errorId})`,
    )
  return refuse(request, reply, 500, "INTERNAL", `Something went wrong on our side. (${errorId})`)
}
