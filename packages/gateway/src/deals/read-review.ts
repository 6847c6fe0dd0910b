import { Asset, AssetNotFound } from "@xl/core/assets"
import { publicationReview } from "@xl/core/deals"
import { Profile } from "@xl/core/profiles"
import type { SignedIn } from "@xl/core/kernel"
import type { AssetId } from "@xl/core/shared"
import { Effect } from "effect"
import { type Database, type Db, read } from "../database/index.ts"
import { entity, visited } from "../market/index.ts"
import { recordPrivateRead } from "../market/private-read.ts"
import { assetOf } from "./reads.ts"

type Fields = { readonly [field: string]: unknown } | null

/** Events of the asset itself, oldest first. */
const eventsOf = (db: Db, id: AssetId) =>
  db
    .selectFrom("assetLog")
    .select(["at", "type", "body"])
    .where("chain", "=", id)
    .where("subject", "=", id)
    .orderBy("sequence")
    .execute()

const sellerOf = (db: Db, id: string) =>
  db.selectFrom("profiles").select("body").where("id", "=", id).executeTakeFirst()

/** The page of a requested publication for an administrator, whose look at the asset and its seller is on record. */
export const findReview = Effect.fnUntraced(function* (pool: Database, user: SignedIn, id: AssetId, now: number) {
  const row = yield* read(pool, (db) => assetOf(db, id))
  if (!row) return yield* new AssetNotFound()
  const asset = visited(yield* entity(Asset)(row.body), row.visits)
  const [owner] = asset.owners
  const found = yield* read(pool, async (db) => ({
    seller: owner ? await sellerOf(db, owner) : undefined,
    events: await eventsOf(db, id),
  }))
  const seller = found.seller ? yield* entity(Profile)(found.seller.body) : null
  yield* recordPrivateRead(pool, user, seller ? [id, seller.id] : [id], now)
  const events = found.events.map(({ at, body, type }) => ({
    at,
    type,
    before: body.before as Fields,
    after: body.after as Fields,
  }))
  return publicationReview(asset, seller, events, user)
})
