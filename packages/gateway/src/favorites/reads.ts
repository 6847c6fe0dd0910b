import { Asset, type AssetView, assetView } from "@xl/core/assets"
import type { SignedIn } from "@xl/core/kernel"
import { Effect } from "effect"
import { assetAnswer } from "../assets/answers.ts"
import { type Database, read } from "../database/index.ts"
import { entity, visited } from "../market/index.ts"

declare module "../database/tables.ts" {
  interface Tables {
    /** A view for people: their own favorites, with title and status of each. */
    readonly favoriteAssets: {
      readonly id: string
      readonly title: string
      readonly status: string
      readonly place: number
    }
  }
}

interface Row {
  readonly id: string
  readonly title: string
  readonly status: string
  readonly body: unknown
  readonly visits: number | null
}

/** Whatever the database shows of an asset is there for the caller: on the market, the own, or one with an own offer on it. */
const shown = ({ body, visits }: Row, user: SignedIn): Effect.Effect<AssetView | null> =>
  body === null
    ? Effect.succeed(null)
    : Effect.map(entity(Asset)(body), (asset) => assetView(visited(asset, visits), user, true))

/** The caller's favorites, the one added last first, in one statement. */
export const favoritesOf = Effect.fnUntraced(function* (pool: Database, user: SignedIn) {
  const rows = yield* read(pool, (db) =>
    db
      .selectFrom("favoriteAssets")
      .leftJoin("shownAssets", "shownAssets.id", "favoriteAssets.id")
      .leftJoin("assetImpressions", "assetImpressions.assetId", "shownAssets.id")
      .select(["favoriteAssets.id", "favoriteAssets.title", "favoriteAssets.status"])
      .select(["shownAssets.body", "assetImpressions.count as visits"])
      .orderBy("favoriteAssets.place", "desc")
      .execute(),
  )
  return yield* Effect.forEach(rows, (row) =>
    Effect.map(shown(row, user), (view) => ({
      id: row.id,
      title: row.title,
      status: row.status,
      asset: view && assetAnswer(view),
    })),
  )
})
