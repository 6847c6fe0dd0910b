import { Clock, Effect } from "effect"
import { MarketStore } from "../store.ts"
import { OfferNotFound } from "../../offers/errors.ts"
import { maySeeOffer } from "../../offers/visibility.ts"
import type { Actor } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { OfferId } from "../../shared/ids.ts"
import { depositSeen } from "./on-deposit.ts"

/** The deposit of an offer as the actor may see it; of an offer that he may not see it is not there. */
export const findDeposit = Effect.fn("findDeposit")(function* (actor: Actor, id: OfferId) {
  yield* Effect.fromResult(signedIn(actor))
  const now = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const offer = yield* transaction.offer(id)
      if (!maySeeOffer(actor, offer)) return yield* new OfferNotFound()
      const assets = yield* Effect.forEach(offer.assets, (one) => transaction.asset(one.id)).pipe(
        Effect.catchTag("AssetNotFound", Effect.die),
      )
      return (yield* depositSeen({ actor, now, transaction }, offer, assets)) ?? (yield* new OfferNotFound())
    }),
  )
})
