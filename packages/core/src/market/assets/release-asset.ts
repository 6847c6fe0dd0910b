import { Effect } from "effect"
import { onAsset } from "../deal/on-asset.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { Day } from "../../shared/days.ts"
import type { AssetId } from "../../shared/ids.ts"
import { released } from "./decisions.ts"

/** Row 20: brings a held listing back. */
export const releaseAsset = Effect.fn("releaseAsset")((actor: Actor, id: AssetId, newEnd: Day | null) =>
  onAsset(actor, "release", id, ({ act, asset, course }) => Effect.fromResult(released(course, asset, newEnd, act))),
)
