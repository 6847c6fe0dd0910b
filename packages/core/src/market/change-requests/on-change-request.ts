import { Clock, Effect } from "effect"
import type { Asset } from "../../assets/model.ts"
import { assetIn, type Course, courseOf } from "../deal/course.ts"
import { type Act } from "../../kernel/events.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import { settle } from "../deal/settle.ts"
import { changeOf } from "../deal/story.ts"
import type { SignedIn } from "../../kernel/actor.ts"
import { isAdministrator } from "../../kernel/policies.ts"
import { dayOf, Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { ChangeRequestId } from "../../shared/ids.ts"
import { ChangeRequestNotFound } from "../../change-requests/errors.ts"
import type { KeptChangeRequest } from "../../change-requests/model.ts"
import { changeRequestView, maySeeChangeRequests } from "../../change-requests/visibility.ts"

/** What a decision about a change request has before it: the request and its deal, settled up to now and locked. */
export interface ChangeRequestScene {
  readonly request: KeptChangeRequest
  readonly asset: Asset
  readonly course: Course
  readonly act: Act
  readonly transaction: MarketTransaction
}

/** The decided request and the course with it. */
export interface DecidedRequest {
  readonly request: KeptChangeRequest
  readonly course: Course
}

const NOT_FOUND = () => Effect.fail(new ChangeRequestNotFound())

/** Locks the deal of the request's listing, reads the request under the lock, decides, and writes it all. */
export const onChangeRequest = <E, R>(
  user: SignedIn,
  id: ChangeRequestId,
  decide: (scene: ChangeRequestScene) => Effect.Effect<DecidedRequest, E, R>,
) =>
  Effect.gen(function* () {
    const at = must(Millis, yield* Clock.currentTimeMillis)
    return yield* (yield* MarketStore).transaction(
      Effect.fnUntraced(function* (transaction) {
        const { assetId } = yield* transaction.changeRequest(id)
        const deal = yield* transaction.lockDeal([assetId]).pipe(Effect.catchTag("AssetNotFound", NOT_FOUND))
        const course = settle(courseOf(deal), at)
        const asset = assetIn(course, assetId)
        if (!maySeeChangeRequests(user, asset)) return yield* new ChangeRequestNotFound()
        const trigger = isAdministrator(user) ? "Admin" : "Seller"
        const act: Act = { by: { id: user.id, trigger }, at }
        const request = yield* transaction.changeRequest(id)
        const decided = yield* decide({ request, asset, course, act, transaction })
        const settled = settle(decided.course, at)
        yield* transaction.write(changeOf(settled))
        return changeRequestView(decided.request, assetIn(settled, assetId), null, dayOf(at))
      }),
    )
  })
