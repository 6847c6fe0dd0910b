import type { SignedIn } from "@xl/core/kernel"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { GraphQLError } from "graphql"
import type { Limiter, Rates } from "../rates/index.ts"
import { askedBy } from "./asked.ts"
import type { Admitted } from "./gate.ts"
import { actorOf, type Engine } from "./graphql.ts"
import { send } from "./reply.ts"
import type { RequestContext } from "./request.ts"

/** Files of the built pages and the probes are not counted; the identity service counts for itself. */
const FREE = /^\/(?:assets\/|healthz$|idp\/|livez$|metrics$|readyz$)/

/** Asked too often: the answer says after how many seconds to come again. */
export const tooOften = (seconds: number): GraphQLError =>
  new GraphQLError(`Too many requests. Please try again in ${seconds} s.`, {
    extensions: { code: "TOO_MANY_REQUESTS", errorType: "TooManyRequests", retryAfter: seconds },
  })

type Limited = Pick<Engine, "authenticate" | "limiter">

/**
 * Refuses an address that asks too often before anything else is done for it. Whoever is signed in there is not locked out with it, but
 * limited by account, of which each request then takes one more.
 */
export const limitAddresses = (app: FastifyInstance, { authenticate, limiter }: Limited): void => {
  if (!limiter) return
  app.addHook("onRequest", async (request, reply) => {
    const [path = ""] = request.url.split("?", 1)
    if (FREE.test(path)) return undefined
    const spent = await limiter.take(path.startsWith("/pictures/") ? "picture" : "address", request.ip)
    const seconds = spent === 0 ? 0 : await waitOfMember(request, { authenticate, limiter }, spent)
    if (seconds === 0) return undefined
    return send(request, reply.header("retry-after", seconds), 429, { errors: [tooOften(seconds).toJSON()] })
  })
}

/** A token that is no good, or that nobody can check right now, waits as the address does. */
const waitOfMember = async ({ headers }: FastifyRequest, { authenticate, limiter }: Limited, seconds: number) => {
  if (headers.authorization === undefined) return seconds
  const actor = await actorOf(authenticate, headers.authorization).catch(() => undefined)
  return actor && "tag" in actor && actor.tag === "user" ? (limiter?.take("account", payerOf(actor)) ?? 0) : seconds
}

/** Whose account a request counts for: a Concierge spends none of the seller's. */
const payerOf = ({ agent, id }: SignedIn): string => agent?.id ?? id

/** Why a question is not asked, and how many seconds it waits where it was not even read. */
export interface Unread {
  readonly errors: ReadonlyArray<GraphQLError>
  readonly seconds: number
}

/**
 * A question as the gate reads it. From an address that had too many refused only texts are answered that are known already, as all of
 * our pages are soon; others wait so many seconds, unread. Production knows all its texts and has nothing to read.
 */
export const readBy = async (
  { gate, isOpen, limiter }: Pick<Engine, "gate" | "isOpen" | "limiter">,
  question: unknown,
  address: string,
): Promise<Admitted | Unread> => {
  const seconds = isOpen ? (limiter?.known("refused", address) ?? 0) : 0
  const read = gate(question, seconds > 0)
  if (!("errors" in read)) return read
  if (seconds > 0) return { errors: [tooOften(seconds)], seconds }
  if (isOpen) await limiter?.take("refused", address)
  return { errors: read.errors, seconds: 0 }
}
/** Fields that have a rule of their own: a mailbox holds less than a table. */
const OWN_RULES: { readonly [field: string]: keyof Rates | undefined } = {
  contactUs: "contact",
  sendAdminMessage: "contact",
  sendAnonymousAssetMessage: "contact",
  sendAssetMessage: "contact",
}
/** The same for guests alone: what costs more than a look, and members pay with their account. */
const GUESTS_RULES: typeof OWN_RULES = { getCalculatorResponse: "valuation" }
const rulesFor = ({ tag }: RequestContext["actor"]) => (tag === "user" ? OWN_RULES : { ...OWN_RULES, ...GUESTS_RULES })

/** Seconds that this caller must wait with this question: by account, and by each field that is asked first. 0 lets it through. */
export const waitOf = async (
  limiter: Limiter | undefined,
  admitted: Admitted,
  { actor, address }: Pick<RequestContext, "actor" | "address">,
): Promise<number> => {
  if (!limiter) return 0
  const who = actor.tag === "user" ? payerOf(actor) : address
  const byAccount = actor.tag === "user" ? await limiter.take("account", who) : 0
  if (byAccount > 0) return byAccount
  const rules = rulesFor(actor)
  for (const [field, times] of askedBy(admitted)) {
    const seconds = await limiter.take(rules[field] ?? admitted.operation, who, field, times)
    if (seconds > 0) return seconds
  }
  return 0
}
