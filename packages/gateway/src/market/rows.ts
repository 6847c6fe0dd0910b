import { Asset, AssetNotFound } from "@xl/core/assets"
import { type AssetId, decode, must, readStored } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { type Database, readShown } from "../database/index.ts"

/** Reads the body of a row. Another shape than the core's is our own fault: a defect, never an answer. */
export const entity =
  <A, O>(codec: t.Type<A, O>) =>
  (body: unknown): Effect.Effect<A> =>
    Effect.orDie(Effect.fromResult(readStored(() => decode(codec)(body))))

/** Reads the bodies of many rows. */
export const entities = <A, O>(codec: t.Type<A, O>, rows: ReadonlyArray<{ readonly body: unknown }>) =>
  Effect.forEach(rows, ({ body }) => entity(codec)(body))

/** An asset as of now with its visits, for whoever looks at it. */
export const readAsset = Effect.fnUntraced(function* (pool: Database, id: AssetId) {
  const row = yield* readShown(pool, (db) =>
    db
      .selectFrom("shownAssets")
      .leftJoin("assetImpressions", "assetImpressions.assetId", "shownAssets.id")
      .select(["shownAssets.body", "assetImpressions.count as visits"])
      .where("shownAssets.id", "=", id)
      .executeTakeFirst(),
  )
  return row ? visited(yield* entity(Asset)(row.body), row.visits) : yield* new AssetNotFound()
})

/** An asset's visits are counted apart from it. */
export const visited = (asset: Asset, visits: number | null): Asset => ({
  ...asset,
  numberOfImpressions: must(t.Int, asset.numberOfImpressions + (visits ?? 0)),
})
