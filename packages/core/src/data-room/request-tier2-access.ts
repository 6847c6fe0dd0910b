import { Clock, Effect } from "effect"
import { AssetNotFound } from "../assets/errors.ts"
import { isPublic } from "../assets/statuses.ts"
import { maySeeAsset } from "../assets/visibility.ts"
import { MarketStore, type MarketTransaction } from "../market/ports.ts"
import type { Actor, SignedIn } from "../roles/model.ts"
import { verified } from "../roles/policies.ts"
import { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { Ids } from "../shared/id-source.ts"
import { type AssetId, Tier2RequestId } from "../shared/ids.ts"
import { tier2Asked } from "./decisions.ts"
import { tier2Event, tier2Messages } from "./records.ts"

/** The asset, locked so that one asks after the other; one that the user may not look at is not there. */
const lockedFor = Effect.fnUntraced(function* (transaction: MarketTransaction, user: SignedIn, id: AssetId) {
  const [asset] = yield* transaction.lockAssets([id])
  if (!asset) return yield* new AssetNotFound()
  const own = isPublic(asset.status) ? [] : yield* transaction.offersOf(user.id)
  const isParty = own.some(({ assets }) => assets.some((one) => one.id === id))
  return maySeeAsset(user, asset, isParty) ? asset : yield* new AssetNotFound()
})

/** Asks for the second tier of an asset's data room; repeated while it waits or after it was approved, it gives the same request. */
export const requestTier2Access = Effect.fn("requestTier2Access")(function* (actor: Actor, assetId: AssetId) {
  const user = yield* Effect.fromResult(verified(actor))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  const id = must(Tier2RequestId, yield* (yield* Ids).next)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const asset = yield* lockedFor(transaction, user, assetId)
      const last = yield* transaction.lastTier2Request(user.id, assetId)
      const request = yield* Effect.fromResult(tier2Asked(asset, user, last, { id, at }))
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
