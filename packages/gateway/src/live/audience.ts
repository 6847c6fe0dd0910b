import type { Audience } from "@xl/core/market/server"
import type { Actor } from "@xl/core/roles"

/** Whether an actor hears what is meant for an audience; administrators always do. */
export const hears = (actor: Actor, { everyone, users }: Audience): boolean =>
  everyone || (actor.tag === "user" && (users.includes(actor.id) || actor.roles.has("Admins")))
