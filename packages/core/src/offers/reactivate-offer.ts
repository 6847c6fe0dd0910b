import { Effect } from "effect"
import { assetsOf } from "../market/course.ts"
import { onOffer } from "../market/on-offer.ts"
import { lockedPersonIn } from "../market/person.ts"
import type { Actor } from "../roles/model.ts"
import type { OfferId } from "../shared/ids.ts"
import { isAlone } from "./drafting.ts"
import { mayPromise } from "./funds-of-buyer.ts"
import { mayStillBuy } from "./may-offer.ts"
import { isActiveOffer } from "./model.ts"
import { mayReactivate, reactivated } from "./reactivation.ts"

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
