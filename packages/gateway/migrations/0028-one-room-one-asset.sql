-- No two assets share a data room: whoever was let in by the one would read the other's files. Of assets that share one today the first keeps
-- it; each later one gets a room of its own, with the folders and files that were put into it.
create or replace function asset_in_room(home text) returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select id from assets where body -> 'tiers' ->> 'tier_home_id' = home limit 1
$$;

do $$ declare
  shared record;
  fresh jsonb;
begin
  for shared in
    select later.id, later.owner, later.body from assets as later where exists (
      select from assets as earlier where (earlier.created_at, earlier.id) < (later.created_at, later.id) and (
        earlier.body -> 'tiers' ->> 'tier_home_id' = later.body -> 'tiers' ->> 'tier_home_id'
        or earlier.body -> 'tiers' ->> 'tier1_id' = later.body -> 'tiers' ->> 'tier1_id'
        or earlier.body -> 'tiers' ->> 'tier2_id' = later.body -> 'tiers' ->> 'tier2_id'
      )
    )
  loop
    fresh := jsonb_build_object('tier_home_id', gen_random_uuid(), 'tier1_id', gen_random_uuid(), 'tier2_id', gen_random_uuid());
    insert into data_rooms (tier_home_id, tier1_id, tier2_id, owner, title)
      values (fresh ->> 'tier_home_id', fresh ->> 'tier1_id', fresh ->> 'tier2_id', shared.owner, coalesce(shared.body -> 'mainInfo' ->> 'name', ''));
    update vdr_items set body = jsonb_set(body, '{folderId}', fresh -> was.key)
      from jsonb_each_text(shared.body -> 'tiers') as was where asset_id = shared.id and body ->> 'folderId' = was.value;
    update assets set body = jsonb_set(body, '{tiers}', fresh) where id = shared.id;
  end loop;
end $$;

drop index if exists assets_of_tier_home, assets_of_tier1, assets_of_tier2;
create unique index if not exists assets_one_in_home on assets ((body -> 'tiers' ->> 'tier_home_id'));
create unique index if not exists assets_one_in_tier1 on assets ((body -> 'tiers' ->> 'tier1_id'));
create unique index if not exists assets_one_in_tier2 on assets ((body -> 'tiers' ->> 'tier2_id'));

-- A folder or file lies in the room of its own asset, in a folder of its own tier, whoever writes it.
create or replace function is_folder_of(room uuid, wanted text, folder text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from assets where id = room
    and body -> 'tiers' ->> (case wanted when 'home' then 'tier_home_id' when 'tier1' then 'tier1_id' else 'tier2_id' end) = folder
  ) or exists (
    select from vdr_items where id = folder::uuid and asset_id = room and tier = wanted and body ->> 'kind' = 'folder'
  )
$$;
drop policy if exists people on vdr_items;
create policy people on vdr_items to xl_people
  using (reads_tier(asset_id, tier))
  with check (
    ((select is_administrator()) or owner_of(asset_id) = (select me())) and is_folder_of(asset_id, tier, body ->> 'folderId')
  );
