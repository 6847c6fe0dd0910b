import { Clock, Effect } from "effect"
import type { AssetNotFound } from "../../assets/errors.ts"
import type { Asset } from "../../assets/model.ts"
import { type ListingCommand, mayAsk, partOn } from "../../assets/policies.ts"
import type { AssetView } from "../../assets/views.ts"
import { ownView } from "../../assets/visibility.ts"
import type { Actor } from "../../kernel/actor.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { AssetId } from "../../shared/ids.ts"
import { assetIn, type Course, courseOf } from "./course.ts"
import { type Act } from "../../kernel/events.ts"
import type { AccessRefusal, MarketUnavailable } from "../../kernel/errors.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import { settle } from "./settle.ts"
import { changeOf, hasChanged } from "./story.ts"

/** What a decision about one asset has before it: the deal, settled up to now and locked. */
export interface AssetScene {
  readonly course: Course
  readonly asset: Asset
  readonly act: Act
  readonly transaction: MarketTransaction
}

/** Locks the deal, lets the scheduler catch up, decides, settles what follows at once, and writes it all. */
export const onAsset = <E, R>(
  actor: Actor,
  command: ListingCommand,
  id: AssetId,
  decide: (scene: AssetScene) => Effect.Effect<Course, E, R>,
): Effect.Effect<AssetView, AccessRefusal | AssetNotFound | E | MarketUnavailable, MarketStore | R> =>
  Effect.gen(function* () {
    const user = yield* Effect.fromResult(mayAsk(actor, command))
    const at = must(Millis, yield* Clock.currentTimeMillis)
    const store = yield* MarketStore
    return yield* store.transaction(
      Effect.fnUntraced(function* (transaction) {
        const course = settle(courseOf(yield* transaction.lockDeal([id])), at)
        const asset = assetIn(course, id)
        const by = yield* Effect.fromResult(partOn(user, command, asset))
        const decided = settle(yield* decide({ course, asset, act: { by, at }, transaction }), at)
        if (hasChanged(decided)) yield* transaction.write(changeOf(decided))
        return ownView(assetIn(decided, id), actor)
      }),
    )
  })
