import * as t from "io-ts"
import type { AssetStatus } from "../kernel/statuses.ts"
import type { AssetView } from "../assets/views.ts"
import { AssetId } from "../shared/ids.ts"

/** The favorites of one user: ids of assets, the one added last at the end, each once. */
export const Favorites = t.readonlyArray(AssetId, "Favorites")
export type Favorites = t.TypeOf<typeof Favorites>

/** How many assets a list of favorites holds at most. */
export const MOST_FAVORITES = 500

/** A favorite as its list shows it: one that its reader may not look at any more has title and status alone. Source: docs/requirements.tsv, BUY-196. */
export interface FavoriteAsset {
  readonly id: AssetId
  readonly title: string
  readonly status: AssetStatus
  readonly asset: AssetView | null
}
