import { Effect } from "effect"
import { isFirstOwner } from "../../assets/visibility.ts"
import { changeRequest } from "../deal/course.ts"
import type { Actor } from "../../kernel/actor.ts"
import { withRole } from "../../kernel/policies.ts"
import type { ChangeRequestId } from "../../shared/ids.ts"
import { withdrawnRequest } from "../../change-requests/decisions.ts"
import { ChangeRequestNotFound } from "../../change-requests/errors.ts"
import { onChangeRequest } from "./on-change-request.ts"

/** The first owner of the listing takes a pending request back; the listing stays as it is. */
export const withdrawChangeRequest = Effect.fn("withdrawChangeRequest")(function* (actor: Actor, id: ChangeRequestId) {
  const user = yield* Effect.fromResult(withRole(actor, "withdrawChangeRequest", "Sellers"))
  return yield* onChangeRequest(
    user,
    id,
    Effect.fnUntraced(function* ({ act, asset, course, request }) {
      if (!isFirstOwner(user, asset)) return yield* new ChangeRequestNotFound()
      const by: typeof act = { ...act, by: { id: user.id, trigger: "Seller" } }
      const withdrawn = yield* Effect.fromResult(withdrawnRequest(request, by))
      return { request: withdrawn, course: changeRequest(course, request, withdrawn, by) }
    }),
  )
})
