import { DAY_MILLIS } from "@xl/core/shared"
import { sql } from "kysely"
import type { Database } from "../database/index.ts"

/** Visits that come with an offer: its buyer looked before, and now and then since. */
const AN_OFFER = 6
/** One buyer in so many looks at a loan without more. */
const ONE_IN = 3
/** One in so many of those who looked keeps the loan as a favorite. */
const ONE_IN_KEEPS = 2

/**
 * Lets the story's public look at what was on sale until `now` (milliseconds since the Unix epoch): two to six times a day,
 * each loan at a pace of its own, and more where offers came. Buyers look too, and their visits are among these; some keep what they saw.
 */
export const letVisit = async (db: Database, now: number): Promise<void> => {
  await lookAsBuyers(db, now)
  await keepAsBuyers(db)
  await sql`
    insert into asset_impressions (asset_id, count)
    select id, days * (2 + abs(hashtext(id::text)) % 5) + coalesce(visits, 0)
    from assets
    cross join lateral (select ceil((${now}::numeric - (body ->> 'publishedTime')::numeric) / ${DAY_MILLIS}::numeric)) as shown (days)
    cross join lateral (select sum(total) from asset_visits where asset_id = assets.id) as seen (visits)
    where body ->> 'publishedTime' is not null`.execute(db)
}

/**
 * Of the buyers who looked at a loan some keep it as a favorite. The first one, whom a visitor signs in as, keeps none: the list is the visitor's to
 * begin.
 */
const keepAsBuyers = (db: Database) =>
  sql`
    update profiles set body = jsonb_set(body, '{favorites}', kept.ids)
    from (
      select visitor, jsonb_agg(asset_id order by latest_at) as ids from asset_visits
      where abs(hashtext(visitor::text || asset_id::text)) % ${ONE_IN_KEEPS}::int = 0 group by visitor
    ) as kept
    where kept.visitor = profiles.id and profiles.body ->> 'email' not like '%@demo.example'`.execute(db)

/** Whoever offered looked from the first day of the offer on; of the others a few did, once to three times. */
const lookAsBuyers = (db: Database, now: number) =>
  sql`
    insert into asset_visits (visitor, asset_id, latest_at, total)
    select people.id, assets.id,
      case when offered is null
        then since + ((${now}::numeric - since) * (chance % 97) / 97)
        else offered + ((${now}::numeric - offered) * (chance % 13) / 13)
      end,
      case when offered is null then 1 + chance % 3 else ${AN_OFFER}::int end
    from assets
    cross join profiles as people
    cross join lateral (select (assets.body ->> 'publishedTime')::numeric, abs(hashtext(assets.id::text || people.id::text))) as met (since, chance)
    left join lateral (
      select max((offers.body ->> 'publishedDate')::numeric)
      from offer_assets join offers on offers.id = offer_assets.offer_id
      where offer_assets.asset_id = assets.id and offers.buyer = people.id
    ) as bids (offered) on true
    where since is not null and 'ApprovedBuyers' = any (people.roles) and people.id <> assets.owner
      and (offered is not null or chance % ${ONE_IN}::int = 0)`.execute(db)
