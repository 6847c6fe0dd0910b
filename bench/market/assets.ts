import { Asset } from "@xl/core/assets"
import { aPublishedAsset } from "@xl/testkit/assets"
import type pg from "pg"

const ROWS_AT_ONCE = 50_000

// Ids are hashes of the row's number, so that they lie in no order; every seventh asset is of some other status.
const INSERT = `
  insert into assets (id, body, next_due)
  select id, $1::jsonb || jsonb_build_object(
      'id', id, 'tiers', jsonb_build_object(
        'tier_home_id', md5('home' || n)::uuid, 'tier1_id', md5('1-' || n)::uuid, 'tier2_id', md5('2-' || n)::uuid),
      'status', case when n % 7 = 0 then 'Draft' else 'Published' end,
      'creationDate', 1700000000000 + n * 1000, 'publishedTime', 1700000000000 + n * 1000,
      'mainInfo', ($1::jsonb -> 'mainInfo') || jsonb_build_object(
        'name', 'Loan ' || n, 'title', 'Loan ' || n, 'upb', (1000000 + n * 7919 % 90000000) || '.00',
        'address', ($1::jsonb -> 'mainInfo' -> 'address') || jsonb_build_object(
          'state', (array['TX', 'CA', 'NY', 'FL', 'IL', 'OH', 'GA', 'NC', 'MI', 'NJ'])[1 + n % 10],
          'city', 'City ' || n % 997))), null
  from (select n, md5(n::text)::uuid as id from generate_series($2::int, $3::int) as n) as numbered`

/** So many assets in one market, made by the database itself out of one that the core accepts. */
export const fillMarket = async (db: pg.Pool, count: number): Promise<void> => {
  const body = JSON.stringify(Asset.encode(aPublishedAsset()))
  for (let from = 1; from <= count; from += ROWS_AT_ONCE)
    await db.query(INSERT, [body, from, Math.min(from + ROWS_AT_ONCE - 1, count)])
  await db.query("vacuum analyze assets")
}
