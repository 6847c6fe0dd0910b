import { Effect } from "effect"
import { onAsset } from "../deal/on-asset.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { AssetId } from "../../shared/ids.ts"
import { deleted } from "./decisions.ts"

/** Row 5 by the seller: throws a draft away. */
export const discardAsset = Effect.fn("discardAsset")((actor: Actor, id: AssetId) =>
  onAsset(actor, "discard", id, ({ act, asset, course }) => Effect.fromResult(deleted(course, asset, "discard", act))),
)
