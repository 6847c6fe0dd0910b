import type { LiveEvent, Actor } from "@xl/core/kernel"
import { Effect } from "effect"
import type { Resolvers } from "../http/request.ts"
import { hearsOf, hearsOfDecline, hearsOfRequest } from "@xl/core/market/live"
import type { Hub, LiveMessage } from "../live/index.ts"

type Topic = LiveEvent["topic"]
type Of<T extends Topic> = Extract<LiveEvent, { readonly topic: T }>

/** What one subscriber hears of a topic. Whom it concerns is said in the audience; nobody else is even asked. */
const listening =
  <T extends Topic>(
    hub: Hub,
    topic: T,
    select: (actor: Actor, event: Of<T>, audience: LiveMessage["audience"]) => boolean,
  ) =>
  // The actor is asked for at each message: roles come and go while somebody listens.
  (_args: unknown, request: { readonly actor: Actor }) =>
    Effect.sync(() =>
      hub.subscribe((message) => {
        const { audience, event } = message
        return isOf(topic, event) && select(request.actor, event, audience) ? event : undefined
      }),
    )

const isOf = <T extends Topic>(topic: T, event: LiveMessage["event"]): event is Of<T> => event.topic === topic

/** One resolver per field of schema/live.graphql. */
export const liveResolvers = (hub: Hub): Resolvers => ({
  Subscription: {
    subscribeToAssetChanges: listening(hub, "asset", hearsOf),
    subscribeToOfferChanges: listening(hub, "offer", hearsOf),
    subscribeToRoleChange: listening(hub, "roleRequest", hearsOfRequest),
    subscribeToDeclineBuyerRequest: listening(hub, "roleRequest", hearsOfDecline),
    subscribeToAssetViews: listening(hub, "assetView", hearsOf),
    subscribeToNotices: listening(hub, "notice", hearsOf),
    subscribeToRoleAssign: listening(hub, "roleAssigned", hearsOf),
    subscribeToRoleRemove: listening(hub, "roleRemoved", hearsOf),
  },
})
