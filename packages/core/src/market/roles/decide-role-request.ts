import { Clock, Effect, Result } from "effect"
import { MarketStore, type MarketTransaction } from "../store.ts"
import type { Profile } from "../../profiles/model.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { RoleRequestId } from "../../shared/ids.ts"
import { approverOf } from "./approver.ts"
import { decided, reviewDeclined, withFunds, withRoles } from "../../roles/decisions.ts"
import { type FundsApprovalInvalid, RoleRequestNotFound } from "../../kernel/role-errors.ts"
import type { FundsApproval, RoleRequest } from "../../roles/model.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { administrator } from "../../kernel/policies.ts"
import { administratorActor, requestEvent, requestMail, requestNotice, roleChanges } from "../../roles/records.ts"

/** The request and its creator, both locked; a creator who is gone takes the request along. */
const locked = Effect.fnUntraced(function* (transaction: MarketTransaction, id: RoleRequestId) {
  const request = yield* transaction.lockRoleRequest(id)
  const profile = yield* transaction
    .lockProfile(request.creator)
    .pipe(Effect.catchTag("ProfileNotFound", () => Effect.fail(new RoleRequestNotFound())))
  return { request, profile }
})

const record = (
  transaction: MarketTransaction,
  user: SignedIn,
  now: Millis,
  from: { readonly request: RoleRequest; readonly profile: Profile },
  to: { readonly request: RoleRequest; readonly profile: Profile },
) => {
  const by = administratorActor(user)
  const changes = roleChanges(from.profile, to.profile, by, now, to.request.type)
  const kind = to.request.status === "Approved" ? "roleRequestApproved" : "roleRequestDeclined"
  return transaction
    .write({
      profiles: [to.profile],
      roleRequests: [to.request],
      events: [requestEvent(from.request, to.request, by, now), ...changes.events],
      outbox: [requestNotice(to.request), requestMail(kind, to.request), ...changes.outbox],
    })
    .pipe(Effect.as(to.request))
}

/** Grants the role asked for; to a buyer with the funds named. Refused to all but administrators. */
export const approveRoleRequest = Effect.fn("approveRoleRequest")(function* (
  actor: Actor,
  id: RoleRequestId,
  approval: FundsApproval,
) {
  const user = yield* Effect.fromResult(administrator(actor, "approveRoleRequest"))
  const now = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const from = yield* locked(transaction, id)
      const request = yield* Effect.fromResult(decided(from.request, "Approved", user.id, now, null))
      const granted: Result.Result<Profile, FundsApprovalInvalid> =
        request.type === "ApprovedBuyers"
          ? withFunds(from.profile, approval, { by: yield* approverOf(transaction, user), now })
          : Result.succeed(withRoles(from.profile, { add: ["Sellers"] }))
      return yield* record(transaction, user, now, from, { request, profile: yield* Effect.fromResult(granted) })
    }),
  )
})

/** Declines a request with a reason that the requester is told. Refused to all but administrators. */
export const declineRoleRequest = Effect.fn("declineRoleRequest")(function* (
  actor: Actor,
  id: RoleRequestId,
  reason: string,
) {
  const user = yield* Effect.fromResult(administrator(actor, "declineRoleRequest"))
  const now = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const from = yield* locked(transaction, id)
      const request = yield* Effect.fromResult(decided(from.request, "Declined", user.id, now, reason.trim() || null))
      const profile = request.type === "ApprovedBuyers" ? reviewDeclined(from.profile, request) : from.profile
      return yield* record(transaction, user, now, from, { request, profile })
    }),
  )
})
