import { Clock, Effect } from "effect"
import { MarketStore } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { isAdministrator } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { AssetId } from "../../shared/ids.ts"
import { AssetNotFound } from "../../assets/errors.ts"
import { isFirstOwner, maySeeAsset } from "../../assets/visibility.ts"

/** Counts that somebody opened an asset's page. Its owner's and administrators' own visits do not count; those of somebody signed in count for that person besides, and the owner hears of them live. */
export const trackAssetView = Effect.fn("trackAssetView")(function* (actor: Actor, id: AssetId) {
  const store = yield* MarketStore
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      const asset = yield* transaction.asset(id)
      const offers = actor.tag === "user" ? yield* transaction.liveOffersOf(actor.id, [id]) : []
      if (!maySeeAsset(actor, asset, offers.length > 0)) return yield* new AssetNotFound()
      if (isFirstOwner(actor, asset) || isAdministrator(actor)) return
      yield* transaction.countImpression(id)
      if (actor.tag !== "user") return
      yield* transaction.countVisit(actor.id, id, must(Millis, yield* Clock.currentTimeMillis))
      yield* transaction.write({
        events: [],
        outbox: [
          { tag: "live", audience: { everyone: false, users: asset.owners }, event: { topic: "assetView", id } },
        ],
      })
    }),
  )
})
