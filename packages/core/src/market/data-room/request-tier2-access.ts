import { Clock, Effect } from "effect"
import { MarketStore } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { verified } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { Ids } from "../../shared/id-source.ts"
import { type AssetId, Tier2RequestId } from "../../shared/ids.ts"
import { tier2Asked } from "../../data-room/decisions.ts"
import { assetFor } from "./entered.ts"
import { tier2Event, tier2Messages } from "../../data-room/records.ts"

/** Asks for the second tier of an asset's data room; repeated while it waits or after it was approved, it gives the same request. */
export const requestTier2Access = Effect.fn("requestTier2Access")(function* (actor: Actor, assetId: AssetId) {
  const user = yield* Effect.fromResult(verified(actor))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  const id = must(Tier2RequestId, yield* (yield* Ids).next)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const asset = yield* assetFor(transaction, user, assetId, true)
      const last = yield* transaction.lastTier2Request(user.id, assetId)
      const hasSigned = (yield* transaction.agreementOf(user.id, assetId)) !== null
      const request = yield* Effect.fromResult(tier2Asked(asset, user, { hasSigned, last }, { id, at }))
      if (request === last) return request
      const by = { id: user.id, trigger: "Buyer" } as const
      yield* transaction.write({
        tier2Requests: [request],
        events: [tier2Event(null, request, by)],
        outbox: tier2Messages(request, asset, by),
      })
      return request
    }),
  )
})
