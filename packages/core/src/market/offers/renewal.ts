import { Effect } from "effect"
import { type RenewalKind, renewalMail } from "../deal/notices.ts"
import { MarketStore } from "../store.ts"
import type { OfferId } from "../../shared/ids.ts"

/** Tells a buyer who was about to win to renew the proof of funds, in a transaction of its own: the choice itself was refused. */
export const askToRenew = Effect.fnUntraced(function* (id: OfferId, kind: RenewalKind) {
  const store = yield* MarketStore
  yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      const { assets, offer } = yield* transaction.lockOffer(id)
      yield* transaction.write({ events: [], outbox: renewalMail(kind, offer, assets) })
    }),
  )
})
