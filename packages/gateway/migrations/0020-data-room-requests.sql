-- Requests for the second tier of data rooms: each its user's, and the asset's first owner decides. A decision is final; whoever was
-- declined asks with a new one. Instants are milliseconds since the Unix epoch.
create table tier2_requests (
  id uuid primary key,
  body jsonb not null,
  asset_id uuid not null generated always as ((body ->> 'assetId')::uuid) stored,
  user_id uuid not null generated always as ((body ->> 'userId')::uuid) stored,
  status text not null generated always as (body ->> 'status') stored,
  created_at bigint not null generated always as ((body ->> 'createdAt')::bigint) stored,
  modified_at bigint not null generated always as ((body ->> 'dateModified')::bigint) stored
);
-- Nobody waits twice for one room, nor waits who was let in.
create unique index tier2_requests_one_alive on tier2_requests (asset_id, user_id) where status <> 'Declined';
create index tier2_requests_of_asset on tier2_requests (asset_id, status, modified_at);
create index tier2_requests_of_user on tier2_requests (user_id, asset_id, created_at);

create function owner_of(asset uuid) returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select owner from assets where id = asset
$$;
-- Who asks, for those who decide.
create view tier2_seekers as
  select tier2_requests.id, tier2_requests.asset_id, tier2_requests.status, tier2_requests.modified_at, tier2_requests.body,
    profiles.body ->> 'firstName' as first_name, profiles.body ->> 'lastName' as last_name,
    profiles.body ->> 'companyName' as company_name
  from tier2_requests join profiles on profiles.id = tier2_requests.user_id
  where (select is_administrator()) or owner_of(tier2_requests.asset_id) = (select me());

alter table tier2_requests enable row level security;
-- Nobody lets himself in.
create policy people on tier2_requests to xl_people
  using (user_id = (select me()) or (select is_administrator()) or owner_of(asset_id) = (select me()))
  with check (
    (user_id = (select me()) and status <> 'Approved') or (select is_administrator()) or owner_of(asset_id) = (select me())
  );
grant select, insert, update on tier2_requests to xl_people;
grant select on tier2_seekers to xl_people;
