-- Searches of the listing that people keep stand in their profiles, beside the notification criteria, each with a frequency of its own.

-- Whether somebody is told of listings at all: by the criteria, or by a search.
create function wants_listings(profile jsonb) returns boolean language sql immutable parallel safe as $$
  select coalesce(profile #>> '{notificationsCriteria,receiveNotificationsWhen}', 'Never') <> 'Never'
    or coalesce(profile @? '$.savedSearches[*] ? (@.frequency != "Never")', false)
$$;
drop index profiles_told;
create index profiles_told on profiles (id) where wants_listings(body);

-- A listing alert that is still on may be a search's.
create or replace function watchers_of(listing uuid) returns table (id uuid)
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
    where listing_alerts.asset_id = listing and listing_alerts.settled_at is not null and wants_listings(reader.body)
  )
$$;
