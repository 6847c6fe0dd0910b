import { AssetNotFound, AssetStatus } from "@xl/core/assets"
import { Offer, OfferNotFound, type OfferPage, type OfferSearch, type OfferView } from "@xl/core/offers"
import { buyerNameOf, maySeeOffersOn, offerView } from "@xl/core/offers/server"
import type { Actor, SignedIn } from "@xl/core/roles"
import { type AssetId, must, type OfferId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { sql } from "kysely"
import { type Database, type Db, read } from "../database/index.ts"
import { entity } from "../market/index.ts"
import { recordPrivateRead } from "../market/private-read.ts"

/** Offers with what a view of them needs beside: the status of the first asset, and who bids. */
const offers = (db: Db) =>
  db
    .selectFrom("offers")
    .leftJoin("bidders", "bidders.id", "offers.buyer")
    .select([
      "offers.body",
      sql<string>`status_of((offers.body -> 'assets' -> 0 ->> 'id')::uuid)`.as("assetStatus"),
      "bidders.firstName",
      "bidders.lastName",
    ])

type Row = Awaited<ReturnType<ReturnType<typeof offers>["execute"]>>[number]

const viewed = (actor: Actor, now: number) => (row: Row) =>
  Effect.map(entity(Offer)(row.body), (offer) =>
    offerView(offer, { status: must(AssetStatus, row.assetStatus) }, buyerNameOf(row), actor, now),
  )

/** The offer as the caller may see it; what he may not see is not there. An administrator's look is logged. */
export const findOffer = Effect.fnUntraced(function* (pool: Database, actor: Actor, id: OfferId, now: number) {
  const row = yield* read(pool, (db) => offers(db).where("offers.id", "=", id).executeTakeFirst())
  const view = row ? yield* viewed(actor, now)(row) : null
  if (!view) return yield* new OfferNotFound()
  yield* recordPrivateRead(pool, actor, [id], now)
  return view
})

/** The caller's own, newest first. */
export const searchOwnOffers = Effect.fnUntraced(function* (
  pool: Database,
  user: SignedIn,
  search: OfferSearch,
  now: number,
) {
  const own = <T extends ReturnType<typeof offers>>(query: T) =>
    query
      .where("offers.buyer", "=", user.id)
      .$if(search.status.length > 0, (all) => all.where("offers.status", "in", search.status))
      .$if(search.type.length > 0, (all) => all.where("offers.type", "in", search.type))
  const [{ total }, rows] = yield* Effect.all(
    [
      read(pool, (db) =>
        db
          .selectFrom(own(offers(db)).as("own"))
          .select((of) => of.fn.countAll<number>().as("total"))
          .executeTakeFirstOrThrow(),
      ),
      read(pool, (db) =>
        own(offers(db))
          .orderBy("offers.createdAt", "desc")
          .orderBy("offers.id")
          .limit(search.size)
          .offset(search.offset)
          .execute(),
      ),
    ],
    { concurrency: 2 },
  )
  const views = yield* Effect.forEach(rows, viewed(user, now))
  return {
    total: must(t.Int, total),
    offers: views.filter((view): view is OfferView => view !== null),
  } satisfies OfferPage
})

/** Those on an asset that were ever published, for its first owner, or an administrator on the record; highest bid first, then the older. */
export const offersOnAsset = Effect.fnUntraced(function* (pool: Database, actor: SignedIn, id: AssetId, now: number) {
  const asset = yield* read(pool, (db) =>
    db.selectFrom("assets").select("owner").where("id", "=", id).executeTakeFirst(),
  )
  if (!asset || !maySeeOffersOn(actor, asset)) return yield* new AssetNotFound()
  const rows = yield* read(pool, (db) =>
    offers(db)
      .where("offers.id", "in", (of) => of.selectFrom("offerAssets").select("offerId").where("assetId", "=", id))
      .where(sql`offers.body ->> 'publishedDate'`, "is not", null)
      .orderBy(sql`cents(offers.body -> 'terms' ->> 'bidPrice')`, "desc")
      .orderBy("offers.createdAt")
      .orderBy("offers.id")
      .execute(),
  )
  const views = (yield* Effect.forEach(rows, viewed(actor, now))).filter((view): view is OfferView => view !== null)
  yield* recordPrivateRead(pool, actor, asset.owner === actor.id ? [] : [id], now)
  return views
})
