import { Effect } from "effect"
import { onAsset } from "../deal/on-asset.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { AssetId } from "../../shared/ids.ts"
import { callClosed } from "./decisions.ts"

/** Row 8 by the seller: no more offers, now to choose. */
export const closeCallForOffers = Effect.fn("closeCallForOffers")((actor: Actor, id: AssetId) =>
  onAsset(actor, "closeCallForOffers", id, ({ act, asset, course }) =>
    Effect.fromResult(callClosed(course, asset, act)),
  ),
)
