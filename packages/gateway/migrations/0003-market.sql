-- The market. Each row holds its entity whole, as its codec in the core writes it, in `body`; every other column that a filter,
-- a sort or a constraint needs is generated from it, so that the two cannot disagree. Money is whole cents, instants are
-- milliseconds since the Unix epoch.

create extension if not exists pg_trgm;

create function texts(list jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(value order by place), '{}') from jsonb_array_elements_text(list) with ordinality as t (value, place)
$$;
-- "12750000.00" as 1275000000.
create function cents(amount text) returns bigint language sql immutable parallel safe as $$
  select replace(amount, '.', '')::bigint
$$;

create table profiles (
  id uuid primary key,
  body jsonb not null,
  email text not null generated always as (lower(body ->> 'email')) stored,
  roles text[] not null generated always as (texts(body -> 'roles')) stored
);
create index profiles_by_role on profiles using gin (roles);
create index profiles_by_email on profiles (email);

create table role_requests (
  id uuid primary key,
  body jsonb not null,
  creator uuid not null generated always as ((body ->> 'creator')::uuid) stored,
  type text not null generated always as (body ->> 'type') stored,
  status text not null generated always as (body ->> 'status') stored,
  created_at bigint not null generated always as ((body ->> 'createdAt')::bigint) stored
);
create unique index role_requests_one_open on role_requests (creator, type) where status = 'Draft';
create index role_requests_newest on role_requests (created_at desc, id);

create table data_rooms (
  tier_home_id text primary key,
  tier1_id text not null unique,
  tier2_id text not null unique,
  owner uuid not null,
  title text not null
);

create table assets (
  id uuid primary key,
  body jsonb not null,
  -- When the scheduler has to look at it next, by the core's rule; null where never.
  next_due bigint,
  owner uuid not null generated always as ((body -> 'owners' ->> 0)::uuid) stored,
  status text not null generated always as (body ->> 'status') stored,
  -- Its place in the core's order of statuses.
  status_rank smallint not null generated always as (array_position(array[
    'Draft', 'Closed', 'UnderContract', 'ContractPending.BestAndFinal', 'ContractPending.CallForOffers',
    'UnderSelection.BestAndFinal', 'UnderSelection.CallForOffers', 'BestAndFinal', 'Published', 'CallForOffers',
    'OnHold.Published', 'OnHold.CallForOffers', 'OnHold.BestAndFinal', 'ListingExpired', 'NoLongerListedForSale', 'Revoked',
    'Deleted'
  ], body ->> 'status')::smallint) stored,
  loan_status text generated always as (body -> 'mainInfo' ->> 'assetStatus') stored,
  property_types text[] not null generated always as (texts(body -> 'mainInfo' -> 'propertyType')) stored,
  state text not null generated always as (body -> 'mainInfo' -> 'address' ->> 'state') stored,
  city text not null generated always as (lower(body -> 'mainInfo' -> 'address' ->> 'city')) stored,
  name text collate "C" not null generated always as (lower(body -> 'mainInfo' ->> 'name')) stored,
  words text not null generated always as (lower(
    (body -> 'mainInfo' ->> 'name') || E'\n' || coalesce(body -> 'mainInfo' ->> 'title', '') || E'\n'
    || (body -> 'mainInfo' -> 'address' ->> 'city') || E'\n' || (body ->> 'id')
  )) stored,
  upb bigint generated always as (
    cents(coalesce(body -> 'mainInfo' ->> 'upb', body -> 'mainInfo' -> 'principalBalance' ->> 'amount'))
  ) stored,
  created_at bigint not null generated always as ((body ->> 'creationDate')::bigint) stored,
  published_at bigint generated always as ((body ->> 'publishedTime')::bigint) stored,
  interest_rate numeric generated always as ((body -> 'noteOverview' ->> 'currentInterestRate')::numeric) stored,
  maturity_date text collate "C" generated always as (body -> 'noteOverview' ->> 'maturityDate') stored,
  active_offers integer not null generated always as ((body ->> 'numberOfActiveOffers')::integer) stored
);
-- The public listing: its filter is a constant, so the planner can use these for guests and buyers alike.
create index assets_listed on assets (status_rank desc, id desc) where status_rank between 2 and 10;
create index assets_listed_by_upb on assets (upb desc nulls last, id desc) where status_rank between 2 and 10;
create index assets_listed_by_day on assets (published_at desc nulls last, id desc) where status_rank between 2 and 10;
create index assets_by_owner on assets (owner);
create index assets_by_words on assets using gin (words gin_trgm_ops);
create index assets_due on assets (next_due, id) where next_due is not null;

-- Apart from the asset: a visit neither waits for a deal nor counts as a change.
create table asset_impressions (
  asset_id uuid primary key references assets,
  count bigint not null
);

create table offers (
  id uuid primary key,
  body jsonb not null,
  -- Its assets' ids in order, joined: the same set has the same text.
  asset_set text not null,
  buyer uuid not null generated always as ((body -> 'owners' ->> 0)::uuid) stored,
  seller uuid not null generated always as ((body ->> 'sellerId')::uuid) stored,
  status text not null generated always as (body ->> 'status') stored,
  type text not null generated always as (body ->> 'type') stored,
  -- Whether an administrator has to decide on its earnest money: none, open or closed.
  decision text not null generated always as (body -> 'deposit' ->> 'decision') stored,
  created_at bigint not null generated always as ((body ->> 'creationDate')::bigint) stored
);
create unique index offers_one_alive on offers (buyer, asset_set) where status in ('Draft', 'Published', 'BestAndFinal');
create index offers_of_buyer on offers (buyer, created_at desc, id);

create table offer_assets (
  offer_id uuid not null references offers,
  asset_id uuid not null references assets,
  -- The offer's, written with it.
  status text not null,
  primary key (offer_id, asset_id)
);
-- A second winner of an asset cannot be written.
create unique index offer_assets_one_winner on offer_assets (asset_id) where status = 'Successful';
create index offer_assets_of_asset on offer_assets (asset_id, status);

create table documents (
  key uuid primary key,
  owner uuid not null,
  category text not null,
  name text not null,
  type text not null,
  size integer not null check (size between 1 and 5000000),
  created_at bigint not null,
  -- The file's own key, encrypted with the master key; the bytes lie in the storage under `documents/` and the record's key.
  wrapped_key bytea not null
);
create index documents_of_owner on documents (owner, created_at desc);
