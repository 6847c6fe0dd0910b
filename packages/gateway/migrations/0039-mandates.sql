-- Leave of sellers for Concierges to act for them, kept whole in `body` as the core's codec writes it. A pair has one that stands at most.
-- Instants are milliseconds since the Unix epoch.
create table mandates (
  id uuid primary key,
  body jsonb not null,
  seller uuid not null generated always as ((body ->> 'seller')::uuid) stored,
  concierge uuid not null generated always as ((body ->> 'concierge')::uuid) stored,
  given_at bigint not null generated always as ((body ->> 'givenAt')::bigint) stored,
  ended_at bigint generated always as ((body ->> 'endedAt')::bigint) stored
);
create unique index mandates_one_standing on mandates (seller, concierge) where ended_at is null;
create index mandates_of_seller on mandates (seller);
create index mandates_of_concierge on mandates (concierge);

alter table mandates enable row level security;
create policy reading on mandates for select to xl_people
  using (seller = (select me()) or concierge = (select me()) or (select is_administrator()));
-- A seller gives one; its two sides and administrators end it, once. Each row is written as one that may be new, so both policies look at it.
create policy giving on mandates for insert to xl_people
  with check (seller = (select me()) or ended_at is not null and (concierge = (select me()) or (select is_administrator())));
create policy ending on mandates for update to xl_people
  using (ended_at is null and (seller = (select me()) or concierge = (select me()) or (select is_administrator())))
  with check (ended_at is not null and (seller = (select me()) or concierge = (select me()) or (select is_administrator())));
grant select, insert, update on mandates to xl_people;

-- People who are Concierges, by name, for everybody who is signed in.
create view concierges as
  select id, body ->> 'firstName' as first_name, body ->> 'lastName' as last_name, body ->> 'companyName' as company_name
  from profiles where roles @> array['Concierges'] and (select me()) is not null;
grant select on concierges to xl_people;

-- Mandates with the names of their two sides, for these and administrators.
create view named_mandates as
  select mandates.id, mandates.body, mandates.seller, mandates.concierge, mandates.given_at, mandates.ended_at,
    mandator.body ->> 'firstName' as seller_first_name, mandator.body ->> 'lastName' as seller_last_name,
    mandator.body #>> '{sellerProfile,entityName}' as seller_entity,
    holder.body ->> 'firstName' as concierge_first_name, holder.body ->> 'lastName' as concierge_last_name
  from mandates
  join profiles as mandator on mandator.id = mandates.seller
  join profiles as holder on holder.id = mandates.concierge
  where mandates.seller = (select me()) or mandates.concierge = (select me()) or (select is_administrator());
grant select on named_mandates to xl_people;
