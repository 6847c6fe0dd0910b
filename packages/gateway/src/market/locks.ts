import { Asset, AssetNotFound } from "@xl/core/assets"
import { MarketUnavailable, OfferStatus } from "@xl/core/kernel"
import type { Deal } from "@xl/core/market"
import { isBinding, Offer, OfferNotFound } from "@xl/core/offers"
import type { AssetId, OfferId } from "@xl/core/shared"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import { Acting, ask, type Transaction } from "../database/index.ts"
import { entities, entity } from "./rows.ts"

interface Row {
  readonly id: string
  readonly body: unknown
}

/**
 * States the assets of the deal that the caller was let to: their rows and those of the offers on them are open to the transaction from
 * here on. Whoever asks comes first: `assets` finds only what this caller may have to do with. The house is let to everything anyway.
 */
const dealing = (transaction: Transaction, assets: RawBuilder<unknown>) =>
  Effect.flatMap(Acting, (actor) =>
    actor
      ? Effect.asVoid(ask(() => sql`select set_config('xl.deal', array(${assets})::text, true)`.execute(transaction)))
      : Effect.void,
  )

/** Rows are locked in the order of their ids, so that two deals never wait for each other in a ring. */
export const lockAssets = Effect.fnUntraced(function* (transaction: Transaction, ids: ReadonlyArray<AssetId>) {
  yield* dealing(transaction, sql`select id from shown_assets where id = any(${ids}::uuid[])`)
  const { rows } = yield* ask(() =>
    sql<Row>`select id, body from assets where id = any(${ids}::uuid[]) order by id for no key update`.execute(
      transaction,
    ),
  )
  if (rows.length < new Set(ids).size) return yield* new AssetNotFound()
  return yield* entities(Asset, rows)
})

/**
 * Locks the assets with all that bundles tie to them. A bundle published meanwhile may tie more: then the locks are given
 * back and the greater whole is locked from its lowest id on.
 */
export const lockDeal = Effect.fnUntraced(function* (transaction: Transaction, ids: ReadonlyArray<AssetId>) {
  let wanted: ReadonlyArray<AssetId> = ids
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    yield* ask(() => sql`savepoint deal`.execute(transaction))
    yield* dealing(transaction, sql`select tied_to(array(select id from assets where id = any(${ids}::uuid[])))`)
    const deal = yield* lockTied(transaction, wanted)
    const missing = tiedBeyond(deal)
    if (ids.some((id) => !deal.assets.some((asset) => asset.id === id))) return yield* new AssetNotFound()
    if (missing.length === 0) return deal
    wanted = [...wanted, ...missing]
    yield* ask(() => sql`rollback to savepoint deal`.execute(transaction))
  }
  return yield* new MarketUnavailable({ cause: new Error("The deal kept growing.") })
})

const MOST_TRIES = 5

const lockTied = Effect.fnUntraced(function* (transaction: Transaction, ids: ReadonlyArray<AssetId>) {
  const locked = yield* ask(() =>
    sql<Row>`
      select id, body from assets where id in (select tied_to(${ids}::uuid[])) order by id for no key update of assets`.execute(
      transaction,
    ),
  )
  const found = yield* ask(() =>
    offersOn(
      transaction,
      locked.rows.map(({ id }) => id),
    ),
  )
  return { assets: yield* entities(Asset, locked.rows), offers: yield* entities(Offer, found.rows) }
})

const BINDING = (Object.keys(OfferStatus.keys) as ReadonlyArray<OfferStatus>).filter(isBinding)

/** Those that bind the assets, and those with money that somebody has to decide on. */
const offersOn = (transaction: Transaction, assets: ReadonlyArray<string>) =>
  sql<Row>`
    select id, body from offers where id in (select offer_id from offer_assets where asset_id = any(${assets}::uuid[]))
    and (status = any(${BINDING}::text[]) or decision = 'open') order by id`.execute(transaction)

/** Assets that binding offers tie to the deal and that are not among its assets. */
const tiedBeyond = ({ assets, offers }: Deal): ReadonlyArray<AssetId> => {
  const locked = new Set(assets.map(({ id }) => id))
  return offers
    .filter(({ status }) => isBinding(status))
    .flatMap((offer) => offer.assets.map(({ id }) => id).filter((id) => !locked.has(id)))
}

/** The deal around the assets of an offer, and the offer whatever its status. */
export const lockDealOfOffer = Effect.fnUntraced(function* (transaction: Transaction, id: OfferId) {
  const named = yield* offerRow(transaction, id)
  yield* dealing(transaction, sql`select assets_of(${id})`)
  const deal = yield* lockDeal(
    transaction,
    (yield* entity(Offer)(named.body)).assets.map((asset) => asset.id),
  ).pipe(Effect.catchTag("AssetNotFound", Effect.die))
  const offer =
    deal.offers.find((one) => one.id === id) ?? (yield* entity(Offer)((yield* offerRow(transaction, id)).body))
  return { ...deal, offer }
})

/** The row of an offer, not locked. */
export const offerRow = Effect.fnUntraced(function* (transaction: Transaction, id: OfferId) {
  const row = yield* ask(() => transaction.selectFrom("offers").select("body").where("id", "=", id).executeTakeFirst())
  return row ?? (yield* new OfferNotFound())
})

/** An offer's assets come first: whoever holds them may read and write the offers on them. */
export const lockOffer = Effect.fnUntraced(function* (transaction: Transaction, id: OfferId) {
  yield* offerRow(transaction, id)
  yield* dealing(transaction, sql`select assets_of(${id})`)
  const locked = yield* ask(() =>
    sql<Row>`
      select id, body from assets where id in (select asset_id from offer_assets where offer_id = ${id})
      order by id for no key update of assets`.execute(transaction),
  )
  const offer = yield* entity(Offer)((yield* offerRow(transaction, id)).body)
  return { offer, assets: yield* entities(Asset, locked.rows) }
})
