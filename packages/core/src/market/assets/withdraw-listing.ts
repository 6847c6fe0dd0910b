import { Effect } from "effect"
import { onAsset } from "../deal/on-asset.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { AssetId } from "../../shared/ids.ts"
import { withdrawn } from "./decisions.ts"

/** Row 22: takes a listing off the market for good. */
export const withdrawListing = Effect.fn("withdrawListing")((actor: Actor, id: AssetId) =>
  onAsset(actor, "withdraw", id, ({ act, asset, course }) => Effect.fromResult(withdrawn(course, asset, act))),
)
