import { Effect } from "effect"
import { AssetFactsInvalid } from "../../assets/errors.ts"
import { draftProblems } from "../../assets/fact-rules.ts"
import { fileDraft } from "../assets/file-draft.ts"
import { isFirstOwner, ownView } from "../../assets/visibility.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { withRole } from "../../kernel/policies.ts"
import { MarketSettings } from "../../settings/ports.ts"
import { must } from "../../shared/decode.ts"
import { Ids } from "../../shared/id-source.ts"
import { AssetId, type ValuationId } from "../../shared/ids.ts"
import type { KeptValuation } from "../../valuation/kept.ts"
import { listingOf } from "../../valuation/listing-of.ts"
import { lockOwn, now } from "./own-valuation.ts"
import type { Conversion } from "../../valuation/ports.ts"

/** The listing made of it before, unless that was thrown away. */
const madeBefore = Effect.fnUntraced(function* (transaction: MarketTransaction, user: SignedIn, kept: KeptValuation) {
  if (kept.assetId === null) return null
  const asset = yield* transaction
    .asset(kept.assetId)
    .pipe(Effect.catchTag("AssetNotFound", () => Effect.succeed(null)))
  return asset !== null && asset.status !== "Deleted" && isFirstOwner(user, asset) ? asset : null
})

/** Row 1: a seller's new Draft out of an own valuation, linked to it; repeated, that very listing while there is one. */
export const convertValuationToAsset = Effect.fn("convertValuationToAsset")(function* (
  actor: Actor,
  valuationId: ValuationId,
  conversion: Conversion,
) {
  const user = yield* Effect.fromResult(withRole(actor, "convertValuationToAsset", "Sellers"))
  const { lenderDirect90 } = yield* MarketSettings
  const at = yield* now
  const id = must(AssetId, yield* (yield* Ids).next)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const kept = yield* lockOwn(transaction, user, valuationId)
      const before = yield* madeBefore(transaction, user, kept)
      if (before) return ownView(before, actor)
      const { asset, known } = listingOf(kept, conversion)
      const problems = draftProblems(asset)
      if (problems.length > 0) return yield* new AssetFactsInvalid({ problems })
      const draft = yield* fileDraft(transaction, user, asset, { id, at, lenderDirect90 }, known)
      yield* transaction.write({ valuations: [{ ...kept, assetId: draft.id }], events: [], outbox: [] })
      return ownView(draft, actor)
    }),
  )
})
