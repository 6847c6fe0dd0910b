import { createHash } from "node:crypto"
import { Effect } from "effect"
import type { RequestContext, Resolve, Resolvers } from "../http/request.ts"
import { type Once, UnderWay } from "../market/index.ts"

/** Mutations under which a signed-in caller's `Idempotency-Key` holds: asked again with the same arguments, they are done once. */
export const repeatable = <R>(resolvers: Resolvers<R>): Resolvers<R> => {
  const { Mutation: mutations } = resolvers
  if (!mutations) return resolvers
  const wrapped = Object.entries(mutations).map(([name, resolve]) => [name, keyed(name, resolve)] as const)
  return { ...resolvers, Mutation: Object.fromEntries(wrapped) }
}

const keyed =
  <R>(name: string, resolve: Resolve<R>): Resolve<R> =>
  (args, request, parent) => {
    const once = onceOf(name, args, request)
    const answer = resolve(args, request, parent)
    return once ? Effect.provideService(answer, UnderWay, once) : answer
  }

/** Null for guests, whose key could be anybody's, and where none was sent. */
const onceOf = (name: string, args: unknown, { actor, idempotencyKey: key }: RequestContext): Once | null => {
  if (actor.tag !== "user" || key === undefined) return null
  const request = createHash("sha256")
    .update(JSON.stringify([name, args]))
    .digest("hex")
  let places = 0
  return { caller: actor.id, key, request, next: () => places++ }
}
