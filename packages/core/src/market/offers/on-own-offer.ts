import { Clock, Effect } from "effect"
import type { Asset } from "../../assets/model.ts"
import { caughtUp } from "../deal/caught-up.ts"
import { type Course, courseOf } from "../deal/course.ts"
import { type Act } from "../../kernel/events.ts"
import type { AccessRefusal, MarketUnavailable } from "../../kernel/errors.ts"
import { finish, viewAfter } from "../deal/on-offer.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { OfferId } from "../../shared/ids.ts"
import type { OfferNotFound } from "../../offers/errors.ts"
import type { Offer } from "../../offers/model.ts"
import { mayAskOfOffers, partOnOffer } from "../../offers/policies.ts"
import type { OfferView } from "../../offers/views.ts"

/** What a buyer's decision about an own offer has before it: no rival's offer among it. */
export interface OwnScene {
  readonly course: Course
  readonly offer: Offer
  readonly assets: ReadonlyArray<Asset>
  readonly act: Act
  readonly transaction: MarketTransaction
}

/** The short way of a buyer's edit or publication: the offer and its assets are locked, not the deal around them. */
export const onOwnOffer = <E, R>(
  actor: Actor,
  command: "edit" | "publish",
  id: OfferId,
  decide: (scene: OwnScene) => Effect.Effect<Course, E, R>,
): Effect.Effect<OfferView, AccessRefusal | E | MarketUnavailable | OfferNotFound, MarketStore | R> =>
  Effect.gen(function* () {
    const user = yield* Effect.fromResult(mayAskOfOffers(actor, command))
    const at = must(Millis, yield* Clock.currentTimeMillis)
    const store = yield* MarketStore
    return yield* store.transaction(
      Effect.fnUntraced(function* (transaction) {
        const found = yield* transaction.lockOffer(id)
        const by = yield* Effect.fromResult(partOnOffer(user, command, found.offer))
        const ids = found.offer.assets.map((asset) => asset.id)
        yield* caughtUp(transaction, ids, at).pipe(Effect.catchTag("AssetNotFound", (gone) => Effect.die(gone)))
        const { assets, offer } = yield* transaction.lockOffer(id)
        const course = courseOf({ assets, offers: [offer] })
        const decided = yield* finish(
          yield* decide({ course, offer, assets, act: { by, at }, transaction }),
          at,
          transaction,
        )
        return yield* viewAfter(decided, id, actor, transaction, at)
      }),
    )
  })
