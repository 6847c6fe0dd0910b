-- Which approved change of a listing was weighed against everybody's searches, each once, by whichever gateway comes first. The house's own.
create table weighed_changes (
  request_id uuid primary key
);
-- What was approved before this begins is no news.
insert into weighed_changes (request_id) select id from change_requests where status = 'Approved';
create index change_requests_approved on change_requests (asset_id, modified_at) where status = 'Approved';

-- The approved request by which a listing matches that it did not match before; null where the listing was new on the market.
alter table listing_alerts add column change_id uuid;
