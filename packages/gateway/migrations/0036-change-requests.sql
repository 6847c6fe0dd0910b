-- Requests to change material facts of published listings, kept whole in `body` as the core's codec writes it. A listing has one pending
-- request at most, and a decision is final. Instants are milliseconds since the Unix epoch.
create table change_requests (
  id uuid primary key,
  body jsonb not null,
  asset_id uuid not null generated always as ((body ->> 'assetId')::uuid) stored,
  status text not null generated always as (body ->> 'status') stored,
  created_at bigint not null generated always as ((body ->> 'createdAt')::bigint) stored,
  modified_at bigint not null generated always as ((body ->> 'dateModified')::bigint) stored
);
create unique index change_requests_one_pending on change_requests (asset_id) where status = 'Pending';
create index change_requests_waiting on change_requests (created_at, id) where status = 'Pending';
create index change_requests_of_asset on change_requests (asset_id, created_at);

-- What was approved, for everybody who sees the listing: the facts and the instant, and nothing of who asked and decided.
create view listing_changes as
  select change_requests.id, change_requests.asset_id, change_requests.modified_at, change_requests.body -> 'changes' as changes
  from change_requests
  where change_requests.status = 'Approved' and exists (select from shown_assets where shown_assets.id = change_requests.asset_id);

alter table change_requests enable row level security;
create policy reading on change_requests for select to xl_people
  using ((select is_administrator()) or owner_of(asset_id) = (select me()));
-- The first owner files a request, adds to it while it is pending, and takes it back; administrators decide. Each row is written as one that
-- may be new, so both policies look at it.
create policy filing on change_requests for insert to xl_people
  with check ((select is_administrator()) or (owner_of(asset_id) = (select me()) and status in ('Pending', 'Withdrawn')));
create policy deciding on change_requests for update to xl_people
  using (status = 'Pending' and ((select is_administrator()) or owner_of(asset_id) = (select me())))
  with check ((select is_administrator()) or (owner_of(asset_id) = (select me()) and status in ('Pending', 'Withdrawn')));
grant select, insert, update on change_requests to xl_people;
grant select on listing_changes to xl_people;

-- Ends the pending requests of listings that left the market, whoever's transaction took them off: of the deal at hand alone.
create function lapse_change_requests(gone uuid[], at bigint) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  update change_requests set body = body || jsonb_build_object('status', 'Lapsed', 'dateModified', at)
  where status = 'Pending' and asset_id = any (gone)
  and (current_setting('role') <> 'xl_people' or is_administrator() or asset_id = any (deal()) or owner_of(asset_id) = me())
$$;

-- Everybody who watches a listing, for the administrator who changes it: it is a favorite, its data room is open to them, or a listing
-- alert that is still on told them of it.
create index profiles_favorites on profiles using gin ((body -> 'favorites') jsonb_path_ops);
create function watchers_of(listing uuid) returns table (id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select profiles.id from profiles
  where (current_setting('role') <> 'xl_people' or is_administrator())
  and profiles.email not like 'deleted-%@deleted.invalid'
  and profiles.id in (
    select favored.id from profiles as favored where favored.body -> 'favorites' @> to_jsonb(listing::text)
    union
    select vdr_agreements.user_id from vdr_agreements where vdr_agreements.asset_id = listing
    union
    select tier2_requests.user_id from tier2_requests where tier2_requests.asset_id = listing and tier2_requests.status = 'Approved'
    union
    select listing_alerts.recipient from listing_alerts join profiles as reader on reader.id = listing_alerts.recipient
    where listing_alerts.asset_id = listing and listing_alerts.settled_at is not null
    and reader.body #>> '{notificationsCriteria,receiveNotificationsWhen}' <> 'Never'
  )
$$;
