import { Clock, Effect } from "effect"
import { MarketStore } from "../store.ts"
import type { Actor } from "../../kernel/actor.ts"
import { MarketSettings } from "../../settings/ports.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { Ids } from "../../shared/id-source.ts"
import { AssetId } from "../../shared/ids.ts"
import { AssetFactsInvalid } from "../../assets/errors.ts"
import { newAssetProblems } from "../../assets/fact-rules.ts"
import { fileDraft } from "./file-draft.ts"
import { mayAsk } from "../../assets/policies.ts"
import type { NewAsset } from "../../assets/ports.ts"
import { ownView } from "../../assets/visibility.ts"

/** Row 1: a seller's new Draft, in a data room of its own that the seller opened. */
export const createAsset = Effect.fn("createAsset")(function* (actor: Actor, asset: NewAsset) {
  const user = yield* Effect.fromResult(mayAsk(actor, "create"))
  const problems = newAssetProblems(asset)
  if (problems.length > 0) return yield* new AssetFactsInvalid({ problems })
  const { lenderDirect90 } = yield* MarketSettings
  const at = must(Millis, yield* Clock.currentTimeMillis)
  const id = must(AssetId, yield* (yield* Ids).next)
  return yield* (yield* MarketStore).transaction((transaction) =>
    fileDraft(transaction, user, asset, { at, id, lenderDirect90 }).pipe(Effect.map((draft) => ownView(draft, actor))),
  )
})
