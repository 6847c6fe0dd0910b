import { Clock, Effect } from "effect"
import { changeAsset, courseOf } from "../market/course.ts"
import { MarketStore } from "../market/ports.ts"
import { changeOf } from "../market/story.ts"
import { assetFieldTexts } from "../messages/assets.ts"
import type { Actor } from "../roles/model.ts"
import { MarketSettings } from "../settings/ports.ts"
import { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { Ids } from "../shared/id-source.ts"
import { AssetId } from "../shared/ids.ts"
import { drafted } from "./creation.ts"
import { AssetFactsInvalid } from "./errors.ts"
import { newAssetProblems, type Problems } from "./fact-rules.ts"
import { mayAsk } from "./policies.ts"
import type { NewAsset } from "./ports.ts"
import { ownView } from "./visibility.ts"

const NO_ROOM: Problems = [{ field: "tiers", message: assetFieldTexts.dataRoomMissing }]

/** Row 1: a seller's new Draft, in a data room that the seller opened. */
export const createAsset = Effect.fn("createAsset")(function* (actor: Actor, asset: NewAsset) {
  const user = yield* Effect.fromResult(mayAsk(actor, "create"))
  const problems = newAssetProblems(asset)
  if (problems.length > 0) return yield* new AssetFactsInvalid({ problems })
  const { lenderDirect90 } = yield* MarketSettings
  const at = must(Millis, yield* Clock.currentTimeMillis)
  const id = must(AssetId, yield* (yield* Ids).next)
  const store = yield* MarketStore
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      if ((yield* transaction.dataRoomOwner(asset.tiers)) !== user.id)
        return yield* new AssetFactsInvalid({ problems: NO_ROOM })
      const draft = drafted(asset, id, user.id, at, lenderDirect90)
      const act = { by: { id: user.id, trigger: "Seller" }, at } as const
      yield* transaction.write(changeOf(changeAsset(courseOf({ assets: [], offers: [] }), draft, "AssetCreated", act)))
      return ownView(draft, actor)
    }),
  )
})
