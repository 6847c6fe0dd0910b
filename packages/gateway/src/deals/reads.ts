import { Asset, AssetNotFound } from "@xl/core/assets"
import { AssetStatus, type SignedIn } from "@xl/core/kernel"
import { KeptTier2Request } from "@xl/core/data-room"
import { MOST_DEAL_REQUESTS, type DealRows, dealView } from "@xl/core/deals"
import { KeptDeposit } from "@xl/core/deposits"
import { LegalDocument } from "@xl/core/legal-documents"
import { Offer, buyerNameOf } from "@xl/core/offers"
import { committedOffers } from "../market/commitments.ts"
import { Profile } from "@xl/core/profiles"
import { RoleRequest, roleRequestView } from "@xl/core/roles"
import { type AssetId, must } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { type Database, type Db, read } from "../database/index.ts"
import { entities, entity, visited } from "../market/index.ts"
import { recordPrivateRead } from "../market/private-read.ts"

/** Offers ever sent to the seller with their buyers, highest price first. */
const offersOn = (db: Db, id: AssetId) =>
  db
    .selectFrom("offers")
    .leftJoin("profiles", "profiles.id", "offers.buyer")
    .select([
      "offers.id",
      "offers.body",
      "profiles.body as buyer",
      sql<string>`status_of((offers.body -> 'assets' -> 0 ->> 'id')::uuid)`.as("assetStatus"),
    ])
    .where("offers.id", "in", (of) => of.selectFrom("offerAssets").select("offerId").where("assetId", "=", id))
    .where(sql`offers.body ->> 'publishedDate'`, "is not", null)
    .orderBy(sql`cents(offers.body -> 'terms' ->> 'bidPrice')`, "desc")
    .orderBy("offers.createdAt")
    .orderBy("offers.id")
    .execute()

const tier2On = (db: Db, id: AssetId) =>
  db
    .selectFrom("tier2Seekers")
    .select(["body", "firstName", "lastName", "companyName"])
    .where("assetId", "=", id)
    .orderBy(sql`status = 'Draft'`, "desc")
    .orderBy("modifiedAt", "desc")
    .orderBy("id")
    .limit(MOST_DEAL_REQUESTS)
    .execute()

const requestsOf = (db: Db, people: ReadonlyArray<string>) =>
  db
    .selectFrom("roleRequests")
    .innerJoin("profiles", "profiles.id", "roleRequests.creator")
    .select(["roleRequests.body", "profiles.body as profile"])
    .where("roleRequests.creator", "in", people)
    .orderBy("roleRequests.createdAt", "desc")
    .orderBy("roleRequests.id")
    .limit(MOST_DEAL_REQUESTS)
    .execute()

/** By the view that shows administrators every asset and others none. */
export const assetOf = (db: Db, id: AssetId) =>
  db
    .selectFrom("allAssets")
    .leftJoin("assetImpressions", "assetImpressions.assetId", "allAssets.id")
    .select(["allAssets.body", "assetImpressions.count as visits"])
    .where("allAssets.id", "=", id)
    .executeTakeFirst()

type Found = Awaited<ReturnType<typeof rowsOf>>

/** Everything that hangs on an asset, in one transaction and a fixed number of statements. */
const rowsOf = async (db: Db, id: AssetId, seller: string) => {
  const offers = await offersOn(db, id)
  const ids = offers.map((offer) => offer.id)
  const buyers = offers.flatMap(({ buyer }) => (buyer ? [(buyer as { readonly id: string }).id] : []))
  const owner = await db.selectFrom("profiles").select("body").where("id", "=", seller).executeTakeFirst()
  const { signers } = await db
    .selectFrom("vdrAgreements")
    .select((of) => of.fn.countAll<number>().as("signers"))
    .where("assetId", "=", id)
    .executeTakeFirstOrThrow()
  return {
    offers,
    committed: buyers.length === 0 ? [] : await committedOffers(db, buyers),
    owner,
    signers,
    tier2: await tier2On(db, id),
    requests: await requestsOf(db, [seller, ...buyers]),
    deposits: ids.length === 0 ? [] : await db.selectFrom("deposits").select("body").where("id", "in", ids).execute(),
    papers:
      ids.length === 0
        ? []
        : await db
            .selectFrom("legalDocuments")
            .select("body")
            .where("offerId", "in", ids)
            .orderBy("offerId")
            .orderBy("docType")
            .execute(),
  }
}

const offersIn = ({ committed, offers }: Found) =>
  Effect.forEach(offers, ({ assetStatus, body, buyer }) =>
    Effect.all({
      offer: entity(Offer)(body),
      buyer: buyer === null ? Effect.succeed(null) : entity(Profile)(buyer),
      assetStatus: Effect.succeed(must(AssetStatus, assetStatus)),
      committed: Effect.succeed(committed.filter((one) => one.buyer === (buyer as { readonly id: string } | null)?.id)),
    }),
  )

const tier2In = ({ tier2 }: Found) =>
  Effect.forEach(tier2, ({ body, companyName, ...names }) =>
    Effect.map(entity(KeptTier2Request)(body), ({ dateModified, id, status, userId }) => ({
      id,
      userId,
      status,
      dateModified,
      name: buyerNameOf(names) ?? "",
      companyName,
    })),
  )

const requestsIn = ({ requests }: Found) =>
  Effect.forEach(requests, ({ body, profile }) =>
    Effect.map(Effect.all([entity(RoleRequest)(body), entity(Profile)(profile)]), ([request, creator]) =>
      roleRequestView(request, creator),
    ),
  )

/** The page of a deal for an administrator, whose look at the asset and at each party is on record. */
export const findDeal = Effect.fnUntraced(function* (pool: Database, user: SignedIn, id: AssetId, now: number) {
  const row = yield* read(pool, (db) => assetOf(db, id))
  if (!row) return yield* new AssetNotFound()
  const asset = visited(yield* entity(Asset)(row.body), row.visits)
  const [seller = ""] = asset.owners
  const found = yield* read(pool, (db) => rowsOf(db, id, seller))
  const rows: DealRows = {
    asset,
    seller: found.owner ? yield* entity(Profile)(found.owner.body) : null,
    offers: yield* offersIn(found),
    deposits: yield* entities(KeptDeposit, found.deposits),
    papers: yield* entities(LegalDocument, found.papers),
    agreementSigners: found.signers,
    tier2Requests: yield* tier2In(found),
    roleRequests: yield* requestsIn(found),
  }
  const view = dealView(rows, user, now)
  const people = [view.seller, ...view.bidders].flatMap((person) => (person ? [person.id] : []))
  yield* recordPrivateRead(pool, user, [id, ...people], now)
  return view
})
