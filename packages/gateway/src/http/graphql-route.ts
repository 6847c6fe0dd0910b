import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { type FormattedExecutionResult, GraphQLError } from "graphql"
import { answeredIn } from "../observe/index.ts"
import { canonical, sha256 } from "../events/canonical.ts"
import { askedBy } from "./asked.ts"
import type { Admitted } from "./gate.ts"
import { accessTokenIn, actorOf, answer, type Engine } from "./graphql.ts"
import { type Report, UNAVAILABLE } from "./masked.ts"
import { readBy, tooOften, type Unread, waitOf } from "./patience.ts"
import { refuse, send } from "./reply.ts"
import { isSameOrigin } from "./security.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** The schema's names of what a GraphQL request asks first, for the log. */
    asked?: ReadonlyArray<string>
  }
}

/** Printable, and at most 255 characters, as Stripe has it. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

/** `POST /graphql`: one question as JSON, one answer. What costs least is asked first. */
export const graphqlRoute = (app: FastifyInstance, engine: Engine, publicOrigin: string | undefined): void => {
  app.post("/graphql", async (request, reply) => {
    if (!isSameOrigin(request, publicOrigin))
      return refuse(request, reply, 403, "FOREIGN_ORIGIN", "Questions from other sites are not answered.")
    const key = request.headers["idempotency-key"]
    if (key !== undefined && !IDEMPOTENCY_KEY.test(String(key)))
      return refuse(request, reply, 400, "BAD_REQUEST", "The idempotency key is not one.")
    const admitted = await readBy(engine, request.body, request.ip)
    if ("errors" in admitted) return sendRefusal(request, reply, admitted)
    if (admitted.operation === "subscription")
      return refuse(request, reply, 400, "BAD_REQUEST", "Subscribe over a WebSocket.")
    return answered(engine, admitted, request, reply)
  })
  app.route({
    method: ["GET", "PUT", "DELETE", "PATCH"],
    url: "/graphql",
    handler: async (request, reply) =>
      refuse(request, reply.header("allow", "POST"), 405, "BAD_REQUEST", "Ask by POST."),
  })
}

const sendRefusal = (request: FastifyRequest, reply: FastifyReply, { errors, seconds }: Unread): FastifyReply => {
  const said = { errors: errors.map((error) => error.toJSON()) }
  return seconds > 0 ? send(request, reply.header("retry-after", seconds), 429, said) : send(request, reply, 400, said)
}

/** The key of a request that may be repeated, and what it must be the same in. */
const repeating = (key: Array<string> | string | undefined, body: unknown) =>
  key === undefined ? { idempotencyKey: undefined } : { idempotencyKey: String(key), question: sha256(canonical(body)) }

/** Where the database did not answer it is worth asking again, and soon. */
const sendAnswer = (request: FastifyRequest, reply: FastifyReply, said: FormattedExecutionResult): FastifyReply =>
  said.errors?.some(({ extensions }) => extensions?.["code"] === UNAVAILABLE)
    ? send(request, reply.header("retry-after", "1"), 503, said)
    : send(request, reply, 200, said)

/** Asks in the caller's name, unless the caller asks too often or nobody knows who it is. */
const answered = async (engine: Engine, admitted: Admitted, request: FastifyRequest, reply: FastifyReply) => {
  const actor = await actorOf(engine.authenticate, request.headers.authorization)
  if (actor instanceof GraphQLError) return send(request, reply, 401, { errors: [actor.toJSON()] })
  request.asked = [...askedBy(admitted).keys()]
  const seconds = await waitOf(engine.limiter, admitted, { actor, address: request.ip })
  if (seconds > 0)
    return send(request, reply.header("retry-after", seconds), 429, { errors: [tooOften(seconds).toJSON()] })
  const report: Report = (reason, errorId) => request.log.error({ err: reason, errorId }, "masked")
  const context = {
    actor,
    accessToken: accessTokenIn(request.headers.authorization),
    requestId: request.id,
    address: request.ip,
    ...repeating(request.headers["idempotency-key"], request.body),
  }
  const asked = () => answer(engine, admitted, context, report)
  return sendAnswer(request, reply, await answeredIn(request, admitted.operation, asked))
}
