import { Effect } from "effect"
import { changeAsset } from "../market/course.ts"
import { onAsset } from "../market/on-asset.ts"
import type { Actor } from "../roles/model.ts"
import type { AssetId } from "../shared/ids.ts"
import { AssetStatusForbids } from "./errors.ts"

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
