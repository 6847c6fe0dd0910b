-- The listing is searched by its address in one line, and by street, country and ZIP code. The views name the new columns,
-- and what a column says cannot be changed where views read it, so they are made anew.
drop view listed_assets;
drop view all_assets;
alter table assets drop column words;
alter table assets
  add column words text not null generated always as (lower(
    (body -> 'mainInfo' ->> 'name') || E'\n' || coalesce(body -> 'mainInfo' ->> 'title', '') || E'\n'
    || (body -> 'mainInfo' -> 'address' ->> 'address') || ', ' || (body -> 'mainInfo' -> 'address' ->> 'city') || ', '
    || (body -> 'mainInfo' -> 'address' ->> 'state') || ' ' || (body -> 'mainInfo' -> 'address' ->> 'zipCode') || E'\n' || (body ->> 'id')
  )) stored,
  add column street text not null generated always as (lower(body -> 'mainInfo' -> 'address' ->> 'address')) stored,
  add column country text not null generated always as (lower(body -> 'mainInfo' -> 'address' ->> 'country')) stored,
  add column zip text not null generated always as (left(body -> 'mainInfo' -> 'address' ->> 'zipCode', 5)) stored;
create index assets_by_words on assets using gin (words gin_trgm_ops);

create view listed_assets as
  select id, case when owner = (select me()) or (select is_administrator()) then body else veiled(body) end as body,
    owner, status, status_rank, loan_status, property_types, state, city, name, words, upb, created_at, published_at, interest_rate,
    maturity_date, case when owner = (select me()) or (select is_administrator()) then active_offers end as active_offers,
    ltv, dscr, occupancy, lien_position, rate_type, street, country, zip
  from assets where status_rank between 2 and 10;
create view all_assets as select * from assets where (select is_administrator());
grant select on listed_assets, all_assets to xl_people;
