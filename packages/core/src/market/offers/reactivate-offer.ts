import { Effect } from "effect"
import { assetsOf } from "../deal/course.ts"
import { onOffer } from "../deal/on-offer.ts"
import { lockedPersonIn } from "../deal/person.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { OfferId } from "../../shared/ids.ts"
import { isAlone } from "../../offers/drafting.ts"
import { mayPromise } from "./funds-of-buyer.ts"
import { mayStillBuy } from "../../offers/may-offer.ts"
import { isActiveOffer } from "../../offers/model.ts"
import { mayReactivate } from "../../offers/reactivation.ts"
import { reactivated } from "./reactivated-offer.ts"

/** An administrator brings a canceled offer back. */
export const reactivateOffer = Effect.fn("reactivateOffer")((actor: Actor, id: OfferId) =>
  onOffer(
    actor,
    "reactivate",
    id,
    Effect.fnUntraced(function* ({ act, course, offer, transaction }) {
      if (isActiveOffer(offer.status)) return course
      const assets = assetsOf(course, offer)
      const to = yield* Effect.fromResult(mayReactivate(offer, assets))
      const buyer = yield* lockedPersonIn(transaction, offer.owners[0])
      yield* Effect.fromResult(mayStillBuy(buyer, act.at))
      const ids = assets.map((asset) => asset.id)
      yield* Effect.fromResult(isAlone(yield* transaction.liveOffersOf(buyer.id, ids), offer.assets, id))
      yield* mayPromise(transaction, { buyer, offer: id, price: offer.terms.bidPrice, present: null })
      return reactivated(course, offer, to, act)
    }),
  ),
)
