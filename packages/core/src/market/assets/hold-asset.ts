import { Effect } from "effect"
import { onAsset } from "../deal/on-asset.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { AssetId } from "../../shared/ids.ts"
import { held } from "./decisions.ts"

/** Row 19: takes a listing off the market for a while. */
export const holdAsset = Effect.fn("holdAsset")((actor: Actor, id: AssetId) =>
  onAsset(actor, "hold", id, ({ act, asset, course }) => Effect.fromResult(held(course, asset, act))),
)
