import { AssetNotFound } from "@xl/core/assets"
import { AssetStatus, type Actor, type SignedIn } from "@xl/core/kernel"
import {
  type ClosingParty,
  isActiveOffer,
  Offer,
  OfferNotFound,
  type OfferPage,
  type OfferSearch,
  type Paging,
  bidderOf,
  maySeeOffersOn,
  offerView,
} from "@xl/core/offers"
import { type AssetId, DecimalCents, decode, must, type OfferId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import * as t from "io-ts"
import { sql } from "kysely"
import { type Database, type Db, read } from "../database/index.ts"
import { committedOffers } from "../market/commitments.ts"
import { entity } from "../market/index.ts"
import { recordPrivateRead } from "../market/private-read.ts"
import { closingEnd, isWaitingFor } from "./waiting.ts"

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
      "bidders.pofSum",
      "bidders.fundsEntity",
      "bidders.purchasingEntity",
    ])

type Row = Awaited<ReturnType<ReturnType<typeof offers>["execute"]>>[number]

const approvalIn = ({ fundsEntity, pofSum, purchasingEntity }: Row) => ({
  fundsEntity,
  purchasingEntity,
  pofSum: Result.getOrThrow(decode(DecimalCents)(pofSum ?? "0.00")),
})

/** Offers as the caller may see them, marked by what their buyers promise in all. */
const viewed = Effect.fnUntraced(function* (pool: Database, rows: ReadonlyArray<Row>, actor: Actor, now: number) {
  const offers = yield* Effect.forEach(rows, (row) => Effect.map(entity(Offer)(row.body), (offer) => ({ offer, row })))
  const live = offers.flatMap(({ offer: { owners, status } }) => (isActiveOffer(status) ? owners.slice(0, 1) : []))
  const buyers = [...new Set<string>(live)]
  const committed = buyers.length === 0 ? [] : yield* read(pool, (db) => committedOffers(db, buyers))
  return offers.flatMap(({ offer, row }) => {
    const own = committed.filter(({ buyer }) => buyer === offer.owners[0])
    const bidder = bidderOf(offer, { ...row, buyerProfile: approvalIn(row) }, own)
    return offerView(offer, { status: must(AssetStatus, row.assetStatus) }, bidder, actor, now) ?? []
  })
})

/** The offer as the caller may see it; what he may not see is not there. An administrator's look is logged. */
export const findOffer = Effect.fnUntraced(function* (pool: Database, actor: Actor, id: OfferId, now: number) {
  const row = yield* read(pool, (db) => offers(db).where("offers.id", "=", id).executeTakeFirst())
  const [view] = row ? yield* viewed(pool, [row], actor, now) : []
  if (!view) return yield* new OfferNotFound()
  yield* recordPrivateRead(pool, actor, [id], now)
  return view
})

type Query = ReturnType<typeof offers>

/** One page of the offers that `narrowed` leaves, in the order of `sorted`, and how many there are in all. */
const pageOf = Effect.fnUntraced(function* (
  pool: Database,
  user: SignedIn,
  lists: { readonly narrowed: (query: Query) => Query; readonly sorted: (query: Query) => Query },
  { offset, size }: Paging,
  now: number,
) {
  const [{ total }, rows] = yield* Effect.all(
    [
      read(pool, (db) =>
        db
          .selectFrom(lists.narrowed(offers(db)).as("listed"))
          .select((of) => of.fn.countAll<number>().as("total"))
          .executeTakeFirstOrThrow(),
      ),
      read(pool, (db) =>
        lists
          .sorted(lists.narrowed(offers(db)))
          .orderBy("offers.id")
          .limit(size)
          .offset(offset)
          .execute(),
      ),
    ],
    { concurrency: 2 },
  )
  return { total: must(t.Int, total), offers: yield* viewed(pool, rows, user, now) } satisfies OfferPage
})

/** The caller's own, newest first. */
export const searchOwnOffers = (pool: Database, user: SignedIn, search: OfferSearch, now: number) =>
  pageOf(
    pool,
    user,
    {
      narrowed: (query) =>
        query
          .where("offers.buyer", "=", user.id)
          .$if(search.status.length > 0, (all) => all.where("offers.status", "in", search.status))
          .$if(search.type.length > 0, (all) => all.where("offers.type", "in", search.type)),
      sorted: (query) => query.orderBy("offers.createdAt", "desc"),
    },
    search,
    now,
  )

/** The winner list of a party; what is due first comes first. */
export const searchClosings = (pool: Database, user: SignedIn, party: ClosingParty, page: Paging, now: number) =>
  pageOf(
    pool,
    user,
    {
      narrowed: (query) => query.where(`offers.${party}`, "=", user.id).where(isWaitingFor(party, now)),
      sorted: (query) => query.orderBy(closingEnd(party)),
    },
    page,
    now,
  )

/** What an offer bids on one asset, in cents: of a bundle its share. */
const bidOn = (asset: AssetId) =>
  sql`(select cents(bid ->> 'bidAllocation') from jsonb_array_elements(offers.body -> 'assets') bid where bid ->> 'id' = ${asset})`

/** Those on an asset that were ever published, for its first owner, or an administrator on the record; the highest bid on it first, then the older. */
export const offersOnAsset = Effect.fnUntraced(function* (pool: Database, actor: SignedIn, id: AssetId, now: number) {
  const asset = yield* read(pool, (db) =>
    db.selectFrom("assets").select("owner").where("id", "=", id).executeTakeFirst(),
  )
  if (!asset || !maySeeOffersOn(actor, asset)) return yield* new AssetNotFound()
  const rows = yield* read(pool, (db) =>
    offers(db)
      .where("offers.id", "in", (of) => of.selectFrom("offerAssets").select("offerId").where("assetId", "=", id))
      .where(sql`offers.body ->> 'publishedDate'`, "is not", null)
      .orderBy(bidOn(id), "desc")
      .orderBy("offers.createdAt")
      .orderBy("offers.id")
      .execute(),
  )
  const views = yield* viewed(pool, rows, actor, now)
  yield* recordPrivateRead(pool, actor, asset.owner === actor.id ? [] : [id], now)
  return views
})
