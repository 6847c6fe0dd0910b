import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from "fastify"
import type { JSONWebKeySet } from "jose"
import type { Client } from "./devices.ts"
import { asWireError } from "./wire-error.ts"

const WIRE_TYPE = "application/x-amz-json-1.1"
/** Bytes; a request holds a few tokens and a password. */
const LARGEST_REQUEST = 16_384

interface RouteOptions {
  readonly poolId: string
  readonly keys: () => Promise<JSONWebKeySet>
  readonly answer: (operation: string, body: unknown, client: Client) => Promise<object>
  /** Whether there is an operation of that name, which may then stand in the log. */
  readonly isOperation: (name: string) => boolean
}

/** The wire, to be registered under a prefix such as `/idp`. The client's address is fastify's: set `trustProxy` on purpose. */
export const routesOver =
  ({ poolId, keys, answer, isOperation }: RouteOptions): FastifyPluginAsync =>
  async (app) => {
    readsWireRequests(app)
    app.options("/", async (_request, reply) => reply.code(204).send())
    app.get(`/${poolId}/.well-known/jwks.json`, keys)
    app.post("/", async (request, reply) => {
      const operation = String(request.headers["x-amz-target"]).split(".")[1] ?? ""
      if (isOperation(operation)) request.asked = [operation] // any other name is a caller's words
      try {
        const { cookie, "user-agent": userAgent } = request.headers
        const client = { address: request.ip, cookie, userAgent, remember: remembering(reply) }
        return await reply.type(WIRE_TYPE).send(JSON.stringify(await answer(operation, request.body, client)))
      } catch (error) {
        const refusal = asWireError(error)
        if (refusal?.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter)
        if (refusal) request.refused = [refusal.type]
        if (refusal) return refuse(reply, refusal.type, refusal.message, 400)
        request.log.error(error)
        return refuse(reply, "InternalErrorException", "Internal error", 500)
      }
    })
  }

const remembering = (reply: FastifyReply) => (header: string) => void reply.header("set-cookie", header)

const readsWireRequests = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser("error", "error")
  app.addContentTypeParser(WIRE_TYPE, { parseAs: "string", bodyLimit: LARGEST_REQUEST }, parse)
  app.setErrorHandler((_error, _request, reply) => refuse(reply, "SerializationException", "Invalid request.", 400))
  // Any origin may ask, as of a hosted user pool: a page can only send what its user typed into it. The one cookie travels between our own
  // pages and us alone, since "*" lets no other site send it; it grants nothing but a count of one's own.
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
      "access-control-expose-headers": "*",
      "access-control-max-age": "600",
      "cache-control": "no-store",
    })
  })
}

const refuse = (reply: FastifyReply, type: string, message: string, status: number) =>
  reply
    .code(status)
    .header("x-amzn-errortype", type)
    .type(WIRE_TYPE)
    .send(JSON.stringify({ __type: type, message }))
