import type { ChatLiveEvent, LiveEvent } from "../../kernel/live-event.ts"
import type { RoleRequest } from "../../roles/model.ts"
import type { Actor } from "../../kernel/actor.ts"
import { isAdministrator } from "../../kernel/policies.ts"
import type { Audience } from "../../kernel/events.ts"

/** Meant for this very person: an administrator does not hear another's as if it were the own. */
export const concerns = (actor: Actor, { users }: Audience): boolean => actor.tag === "user" && users.includes(actor.id)

/** Whether an actor hears what is meant for an audience; administrators always do. */
export const hears = (actor: Actor, audience: Audience): boolean =>
  audience.everyone || concerns(actor, audience) || isAdministrator(actor)

type Told = Pick<RoleRequest, "status">

/** Of a role request that was filed its asker and the administrators hear; that it was approved, its asker alone. */
export const hearsOfRequest = (actor: Actor, { status }: Told, audience: Audience): boolean =>
  status === "Draft" ? hears(actor, audience) : status === "Approved" && concerns(actor, audience)

/** That a role request was declined, its asker alone hears. */
export const hearsOfDecline = (actor: Actor, { status }: Told, audience: Audience): boolean =>
  status === "Declined" && concerns(actor, audience)

/** Whether an actor hears of something. What becomes of one's roles, requests, notices and conversations is one's own, also before administrators. */
export const hearsOf = (actor: Actor, event: ChatLiveEvent | LiveEvent, audience: Audience): boolean => {
  if (event.topic === "asset" || event.topic === "offer") return hears(actor, audience)
  return event.topic === "roleRequest"
    ? hearsOfRequest(actor, event, audience) || hearsOfDecline(actor, event, audience)
    : concerns(actor, audience)
}
