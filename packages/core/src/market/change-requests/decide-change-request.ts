import { Effect } from "effect"
import { isPublic } from "../../assets/statuses.ts"
import { changeAsset, changeOffer, changeRequest, type Course, told } from "../deal/course.ts"
import type { Actor } from "../../kernel/actor.ts"
import { administrator } from "../../kernel/policies.ts"
import { MarketSettings } from "../../settings/ports.ts"
import type { ChangeRequestId } from "../../shared/ids.ts"
import { approvedRequest, declinedRequest } from "../../change-requests/decisions.ts"
import { type ChangeRequestScene, onChangeRequest } from "./on-change-request.ts"
import { changeMails, decisionMail, isLiveOn } from "../../change-requests/records.ts"

/** Marks every live offer on the listing as made before the change. */
const offersOutdated = (course: Course, { act, asset }: Pick<ChangeRequestScene, "act" | "asset">): Course =>
  course.now.offers
    .filter((offer) => isLiveOn(asset, offer))
    .reduce(
      (marked, offer) => changeOffer(marked, { ...offer, listingChangedAt: act.at }, "OfferOutdated", act),
      course,
    )

/** Puts the requested changes into the listing, and tells its seller, its live bidders and everybody who watches it. `version` is the one reviewed. */
export const approveChangeRequest = Effect.fn("approveChangeRequest")(function* (
  actor: Actor,
  id: ChangeRequestId,
  version: number,
) {
  const user = yield* Effect.fromResult(administrator(actor, "approveChangeRequest"))
  const { autoDeposit } = yield* MarketSettings
  return yield* onChangeRequest(
    user,
    id,
    Effect.fnUntraced(function* (scene) {
      const { act, asset, course, request, transaction } = scene
      const approved = yield* Effect.fromResult(approvedRequest(request, asset, version, { act, autoDeposit }))
      const watchers = isPublic(asset.status) ? yield* transaction.watchersOf(asset.id) : []
      const changed = changeAsset(course, approved.asset, "ListingChanged", act)
      const messages = [
        ...decisionMail(approved.asset, approved.request),
        ...changeMails(approved.asset, approved.request, course.now.offers, watchers),
      ]
      const decided = changeRequest(offersOutdated(changed, scene), request, approved.request, act)
      return { request: approved.request, course: told(decided, messages) }
    }),
  )
})

/** Leaves the listing as it is, and tells its seller why. `version` is the one reviewed. */
export const declineChangeRequest = Effect.fn("declineChangeRequest")(function* (
  actor: Actor,
  id: ChangeRequestId,
  version: number,
  reason: string,
) {
  const user = yield* Effect.fromResult(administrator(actor, "declineChangeRequest"))
  return yield* onChangeRequest(
    user,
    id,
    Effect.fnUntraced(function* ({ act, asset, course, request }) {
      const declined = yield* Effect.fromResult(declinedRequest(request, version, reason, act))
      return {
        request: declined,
        course: told(changeRequest(course, request, declined, act), decisionMail(asset, declined)),
      }
    }),
  )
})
