import { Effect } from "effect"
import { onAsset } from "../market/on-asset.ts"
import type { Actor } from "../roles/model.ts"
import type { AssetId } from "../shared/ids.ts"
import { closed } from "./decisions.ts"

/** Row 17: the sale is closed. */
export const confirmClosing = Effect.fn("confirmClosing")((actor: Actor, id: AssetId) =>
  onAsset(actor, "confirmClosing", id, ({ act, asset, course }) => Effect.fromResult(closed(course, asset, act))),
)
