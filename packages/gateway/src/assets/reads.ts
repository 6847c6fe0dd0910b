import { AssetCount, AssetNotFound, COUNTED_STATUSES, isPublic, assetView } from "@xl/core/assets"
import type { Actor } from "@xl/core/kernel"
import type { AssetId } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { ask, type Database, read } from "../database/index.ts"
import { entity, readAsset } from "../market/index.ts"
import { recordPrivateRead } from "../market/private-read.ts"
import { countingFavorites } from "./favored.ts"
import { namingSellers } from "./sellers.ts"

/** The asset as the caller may see it; what he may not see is not there. An administrator's look at another's is logged. */
export const findAsset = Effect.fnUntraced(function* (db: Database, actor: Actor, id: AssetId, now: number) {
  const asset = yield* readAsset(db, id)
  const hasOffer = actor.tag === "user" && !isPublic(asset.status) && (yield* hasOfferOn(db, actor.id, id))
  const view = assetView(asset, actor, hasOffer)
  if (!view) return yield* new AssetNotFound()
  yield* recordPrivateRead(db, actor, view.isOwner ? [] : [id], now)
  const [named] = yield* countingFavorites(db, actor, yield* namingSellers(db, actor, [view]))
  return named ?? view
})

const hasOfferOn = (pool: Database, buyer: string, asset: AssetId) =>
  read(pool, (db) =>
    db
      .selectFrom("offers")
      .innerJoin("offerAssets", "offerAssets.offerId", "offers.id")
      .select("offers.id")
      .where("offers.buyer", "=", buyer)
      .where("offerAssets.assetId", "=", asset)
      .limit(1)
      .executeTakeFirst(),
  ).pipe(Effect.map((row) => row !== undefined))

/** How many public assets there are of each kind, most first. */
export const countAssets = (db: Database) =>
  ask(() =>
    sql<{ propertyType: string; total: number }>`
      select kind as property_type, count(*) as total from assets, unnest(property_types) as kind
      where status = any(${COUNTED_STATUSES}::text[]) group by kind order by total desc, kind collate "C"`.execute(db),
  ).pipe(Effect.flatMap(({ rows }) => Effect.forEach(rows, entity(AssetCount))))
