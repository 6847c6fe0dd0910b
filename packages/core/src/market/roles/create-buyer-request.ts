import { Clock, Effect } from "effect"
import { MarketStore } from "../store.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { Ids } from "../../shared/id-source.ts"
import { type AssetId, RoleRequestId } from "../../shared/ids.ts"
import { mayRequest, ownPapers, underReview } from "../../roles/decisions.ts"
import type { RoleRequest } from "../../roles/model.ts"
import type { DocumentRef } from "../../documents/document-ref.ts"
import type { Actor } from "../../kernel/actor.ts"
import { verified } from "../../kernel/policies.ts"
import { requestEvent, requestMail, requestNotice, roleChanges } from "../../roles/records.ts"

/** Puts a buyer's proof of funds before the administrators, and marks the buyer under review (ACC-277, ACC-278). The approval leads back to the asset that is wanted. */
export const createBuyerRequest = Effect.fn("createBuyerRequest")(function* (
  actor: Actor,
  documents: ReadonlyArray<DocumentRef>,
  wanted: AssetId | null,
) {
  const user = yield* Effect.fromResult(verified(actor))
  const store = yield* MarketStore
  const now = must(Millis, yield* Clock.currentTimeMillis)
  const id = must(RoleRequestId, yield* (yield* Ids).next)
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      const before = yield* transaction.lockProfile(user.id)
      const open = yield* transaction.openRoleRequests(user.id)
      const profile = yield* Effect.fromResult(mayRequest(before, open, "ApprovedBuyers"))
      const papers = yield* Effect.fromResult(ownPapers(profile, documents))
      const request: RoleRequest = {
        id,
        type: "ApprovedBuyers",
        status: "Draft",
        creator: user.id,
        documents: papers,
        createdAt: now,
        decidedAt: null,
        decidedBy: null,
        declineReason: null,
        wanted,
      }
      const after = underReview(profile)
      const by = { id: user.id, trigger: "Buyer" } as const
      const changes = roleChanges(before, after, by, now)
      yield* transaction.write({
        profiles: [after],
        roleRequests: [request],
        events: [requestEvent(null, request, by, now), ...changes.events],
        outbox: [requestNotice(request), requestMail("roleRequestReceived", request), ...changes.outbox],
      })
      return request
    }),
  )
})
