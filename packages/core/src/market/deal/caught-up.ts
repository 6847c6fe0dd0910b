import { Effect } from "effect"
import type { Asset } from "../../assets/model.ts"
import type { AssetId } from "../../shared/ids.ts"
import { courseOf } from "./course.ts"
import type { MarketTransaction } from "../store.ts"
import { isDue, settle } from "./settle.ts"
import { changeOf, hasChanged } from "./story.ts"

const isTied = ({ numberOfActiveBundles }: Asset) => numberOfActiveBundles > 0

/**
 * The assets named, locked, with the scheduler caught up. The short way of a bid: the rivals' offers are read only where
 * something is due, or where a bundle ties the assets to others, on which something may be due.
 */
export const caughtUp = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  ids: ReadonlyArray<AssetId>,
  now: number,
) {
  const assets = yield* transaction.lockAssets(ids)
  if (!isDue(assets, now) && !assets.some(isTied)) return assets
  const settled = settle(courseOf(yield* transaction.lockDeal(ids)), now)
  if (hasChanged(settled)) yield* transaction.write(changeOf(settled))
  return settled.now.assets.filter(({ id }) => ids.includes(id))
})
