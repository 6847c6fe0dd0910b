import { Effect } from "effect"
import { MarketStore } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { Ids } from "../../shared/id-source.ts"
import type { TierIds } from "../../assets/model.ts"
import { mayAsk } from "../../assets/policies.ts"

/** Opens the three folders of an asset's data room, before the asset is there. */
export const createDataRoom = Effect.fn("createDataRoom")(function* (actor: Actor, title: string) {
  const user = yield* Effect.fromResult(mayAsk(actor, "createDataRoom"))
  const ids = yield* Ids
  const tiers: TierIds = { tier_home_id: yield* ids.next, tier1_id: yield* ids.next, tier2_id: yield* ids.next }
  const room = { ...tiers, owner: user.id, title: title.trim() }
  const store = yield* MarketStore
  return yield* store.transaction((transaction) =>
    transaction.write({ dataRooms: [room], events: [], outbox: [] }).pipe(Effect.as(tiers)),
  )
})
