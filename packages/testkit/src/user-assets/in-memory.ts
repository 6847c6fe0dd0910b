import type { UserAssets } from "@xl/core/user-assets"
import { findUserAsset } from "@xl/core/market/user-assets"
import { Effect } from "effect"
import type { Asking, MarketHome } from "../market/with-market.ts"

/** What people have to do with assets of a market in memory. */
export const userAssetsInMemory = (home: MarketHome, asking: Asking): UserAssets["Service"] => ({
  find: (id, user) => Effect.suspend(() => home.run(findUserAsset(asking(), id, user))),
})
