import { Effect } from "effect"
import { changeAsset } from "../market/course.ts"
import { onAsset } from "../market/on-asset.ts"
import type { Actor } from "../roles/model.ts"
import { MarketSettings } from "../settings/ports.ts"
import type { AssetId } from "../shared/ids.ts"
import { edited } from "./edits.ts"
import type { AssetEdit } from "./ports.ts"

/** Keeps one save of the wizard. */
export const editAsset = Effect.fn("editAsset")(function* (actor: Actor, id: AssetId, edit: AssetEdit) {
  const { autoDeposit } = yield* MarketSettings
  return yield* onAsset(actor, "edit", id, ({ act, asset, course }) =>
    Effect.fromResult(edited(asset, edit, autoDeposit)).pipe(
      Effect.map((after) => changeAsset(course, after, "AssetEdited", act)),
    ),
  )
})
