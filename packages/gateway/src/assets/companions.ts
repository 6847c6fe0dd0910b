import { Asset, type AssetView, OPEN_TO_OFFERS, assetView } from "@xl/core/assets"
import { MOST_COMPANIONS } from "@xl/core/offers"
import type { Actor } from "@xl/core/kernel"
import type { AssetId } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { type Database, read } from "../database/index.ts"
import { entity, visited } from "../market/index.ts"
import { findAsset } from "./reads.ts"

/** Other assets of the same first owner that take offers now, the latest on the market first: what one offer may cover with this one. */
export const bundleCompanions = Effect.fnUntraced(function* (db: Database, actor: Actor, id: AssetId, now: number) {
  yield* findAsset(db, actor, id, now) // whoever may not see this one learns of none
  const rows = yield* read(db, (of) =>
    of
      .selectFrom("listedAssets as assets")
      .leftJoin("assetImpressions", "assetImpressions.assetId", "assets.id")
      .select(["assets.body", "assetImpressions.count as visits"])
      .where("assets.owner", "=", sql<string>`owner_of(${id})`)
      .where("assets.id", "<>", id)
      .where("assets.status", "in", OPEN_TO_OFFERS)
      .orderBy("assets.publishedAt", "desc")
      .orderBy("assets.id")
      .limit(MOST_COMPANIONS)
      .execute(),
  )
  const assets = yield* Effect.forEach(rows, ({ body, visits }) =>
    Effect.map(entity(Asset)(body), (asset) => assetView(visited(asset, visits), actor, false)),
  )
  return assets.filter((view): view is AssetView => view !== null)
})
