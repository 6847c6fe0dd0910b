import { Effect } from "effect"
import { onAsset } from "../deal/on-asset.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { AssetId } from "../../shared/ids.ts"
import { deleted } from "./decisions.ts"

/** Rows 5 and 25 by an administrator: removes a listing for good. */
export const deleteAsset = Effect.fn("deleteAsset")((actor: Actor, id: AssetId) =>
  onAsset(actor, "remove", id, ({ act, asset, course }) => Effect.fromResult(deleted(course, asset, "remove", act))),
)
