import type { FastifyInstance } from "fastify"
import { GraphQLError } from "graphql"
import type { Limiter } from "../rates/index.ts"
import { askedBy } from "./asked.ts"
import type { Admitted } from "./gate.ts"
import { send } from "./reply.ts"
import type { RequestContext } from "./request.ts"

/** Files of the built pages and the probes are not counted; the identity service counts for itself. */
const FREE = /^\/(?:assets\/|healthz$|idp\/|livez$|metrics$|readyz$)/

/** Asked too often: the answer says after how many seconds to come again. */
export const tooOften = (seconds: number): GraphQLError =>
  new GraphQLError(`Too many requests. Please try again in ${seconds} s.`, {
    extensions: { code: "TOO_MANY_REQUESTS", errorType: "TooManyRequests", retryAfter: seconds },
  })

/** Refuses an address that asks too often before anything else is done for it. */
export const limitAddresses = (app: FastifyInstance, limiter: Limiter | undefined): void => {
  if (!limiter) return
  app.addHook("onRequest", async (request, reply) => {
    if (FREE.test(request.url.split("?")[0] ?? "")) return undefined
    const seconds = await limiter.take("address", request.ip)
    if (seconds === 0) return undefined
    return send(request, reply.header("retry-after", seconds), 429, { errors: [tooOften(seconds).toJSON()] })
  })
}

/** Seconds that this caller must wait with this question: by account, and by each field that is asked first. 0 lets it through. */
export const waitOf = async (
  limiter: Limiter | undefined,
  admitted: Admitted,
  { actor, address }: Pick<RequestContext, "actor" | "address">,
): Promise<number> => {
  if (!limiter) return 0
  const who = actor.tag === "user" ? actor.id : address
  const byAccount = actor.tag === "user" ? await limiter.take("account", who) : 0
  if (byAccount > 0) return byAccount
  for (const [field, times] of askedBy(admitted)) {
    const seconds = await limiter.take(admitted.operation, who, field, times)
    if (seconds > 0) return seconds
  }
  return 0
}
