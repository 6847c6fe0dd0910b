-- Folders and files of data rooms, and the confidentiality agreements that open them: each kept whole in `body` as the core's codec writes it.
-- The bytes of a file lie among the documents under its id. Instants are milliseconds since the Unix epoch.
create table vdr_agreements (
  asset_id uuid not null,
  user_id uuid not null,
  body jsonb not null,
  executed_at bigint not null generated always as ((body ->> 'executionDate')::bigint) stored,
  primary key (asset_id, user_id)
);
create table vdr_items (
  id uuid primary key,
  body jsonb not null,
  asset_id uuid not null generated always as ((body ->> 'assetId')::uuid) stored,
  tier text not null generated always as (body ->> 'tier') stored,
  removed_at bigint generated always as ((body ->> 'removedAt')::bigint) stored
);
create index vdr_items_of_asset on vdr_items (asset_id) where removed_at is null;
create index vdr_items_removed on vdr_items (removed_at) where removed_at is not null;
-- Who fetched the bytes of a file, for the count that its keeper sees; the record of it is the log.
create table vdr_reads (
  item_id uuid not null references vdr_items on delete cascade,
  asset_id uuid not null,
  reader uuid not null,
  how text not null,
  at bigint not null
);
create index vdr_reads_of_item on vdr_reads (item_id);
create index vdr_reads_of_asset on vdr_reads (asset_id, item_id);
-- The tiers' own folders, by which a room is found.
create index assets_of_tier_home on assets ((body -> 'tiers' ->> 'tier_home_id'));
create index assets_of_tier1 on assets ((body -> 'tiers' ->> 'tier1_id'));
create index assets_of_tier2 on assets ((body -> 'tiers' ->> 'tier2_id'));

create function asset_of_vdr(folder uuid) returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select asset_id from vdr_items where id = folder and removed_at is null
  union all
  select id from assets where body -> 'tiers' ->> 'tier_home_id' = folder::text
  union all
  select id from assets where body -> 'tiers' ->> 'tier1_id' = folder::text
  union all
  select id from assets where body -> 'tiers' ->> 'tier2_id' = folder::text
  limit 1
$$;
-- Whether the caller reads a tier: home with any account, tier 1 with the agreement, tier 2 with an approved request besides, while the
-- listing is public; its first owner and administrators always.
create function reads_tier(room uuid, wanted text) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select is_administrator() or exists (
    select from assets where assets.id = room and (assets.owner = me() or (me() is not null and assets.status_rank between 2 and 10 and (
      wanted = 'home' or (
        exists (select from vdr_agreements where vdr_agreements.asset_id = room and vdr_agreements.user_id = me())
        and (wanted = 'tier1' or exists (
          select from tier2_requests where tier2_requests.asset_id = room and tier2_requests.user_id = me() and tier2_requests.status = 'Approved'
        ))
      )
    )))
  )
$$;
-- Who signed, for those who let people in.
create view vdr_signers as
  select vdr_agreements.asset_id, vdr_agreements.executed_at, vdr_agreements.body, profiles.body ->> 'companyName' as company_name
  from vdr_agreements left join profiles on profiles.id = vdr_agreements.user_id
  where (select is_administrator()) or owner_of(vdr_agreements.asset_id) = (select me());

alter table vdr_agreements enable row level security;
create policy people on vdr_agreements to xl_people
  using (user_id = (select me()) or (select is_administrator()) or owner_of(asset_id) = (select me()))
  with check (user_id = (select me()));
alter table vdr_items enable row level security;
create policy people on vdr_items to xl_people
  using (reads_tier(asset_id, tier))
  with check ((select is_administrator()) or owner_of(asset_id) = (select me()));
alter table vdr_reads enable row level security;
create policy people on vdr_reads for select to xl_people
  using ((select is_administrator()) or owner_of(asset_id) = (select me()));
create policy readers on vdr_reads for insert to xl_people
  with check (reader = (select me()) and exists (select from vdr_items where vdr_items.id = item_id and vdr_items.asset_id = vdr_reads.asset_id));
-- The bytes of a file are for whoever reads the file.
create policy rooms on documents for select to xl_people
  using (category = 'data-room' and exists (select from vdr_items where vdr_items.id = documents.key and vdr_items.removed_at is null));
grant select, insert on vdr_agreements, vdr_reads to xl_people;
grant select, insert, update on vdr_items to xl_people;
grant select on vdr_signers to xl_people;
