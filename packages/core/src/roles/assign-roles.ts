import { Clock, Effect, Result } from "effect"
import { MarketStore } from "../market/ports.ts"
import type { Profile } from "../profiles/model.ts"
import { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import type { UserId } from "../shared/ids.ts"
import { withEditedFunds, withFunds, withRoles } from "./decisions.ts"
import type { FundsApprovalInvalid } from "./errors.ts"
import type { Actor, FundsApproval } from "./model.ts"
import { administrator } from "./policies.ts"
import { administratorActor, fundsChange, roleChanges } from "./records.ts"

/** Changes a person's roles as an administrator; a change to what already is writes nothing. */
const changeRoles = Effect.fnUntraced(function* <E>(
  actor: Actor,
  operation: string,
  id: UserId,
  change: (profile: Profile, now: Millis) => Result.Result<Profile, E>,
) {
  const user = yield* Effect.fromResult(administrator(actor, operation))
  const now = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const before = yield* transaction.lockProfile(id)
      const after = yield* Effect.fromResult(change(before, now))
      const by = administratorActor(user)
      const { events, outbox } = roleChanges(before, after, by, now)
      const told = events.length > 0 ? events : fundsChange(before, after, by, now)
      if (told.length > 0) yield* transaction.write({ profiles: [after], events: told, outbox })
      return after
    }),
  )
})

export const addAdmin = (actor: Actor, id: UserId) =>
  changeRoles(actor, "addAdmin", id, (profile) => Result.succeed(withRoles(profile, { add: ["Admins"] })))

export const removeAdmin = (actor: Actor, id: UserId) =>
  changeRoles(actor, "removeAdmin", id, (profile) => Result.succeed(withRoles(profile, { remove: ["Admins"] })))

/** Makes a person a buyer with the funds named, without a request; a buyer's funds are renewed. */
export const assignBuyerRole = (actor: Actor, id: UserId, approval: FundsApproval) =>
  changeRoles<FundsApprovalInvalid>(actor, "assignBuyerRole", id, (profile, now) => withFunds(profile, approval, now))

/** Corrects what was approved of a person's funds, and when; whoever is no buyer does not become one by it. */
export const editPof = (actor: Actor, id: UserId, funds: Pick<FundsApproval, "fundsApprovalDate" | "pofSum">) =>
  changeRoles<FundsApprovalInvalid>(actor, "editPOF", id, (profile, now) => withEditedFunds(profile, funds, now))

/** Takes the buyer role away; what was approved stays on the record, but no longer counts. */
export const removeBuyerRole = (actor: Actor, id: UserId) =>
  changeRoles(actor, "removeBuyerRole", id, (profile) =>
    Result.succeed(
      withRoles(
        { ...profile, buyerProfile: { ...profile.buyerProfile, approved: false } },
        { remove: ["ApprovedBuyers"] },
      ),
    ),
  )
