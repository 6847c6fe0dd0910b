import { Effect } from "effect"
import { onAsset } from "../deal/on-asset.ts"
import { messageOf } from "../../messages/index.ts"
import { DeclineReasonRequired } from "../../offers/errors.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { AssetId } from "../../shared/ids.ts"
import { isBlank } from "../../shared/text.ts"
import { fallenThrough } from "./decisions.ts"
import { AssetFactsInvalid } from "../../assets/errors.ts"

/** Row 18: the contract fell through, and the asset is for sale again. */
export const reportFallThrough = Effect.fn("reportFallThrough")((actor: Actor, id: AssetId, reason: string) =>
  onAsset(
    actor,
    "reportFallThrough",
    id,
    Effect.fnUntraced(function* ({ act, asset, course }) {
      if (isBlank(reason))
        return yield* new AssetFactsInvalid({
          problems: [{ field: "reason", message: messageOf(new DeclineReasonRequired()) }],
        })
      return yield* Effect.fromResult(fallenThrough(course, asset, reason.trim(), act))
    }),
  ),
)
