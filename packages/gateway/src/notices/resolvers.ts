import type { LiveEvent } from "@xl/core/live"
import { Effect } from "effect"
import type { Resolvers } from "../http/request.ts"
import { hears, type Hub, type LiveMessage } from "../live/index.ts"
import type { Actor } from "@xl/core/roles"

type Topic = LiveEvent["topic"]
type Of<T extends Topic> = Extract<LiveEvent, { readonly topic: T }>

/** What one subscriber hears of a topic. Whom it concerns is said in the audience; nobody else is even asked. */
const listening =
  <T extends Topic>(hub: Hub, topic: T, select: (event: Of<T>, message: LiveMessage, actor: Actor) => boolean) =>
  // The actor is asked for at each message: roles come and go while somebody listens.
  (_args: unknown, request: { readonly actor: Actor }) =>
    Effect.sync(() =>
      hub.subscribe((message) => {
        const { event } = message
        return isOf(topic, event) && select(event, message, request.actor) ? event : undefined
      }),
    )

const isOf = <T extends Topic>(topic: T, event: LiveEvent): event is Of<T> => event.topic === topic

/** Meant for this very person: an administrator does not hear another's as if it were his own. */
const concerns = ({ audience }: LiveMessage, actor: Actor): boolean =>
  actor.tag === "user" && audience.users.includes(actor.id)

/** One resolver per field of schema/live.graphql. */
export const liveResolvers = (hub: Hub): Resolvers => ({
  Subscription: {
    subscribeToAssetChanges: listening(hub, "asset", (_event, { audience }, actor) => hears(actor, audience)),
    subscribeToOfferChanges: listening(hub, "offer", (_event, { audience }, actor) => hears(actor, audience)),
    subscribeToRoleChange: listening(hub, "roleRequest", ({ status }, message, actor) =>
      status === "Draft" ? hears(actor, message.audience) : status === "Approved" && concerns(message, actor),
    ),
    subscribeToDeclineBuyerRequest: listening(
      hub,
      "roleRequest",
      ({ status }, message, actor) => status === "Declined" && concerns(message, actor),
    ),
    subscribeToNotices: listening(hub, "notice", (_event, message, actor) => concerns(message, actor)),
    subscribeToRoleAssign: listening(hub, "roleAssigned", (_event, message, actor) => concerns(message, actor)),
    subscribeToRoleRemove: listening(hub, "roleRemoved", (_event, message, actor) => concerns(message, actor)),
  },
})
