import { Clock, Effect } from "effect"
import { MarketStore } from "../store.ts"
import { mayRequest, withRoles } from "../../roles/decisions.ts"
import type { RoleRequest } from "../../roles/model.ts"
import type { Actor } from "../../kernel/actor.ts"
import { verified } from "../../kernel/policies.ts"
import { requestEvent, requestMail, requestNotice, roleChanges } from "../../roles/records.ts"
import { MarketSettings } from "../../settings/ports.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { Ids } from "../../shared/id-source.ts"
import { RoleRequestId, type UserId } from "../../shared/ids.ts"
import { editOwn } from "./edit-profile.ts"
import type { Profile } from "../../profiles/model.ts"
import type { SellerInfo } from "../../profiles/ports.ts"
import { withSellerDraft, withSellerInfo } from "../../profiles/seller-edits.ts"

const sellersRequest = (id: RoleRequestId, creator: UserId, now: Millis, approved: boolean): RoleRequest => ({
  id,
  type: "Sellers",
  status: approved ? "Approved" : "Draft",
  creator,
  documents: [],
  createdAt: now,
  decidedAt: approved ? now : null,
  decidedBy: null,
  declineReason: null,
  wanted: null,
})

/**
 * Finish of the seller dialog: saves the certified profile and files a role request of type Sellers, which the setting
 * `sellerApproval` grants at once or leaves to an administrator. A seller's later edits file nothing.
 */
export const updateSellerProfile = Effect.fn("updateSellerProfile")(function* (actor: Actor, info: SellerInfo) {
  const user = yield* Effect.fromResult(verified(actor))
  const { sellerApproval } = yield* MarketSettings
  const now = must(Millis, yield* Clock.currentTimeMillis)
  const id = must(RoleRequestId, yield* (yield* Ids).next)
  const by = { id: user.id, trigger: "Seller" } as const
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const before = yield* transaction.lockProfile(user.id)
      const edited = yield* Effect.fromResult(withSellerInfo(before, info, now))
      const event = {
        chain: user.id,
        type: "ProfileUpdated",
        actor: by,
        at: now,
        subject: user.id,
        before: null,
        after: { block: "seller" },
      } as const
      if (before.roles.includes("Sellers")) {
        yield* transaction.write({ profiles: [edited], events: [event], outbox: [] })
        return edited
      }
      yield* Effect.fromResult(mayRequest(edited, yield* transaction.openRoleRequests(user.id), "Sellers"))
      const request = sellersRequest(id, user.id, now, sellerApproval === "automatic")
      const after: Profile = sellerApproval === "automatic" ? withRoles(edited, { add: ["Sellers"] }) : edited
      const changes = roleChanges(before, after, by, now, request.type)
      const kind = request.status === "Approved" ? "roleRequestApproved" : "roleRequestReceived"
      yield* transaction.write({
        profiles: [after],
        roleRequests: [request],
        events: [event, requestEvent(null, request, by, now), ...changes.events],
        outbox: [requestNotice(request), requestMail(kind, request), ...changes.outbox],
      })
      return after
    }),
  )
})

/** Finish later of the seller dialog, and its Next: keeps what was typed as it is, certifies nothing and files nothing. */
export const keepSellerProfile = (actor: Actor, draft: SellerInfo) =>
  editOwn(actor, "sellerDraft", (profile, now) => withSellerDraft(profile, draft, now))
