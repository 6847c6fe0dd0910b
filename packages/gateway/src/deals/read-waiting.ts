import { titleOf } from "@xl/core/assets"
import { AdminWaiting, MOST_WAITING_DEPOSITS } from "@xl/core/deals"
import { must } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { type Database, type Db, read } from "../database/index.ts"

type Counts = Omit<AdminWaiting, "deposits">

const countsOf = async (db: Db) => {
  const { rows } = await sql<Counts>`
    select
      (select count(*)::integer from assets where status = 'Draft' and body ->> 'registrationStatus' = 'pending') as publications,
      (select count(*)::integer from change_requests where status = 'Pending') as "changeRequests",
      (select count(*)::integer from role_requests where status = 'Draft' and type = 'ApprovedBuyers') as "buyerRequests",
      (select count(*)::integer from role_requests where status = 'Draft' and type = 'Sellers') as "sellerRequests",
      (select count(distinct assets.id)::integer
        from legal_documents
        join offer_assets on offer_assets.offer_id = legal_documents.offer_id
        join assets on assets.id = offer_assets.asset_id
        where legal_documents.state = 'failed') as "failedDocuments"`.execute(db)
  return rows[0]
}

/** A deposit of a bundle stands under the first of its listings. */
const depositsOf = async (db: Db) => {
  const { rows } = await sql<{ readonly assetId: string; readonly name: string; readonly title: string | null }>`
    select first.asset_id as "assetId", all_assets.body #>> '{mainInfo,name}' as name, all_assets.body #>> '{mainInfo,title}' as title
    from offers
    cross join lateral (
      select asset_id from offer_assets where offer_assets.offer_id = offers.id order by asset_id limit 1
    ) as first
    join all_assets on all_assets.id = first.asset_id
    where offers.body #>> '{deposit,decision}' = 'open'
    order by (offers.body ->> 'publishedDate')::bigint, offers.id
    limit ${MOST_WAITING_DEPOSITS}`.execute(db)
  return rows.map(({ assetId, name, title }) => ({ assetId, title: titleOf({ mainInfo: { name, title } }) }))
}

/** What waits for an administrator. */
export const adminWaiting = (pool: Database) =>
  read(pool, async (db) => ({ ...(await countsOf(db)), deposits: await depositsOf(db) })).pipe(
    Effect.map((found) => must(AdminWaiting, found)),
  )
