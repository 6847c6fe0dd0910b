-- Which listing was told to whom. A listing is weighed once, by whichever gateway comes first; then it waits for each person whose
-- criteria it fits until that person's time has come, and the row stays, so that nobody is told of it twice. Instants are milliseconds
-- since the Unix epoch, by the gateway's clock. All of it is the house's own.
create table weighed_listings (
  asset_id uuid primary key
);
-- What is on the market when this begins is no news.
insert into weighed_listings (asset_id) select id from assets where published_at is not null;

create table listing_alerts (
  recipient uuid not null,
  asset_id uuid not null,
  gathered_at bigint not null,
  settled_at bigint,
  primary key (recipient, asset_id)
);
create index listing_alerts_waiting on listing_alerts (recipient, gathered_at) where settled_at is null;

-- Whoever is told of listings at all; few of many have criteria.
create index profiles_told on profiles (id) where body #>> '{notificationsCriteria,receiveNotificationsWhen}' <> 'Never';

-- The way out that a mail names in its headers.
alter table dev_mailbox add column unsubscribe text;
