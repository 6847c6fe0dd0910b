import { Result } from "effect"
import type { Actor } from "../kernel/actor.ts"
import { isAdministrator } from "../kernel/policies.ts"
import type { Millis } from "../shared/days.ts"
import type { UserId } from "../shared/ids.ts"
import { ConciergeNotFound, MandateEnded, MandateGiven, MandateNotFound } from "./errors.ts"
import type { KeptMandate } from "./model.ts"

/** Whether a mandate has not ended. */
export const stands = ({ endedAt }: Pick<KeptMandate, "endedAt">): boolean => endedAt === null

/** Whether a seller may give a Concierge a mandate: to another person, and once while it stands. `concierge` is null where nobody is one. */
export const mayGive = (
  seller: UserId,
  concierge: { readonly id: UserId } | null,
  given: ReadonlyArray<Pick<KeptMandate, "concierge" | "endedAt" | "seller">>,
): Result.Result<UserId, ConciergeNotFound | MandateGiven> => {
  if (concierge === null || concierge.id === seller) return Result.fail(new ConciergeNotFound())
  return given.some((one) => one.seller === seller && one.concierge === concierge.id && stands(one))
    ? Result.fail(new MandateGiven())
    : Result.succeed(concierge.id)
}

const isPartyTo = (actor: Actor, { concierge, seller }: KeptMandate): boolean =>
  actor.tag === "user" && (actor.id === seller || actor.id === concierge)

/** The mandate as either side or an administrator ends it. */
export const ended = (
  mandate: KeptMandate,
  actor: Extract<Actor, { readonly tag: "user" }>,
  at: Millis,
): Result.Result<KeptMandate, MandateEnded | MandateNotFound> => {
  if (!isPartyTo(actor, mandate) && !isAdministrator(actor)) return Result.fail(new MandateNotFound())
  return stands(mandate)
    ? Result.succeed({ ...mandate, endedAt: at, endedBy: actor.id })
    : Result.fail(new MandateEnded())
}
