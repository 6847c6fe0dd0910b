import { Asset, AssetNotFound, type TierIds } from "@xl/core/assets"
import { LegalDocument } from "@xl/core/legal-documents"
import type { MarketTransaction } from "@xl/core/market"
import { isOpenOffer, Offer } from "@xl/core/offers"
import { OfferStatus } from "@xl/core/kernel"
import { AssetId, must, type OfferId, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely"
import { Acting, ask, type Tables, type Transaction } from "../database/index.ts"
import { committedOffers } from "./commitments.ts"
import { depositOf } from "./deposits.ts"
import { lockAssets, lockDeal, lockDealOfOffer, lockOffer, offerRow } from "./locks.ts"
import { entities, entity } from "./rows.ts"

type OfAssets =
  | "asset"
  | "commitmentsOf"
  | "assetIdsOf"
  | "countImpression"
  | "depositOf"
  | "lockDataRoom"
  | "legalDocumentsOf"
  | "liveOffersOf"
  | "lockAssets"
  | "lockDeal"
  | "lockDealOfOffer"
  | "lockOffer"
  | "offer"
  | "offersOf"
  | "offersWith"

const OPEN = (Object.keys(OfferStatus.keys) as ReadonlyArray<OfferStatus>).filter(isOpenOffer)

const offersWhere = (
  transaction: Transaction,
  isMeant: (of: ExpressionBuilder<Tables, "offers">) => Expression<SqlBool>,
) =>
  ask(() => transaction.selectFrom("offers").select("body").where(isMeant).orderBy("id").execute()).pipe(
    Effect.flatMap((rows) => entities(Offer, rows)),
  )

const legalDocumentsOf = (transaction: Transaction, id: OfferId) =>
  ask(() =>
    transaction.selectFrom("legalDocuments").select("body").where("offerId", "=", id).orderBy("docType").execute(),
  ).pipe(Effect.flatMap((rows) => entities(LegalDocument, rows)))

/** Assets and what hangs on them, inside one transaction. */
export const assetsIn = (transaction: Transaction): Pick<MarketTransaction, OfAssets> => ({
  lockAssets: (ids) => lockAssets(transaction, ids),
  lockDeal: (ids) => lockDeal(transaction, ids),
  lockDealOfOffer: (id) => lockDealOfOffer(transaction, id),
  lockOffer: (id) => lockOffer(transaction, id),
  asset: (id) =>
    Effect.flatMap(Acting, (actor) =>
      ask(() =>
        transaction
          .selectFrom(actor ? "shownAssets" : "assets")
          .select("body")
          .where("id", "=", id)
          .executeTakeFirst(),
      ),
    ).pipe(Effect.flatMap((row) => (row ? entity(Asset)(row.body) : Effect.fail(new AssetNotFound())))),
  liveOffersOf: (buyer, assets) =>
    ask(() =>
      sql<{ body: unknown }>`
        select body from offers where buyer = ${buyer} and status = any(${OPEN}::text[])
        and exists (select from offer_assets where offer_id = offers.id and asset_id = any(${assets}::uuid[]))
        order by id`.execute(transaction),
    ).pipe(Effect.flatMap(({ rows }) => entities(Offer, rows))),
  commitmentsOf: (buyer) => ask(() => committedOffers(transaction, [buyer])),
  offer: (id) => Effect.flatMap(offerRow(transaction, id), ({ body }) => entity(Offer)(body)),
  depositOf: (id) => depositOf(transaction, id),
  legalDocumentsOf: (id) => legalDocumentsOf(transaction, id),
  offersOf: (buyer) => offersWhere(transaction, (of) => of("buyer", "=", buyer)),
  offersWith: (person) => offersWhere(transaction, (of) => of.or({ buyer: person, seller: person })),
  countImpression: (id) =>
    ask(() =>
      transaction
        .insertInto("assetImpressions")
        .values({ assetId: id, count: 1 })
        .onConflict((same) => same.column("assetId").doUpdateSet({ count: sql`asset_impressions.count + 1` }))
        .execute(),
    ).pipe(Effect.asVoid),
  lockDataRoom: (tiers) => lockDataRoom(transaction, tiers),
  assetIdsOf: (owner) =>
    ask(() => transaction.selectFrom("assets").select("id").where("owner", "=", owner).orderBy("id").execute()).pipe(
      Effect.map((rows) => rows.map(({ id }) => must(AssetId, id))),
    ),
})

/** The room, held, and then the asset in it: asked once the room is held, a rival who listed in it meanwhile is seen. */
const lockDataRoom = (transaction: Transaction, { tier1_id, tier2_id, tier_home_id }: TierIds) =>
  ask(async () => {
    const room = await transaction
      .selectFrom("dataRooms")
      .select("owner")
      .where("tierHomeId", "=", tier_home_id)
      .where("tier1Id", "=", tier1_id)
      .where("tier2Id", "=", tier2_id)
      .forUpdate()
      .executeTakeFirst()
    if (!room) return null
    const { rows } = await sql<{ id: string | null }>`select asset_in_room(${tier_home_id}) as id`.execute(transaction)
    const [asset] = rows
    return { owner: must(UserId, room.owner), assetId: asset?.id ? must(AssetId, asset.id) : null }
  })
