import { Effect } from "effect"
import { onAsset } from "../deal/on-asset.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { AssetId } from "../../shared/ids.ts"
import { approvalTakenBack } from "./decisions.ts"

/** Row 26: an administrator puts a listing that nobody bid on back under review. */
export const takeBackApproval = Effect.fn("takeBackApproval")((actor: Actor, id: AssetId) =>
  onAsset(actor, "takeBackApproval", id, ({ act, asset, course }) =>
    Effect.fromResult(approvalTakenBack(course, asset, act)),
  ),
)
