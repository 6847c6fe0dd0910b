import { Effect } from "effect"
import type { RequestContext, Resolve, Resolvers } from "../http/request.ts"
import { type Once, UnderWay } from "../market/index.ts"

/** Mutations under which a signed-in caller's `Idempotency-Key` holds: the same request again comes to the same, and is done once. */
export const repeatable = <R>(resolvers: Resolvers<R>): Resolvers<R> => {
  const { Mutation: mutations } = resolvers
  if (!mutations) return resolvers
  const wrapped = Object.entries(mutations).map(([name, resolve]) => [name, keyed(resolve)] as const)
  return { ...resolvers, Mutation: Object.fromEntries(wrapped) }
}

const keyed =
  <R>(resolve: Resolve<R>): Resolve<R> =>
  (args, request, parent) => {
    const once = onceOf(request)
    const answer = resolve(args, request, parent)
    return once ? Effect.provideService(answer, UnderWay, once) : answer
  }

/** The mutations of one request run in their order, and share its places. */
const underWay = new WeakMap<RequestContext, Once>()

/** Null for guests, whose key could be anybody's, and where none was sent. */
const onceOf = (request: RequestContext): Once | null => {
  const { actor, idempotencyKey: key, question } = request
  if (actor.tag !== "user" || key === undefined || question === undefined) return null
  const known = underWay.get(request)
  if (known) return known
  let places = 0
  const once = { caller: actor.id, key, request: question, next: () => places++ }
  underWay.set(request, once)
  return once
}
