import type { AssetId, UserId } from "../shared/ids.ts"
import { must } from "../shared/decode.ts"
import * as t from "io-ts"
import type { AssetView } from "./views.ts"

/** Whether somebody's favorite counts for an asset: the first owner's own does not. */
export const isCountedKeeper = (keeper: UserId, owners: ReadonlyArray<UserId>): boolean => keeper !== owners[0]

/** The views with how many keep each as a favorite, for its first owner and administrators; one of another's stays without. */
export const withFavorites = (
  views: ReadonlyArray<AssetView>,
  totals: ReadonlyMap<AssetId, number>,
): ReadonlyArray<AssetView> =>
  views.map((view) => {
    const total = totals.get(view.id)
    return total === undefined ? view : { ...view, numberOfFavorites: must(t.Int, total) }
  })
