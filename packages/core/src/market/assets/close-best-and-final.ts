import { Effect } from "effect"
import { onAsset } from "../deal/on-asset.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { AssetId } from "../../shared/ids.ts"
import { bestAndFinalClosed } from "./decisions.ts"

/** Row 11 by the seller: no more revisions, now to choose. */
export const closeBestAndFinal = Effect.fn("closeBestAndFinal")((actor: Actor, id: AssetId) =>
  onAsset(actor, "closeBestAndFinal", id, ({ act, asset, course }) =>
    Effect.fromResult(bestAndFinalClosed(course, asset, act)),
  ),
)
