import { Effect } from "effect"
import { changeAsset } from "../deal/course.ts"
import { onAsset } from "../deal/on-asset.ts"
import type { Actor } from "../../kernel/actor.ts"
import type { AssetId } from "../../shared/ids.ts"
import { AssetStatusForbids } from "../../assets/errors.ts"

/** The seller takes a requested publication back, to edit on. */
export const cancelPublishRequest = Effect.fn("cancelPublishRequest")((actor: Actor, id: AssetId) =>
  onAsset(
    actor,
    "cancelPublishRequest",
    id,
    Effect.fnUntraced(function* ({ act, asset, course }) {
      if (asset.status !== "Draft")
        return yield* new AssetStatusForbids({ status: asset.status, command: "cancelPublishRequest" })
      if (asset.registrationStatus === null) return course
      return changeAsset(course, { ...asset, registrationStatus: null }, "PublicationRequestCanceled", act)
    }),
  ),
)
