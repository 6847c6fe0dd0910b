import { Context, type Effect } from "effect"
import type { AssetNotFound } from "../assets/errors.ts"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { ProfileNotFound } from "../profiles/errors.ts"
import type { AssetId } from "../shared/ids.ts"
import type { FavoritesFull } from "./errors.ts"
import type { FavoriteAsset, Favorites } from "./model.ts"

type Answer<A, Refusal = never> = Effect.Effect<A, AccessRefusal | MarketUnavailable | Refusal>

/** Command port: what a signed-in person may ask of the own favorites. Its laws are `favoriteAssetsContract` in testkit. */
export class FavoriteAssets extends Context.Service<
  FavoriteAssets,
  {
    /** The ids alone, the one added last first: enough to fill the stars. */
    readonly ids: () => Answer<Favorites>
    /** The list, the one added last first. */
    readonly mine: () => Answer<ReadonlyArray<FavoriteAsset>>
    /** Adds an asset that one may look at; once is enough. Gives the ids, the one added last first. */
    readonly add: (id: AssetId) => Answer<Favorites, AssetNotFound | FavoritesFull | ProfileNotFound>
    /** Takes an asset out, whatever became of it. Gives what is left. */
    readonly remove: (id: AssetId) => Answer<Favorites, ProfileNotFound>
  }
>()("@xl/core/favorites/FavoriteAssets") {}
