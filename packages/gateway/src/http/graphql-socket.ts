import { type ExecutionArgs, GraphQLError, subscribe } from "graphql"
import { useServer } from "graphql-ws/use/ws"
import { randomUUID } from "node:crypto"
import type { IncomingMessage, Server } from "node:http"
import { WebSocketServer } from "ws"
import type { Hub, Listener } from "../live/index.ts"
import { accessTokenIn, type Engine, formatted } from "./graphql.ts"
import { keepingUp } from "./keeping-up.ts"
import { type Line, Lines } from "./lines.ts"
import type { Log } from "./log.ts"
import type { Report } from "./masked.ts"
import { readBy, tooOften, waitOf } from "./patience.ts"
import type { RequestContext } from "./request.ts"
import { neighbourhood } from "../rates/index.ts"
import { isSameOrigin } from "./security.ts"
import { Present, type Slowness } from "./slowness.ts"

/** Bytes of one message in. */
const MOST_BYTES = 100_000
const MOST_SUBSCRIPTIONS = 50
/** A close code after which clients connect again. */
const TRY_AGAIN = 1013

export interface SocketOptions {
  readonly engine: Engine
  readonly hub: Hub
  readonly listener: Listener
  readonly log: Log
  readonly publicOrigin: string | undefined
  readonly slowness: Slowness
  readonly addressOf: (request: IncomingMessage) => string
}

/** GraphQL over WebSockets at /graphql, behind the same gate. Gives the way to close. */
export const graphqlSocket = (server: Server, options: SocketOptions): (() => Promise<void>) => {
  const { addressOf, engine, hub, listener, log, slowness } = options
  const lines = new Lines(engine.authenticate, hub, listener)
  const report: Report = (reason, errorId) => log.error({ err: reason, errorId }, "masked")
  const present = new Present()
  const goodbye = { closeTimeout: slowness.goodbye } // which the library's types do not know yet
  const sockets = new WebSocketServer({
    server,
    path: "/graphql",
    maxPayload: MOST_BYTES,
    ...goodbye,
    verifyClient: ({ req }, decide) =>
      void mayOpen(options, present, req).then(
        (no) => (no ? decide(false, ...no) : decide(true)),
        () => decide(false, 503, "Service Unavailable"),
      ),
  })
  const serving = useServer<{ authorization?: unknown }>(
    {
      isProd: true,
      onConnect: ({ connectionParams: given, extra }) =>
        lines.open(extra.socket, given?.authorization).catch(() => false),
      onClose: ({ extra }) => lines.drop(extra.socket),
      onSubscribe: ({ extra: { request, socket }, subscriptions }, _id, payload) => {
        if (socket.bufferedAmount > slowness.backlog) socket.terminate()
        if (Object.keys(subscriptions).length > MOST_SUBSCRIPTIONS) return [tooMany()]
        return subscribing(engine, payload, contextOf(lines.of(socket), addressOf(request)))
      },
      subscribe: subscribed,
      onNext: (_context, _id, _payload, _args, result) => formatted(result, report),
      onError: (_context, _id, _payload, errors) => formatted({ errors }, report).errors ?? [],
    },
    sockets,
  )
  // The library writes every broken frame to the console, which would be a stranger's to fill.
  sockets.on("connection", (socket, request) => {
    socket.removeAllListeners("error").on("error", (reason) => log.debug({ err: reason }, "socket"))
    const address = neighbourhood(addressOf(request))
    present.enter(address)
    socket.once("close", () => present.leave(address))
  })
  return async () => {
    await lines.close()
    await serving.dispose()
  }
}

type Refused = readonly [code: number, message: string, headers?: Record<string, string>]

/** Why a line may not open, or null. A browser always names the page it opens one for, and in production nobody else has business here. */
const mayOpen = async (
  { addressOf, engine, publicOrigin, slowness }: SocketOptions,
  present: Present,
  request: IncomingMessage,
): Promise<Refused | null> => {
  const isNameless = publicOrigin !== undefined && request.headers.origin === undefined
  if (isNameless || !isSameOrigin(request, publicOrigin)) return [403, "Forbidden"]
  if (present.of(neighbourhood(addressOf(request))) >= slowness.lines) return tooSoon(60)
  const seconds = (await engine.limiter?.take("socket", addressOf(request))) ?? 0
  return seconds > 0 ? tooSoon(seconds) : null
}

const tooSoon = (seconds: number): Refused => [429, "Too Many Requests", { "retry-after": String(seconds) }]

const subscribing = async (engine: Engine, question: unknown, contextValue: SocketContext) => {
  const { isOpen, limiter, schema } = engine
  const answer = await readBy(engine, question, contextValue.address)
  if ("errors" in answer) return answer.errors
  const seconds = await waitOf(limiter, answer, contextValue)
  if (seconds > 0) return [tooOften(seconds)]
  const { document, operationName, variableValues } = answer
  return { schema, document, operationName, variableValues, contextValue, hideSuggestions: !isOpen }
}

const subscribed = async (args: ExecutionArgs) => {
  const values = await subscribe(args)
  const { line } = args.contextValue as SocketContext
  return Symbol.asyncIterator in values ? keepingUp(values, () => line.socket.close(TRY_AGAIN, "Too slow")) : values
}

interface SocketContext extends RequestContext {
  readonly line: Line
}

/** Its actor is always the one of the last look, so that a filter which asks for it forgets a role at once. */
const contextOf = (line: Line, address: string): SocketContext => ({
  line,
  requestId: randomUUID(),
  address,
  idempotencyKey: undefined,
  get actor() {
    return line.actor
  },
  accessToken: accessTokenIn(line.authorization),
})

const tooMany = () =>
  new GraphQLError(`This line has ${MOST_SUBSCRIPTIONS} subscriptions, which is the most.`, {
    extensions: { code: "TOO_MANY_SUBSCRIPTIONS", errorType: "BadRequest" },
  })
