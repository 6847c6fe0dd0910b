-- Why a change was asked for stands in its request, and once it was approved beside the change, for everybody who sees the listing.
create or replace view listing_changes as
  select change_requests.id, change_requests.asset_id, change_requests.modified_at, change_requests.body -> 'changes' as changes,
    change_requests.body ->> 'note' as note
  from change_requests
  where change_requests.status = 'Approved' and exists (select from shown_assets where shown_assets.id = change_requests.asset_id);
