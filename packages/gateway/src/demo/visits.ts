import { DAY_MILLIS } from "@xl/core/shared"
import { sql } from "kysely"
import type { Database } from "../database/index.ts"

/** Visits that come with an offer: its buyer looked before, and now and then since. */
const AN_OFFER = 6

/**
 * Lets the story's public look at what was on sale until `now` (milliseconds since the Unix epoch): two to six times a day,
 * each loan at a pace of its own, and more where offers came.
 */
export const letVisit = (db: Database, now: number) =>
  sql`
    insert into asset_impressions (asset_id, count)
    select id, days * (2 + abs(hashtext(id::text)) % 5) + ${AN_OFFER}::int * offers
    from assets
    cross join lateral (select ceil((${now}::numeric - (body ->> 'publishedTime')::numeric) / ${DAY_MILLIS}::numeric)) as shown (days)
    cross join lateral (select count(*) from offer_assets where asset_id = assets.id) as made (offers)
    where body ->> 'publishedTime' is not null`.execute(db)
