import type { MarketTransaction } from "@xl/core/market"
import { must } from "@xl/core/shared"
import { AssetVisits } from "@xl/core/user-assets"
import { Effect } from "effect"
import { sql } from "kysely"
import { ask, type Transaction } from "../database/index.ts"

/** How often each person looked at an asset, inside one transaction. */
export const visitsIn = (transaction: Transaction): Pick<MarketTransaction, "countVisit" | "visitsOf"> => ({
  countVisit: (visitor, assetId, at) =>
    ask(() =>
      transaction
        .insertInto("assetVisits")
        .values({ visitor, assetId, latestAt: at, total: 1 })
        .onConflict((same) =>
          same.columns(["visitor", "assetId"]).doUpdateSet({
            total: sql`asset_visits.total + 1`,
            latestAt: sql`greatest(asset_visits.latest_at, excluded.latest_at)`,
          }),
        )
        .execute(),
    ).pipe(Effect.asVoid),
  visitsOf: (visitor, asset) =>
    ask(() =>
      transaction
        .selectFrom("assetVisits")
        .select(["latestAt", "total"])
        .where("visitor", "=", visitor)
        .where("assetId", "=", asset)
        .executeTakeFirst(),
    ).pipe(
      Effect.map((row) => (row ? must(AssetVisits, { latestVisitDate: row.latestAt, totalVisits: row.total }) : null)),
    ),
})
