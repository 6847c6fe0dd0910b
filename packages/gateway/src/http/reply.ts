import type { FastifyReply, FastifyRequest } from "fastify"
import type { FormattedExecutionResult } from "graphql"

/** In the media type that says "GraphQL" for clients that know it, as only then they read answers with a status of an error. */
export const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: FormattedExecutionResult,
): FastifyReply => {
  const type = request.headers.accept?.includes("application/graphql-response+json")
    ? "application/graphql-response+json"
    : "application/json"
  return reply
    .code(status)
    .type(`${type}; charset=utf-8`)
    .header("cache-control", "no-store")
    .send(JSON.stringify(body))
}

export const refuse = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
): FastifyReply =>
  send(request, reply, status, { errors: [{ message, extensions: { code, errorType: "BadRequest" } }] })
