import type { MarketStore } from "@xl/core/market"
import { stopAlerts } from "@xl/core/market/profiles"
import { Clock, Context, Effect, Result } from "effect"
import type { FastifyPluginAsync } from "fastify"
import { tooOften } from "../http/patience.ts"
import { refuse, send } from "../http/reply.ts"
import type { Limiter } from "../rates/index.ts"
import type { UnsubscribeLinks } from "./link.ts"

export interface UnsubscribeParts {
  readonly links: UnsubscribeLinks
  readonly services: Context.Context<MarketStore>
  readonly clock: Clock.Clock
  /** How many of these an address may ask; nobody is limited where there is none. */
  readonly limiter?: Pick<Limiter, "take">
}

/** Bytes of a body: RFC 8058 has 26, and a form of several parts some hundred. */
const MOST_BODY = 2_000

/** Whether the body is what RFC 8058 has mail programs send, as either kind of form; whoever only follows links never sends it. */
const isOneClick = (body: unknown): boolean =>
  typeof body === "string" && body.includes("List-Unsubscribe") && body.includes("One-Click")

/**
 * `POST /unsubscribe?token=…` with `List-Unsubscribe=One-Click` ends what the person of the link is told of listings: without a login,
 * without a question, and may be repeated, though not faster than `limiter` lets an address. A link that we did not write is refused; one of a person who is gone is answered as any
 * other. `GET` is a page with a button, and changes nothing.
 */
export const unsubscribeRoutes =
  ({ clock, limiter, links, services }: UnsubscribeParts): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string", bodyLimit: MOST_BODY },
      (_request, body, done) => done(null, body),
    )
    const run = Effect.runPromiseWith(Context.add(services, Clock.Clock, clock))
    app.post<{ Querystring: { token?: unknown } }>("/unsubscribe", async (request, reply) => {
      void reply.header("cache-control", "no-store")
      const seconds = (await limiter?.take("unsubscribe", request.ip)) ?? 0
      if (seconds > 0)
        return send(request, reply.header("retry-after", seconds), 429, { errors: [tooOften(seconds).toJSON()] })
      const { token } = request.query
      const person = links.personOf(typeof token === "string" ? token : "")
      if (!isOneClick(request.body) || Result.isFailure(person))
        return refuse(request, reply, 400, "UNSUBSCRIBE_LINK_INVALID", "This link is not complete.")
      await run(
        stopAlerts(person.success).pipe(
          Effect.catchTag("ProfileNotFound", () => Effect.void),
          Effect.catchTag("SignInRequired", Effect.die),
        ),
      )
      return reply.code(204).send()
    })
  }
