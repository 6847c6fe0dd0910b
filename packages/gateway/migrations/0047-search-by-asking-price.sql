-- The listing is searched by its asking price; of a loan whose price buyers name there is none.
alter table assets
  add column ask bigint generated always as (cents(body -> 'mainInfo' -> 'listingPrice' ->> 'amount')) stored;
create or replace view listed_assets as
  select id, case when owner = (select me()) or (select is_administrator()) then body else veiled(body) end as body,
    owner, status, status_rank, loan_status, property_types, state, city, name, words, upb, created_at, published_at, interest_rate,
    maturity_date, case when owner = (select me()) or (select is_administrator()) then active_offers end as active_offers,
    ltv, dscr, occupancy, lien_position, rate_type, street, country, zip, ask
  from assets where status_rank between 2 and 10;
create or replace view all_assets as select * from assets where (select is_administrator());
