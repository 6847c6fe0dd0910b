-- How often somebody who is signed in looked at an asset, and when last: told to that person, and to administrators on the record.
create table if not exists asset_visits (
  visitor uuid not null,
  asset_id uuid not null,
  latest_at bigint not null,
  total integer not null check (total > 0),
  primary key (visitor, asset_id)
);
alter table asset_visits enable row level security;
drop policy if exists people on asset_visits;
create policy people on asset_visits to xl_people
  using (visitor = (select me()) or (select is_administrator()))
  with check (visitor = (select me()) and exists (select from shown_assets where shown_assets.id = asset_id));
grant select, insert, update on asset_visits to xl_people;
