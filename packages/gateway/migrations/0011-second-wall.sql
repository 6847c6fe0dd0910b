-- The second wall: whoever asks for somebody does so as a role that owns nothing, and sees and writes the rows that are this person's.
-- Each transaction states who it is for in three settings that end with it: `xl.actor`, a user's id; `xl.roles`, the roles held, joined
-- by commas; and `xl.deal`, the assets that a deal ties together, stated once the caller was let to one of them. Nothing stated is a
-- guest, to whom nothing here belongs. The house's own work (jobs, the outbox's readers, sign-in) is done as the owner of the tables.
do $$ begin
  if not exists (select from pg_roles where rolname = 'xl_people') then
    begin
      create role xl_people nologin;
    exception when duplicate_object or unique_violation then null; -- another database of this server was faster
    end;
  end if;
  begin
    execute format('grant xl_people to %I', current_user);
  exception when insufficient_privilege then null; -- granted before by whoever may
  end;
  set local role xl_people;
  reset role;
end $$;

create function me() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('xl.actor', true), '')::uuid
$$;
create function is_administrator() returns boolean language sql stable parallel safe as $$
  select 'Admins' = any (string_to_array(coalesce(current_setting('xl.roles', true), ''), ','))
$$;
create function deal() returns uuid[] language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('xl.deal', true), ''), '{}')::uuid[]
$$;

-- What policies ask of tables that have policies themselves. They run as the owner, so that no policy waits for another.
create function is_party_to(offer uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from offers where id = offer and (buyer = me() or (seller = me() and body ->> 'publishedDate' is not null)))
$$;
create function is_in_deal(offer uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from offer_assets where offer_id = offer and asset_id = any (deal()))
$$;
create function is_bidder(person uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from offers where buyer = person
    and ((seller = me() and body ->> 'publishedDate' is not null) or (cardinality(deal()) > 0 and is_in_deal(id)))
  )
$$;
-- The assets that binding offers tie to these, these among them.
create function tied_to(assets uuid[]) returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  with recursive tied (id) as (
    select id from unnest(assets) as named (id)
    union
    select other.asset_id from tied
    join offer_assets as mine on mine.asset_id = tied.id and mine.status in ('Published', 'BestAndFinal', 'Successful')
    join offer_assets as other on other.offer_id = mine.offer_id
  )
  select id from tied
$$;
create function assets_of(offer uuid) returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select asset_id from offer_assets where offer_id = offer
$$;
create function status_of(asset uuid) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select status from assets where id = asset
$$;
-- Ends of chains of the log: a number and a hash, and nothing of what happened.
create function chain_heads(chains text[]) returns table (chain text, sequence integer, hash text)
language sql stable security definer set search_path = public, pg_temp as $$
  select wanted.chain, head.sequence, head.hash from unnest(chains) as wanted (chain)
  cross join lateral (
    select events.sequence, events.hash from events where events.chain = wanted.chain order by events.sequence desc limit 1
  ) as head
$$;

-- An asset as those see it to whom it does not belong: what only its first owner and administrators may see has the value of nothing.
create function veiled(body jsonb) returns jsonb language sql immutable parallel safe as $$
  select body || '{"version": 0, "registrationStatus": null, "statusComment": null, "hold": null, "winnerOfferId": null, "numberOfActiveOffers": 0,
    "numberOfSelectedOffers": 0, "numberOfActiveBundles": 0, "numberOfOffers": 0}'
    || case when (body ->> 'contactsDisclosed')::boolean then '{}'::jsonb else '{"contacts": []}'::jsonb end
$$;
-- Assets that the caller may look at. Views run as their owner: this is the only way by which people read what is not theirs.
create view shown_assets as
  select id, case when owner = (select me()) or (select is_administrator()) then body else veiled(body) end as body, status, status_rank
  from assets
  where status_rank between 2 and 10 or owner = (select me()) or (select is_administrator()) or exists (
    select from offer_assets join offers on offers.id = offer_assets.offer_id
    where offer_assets.asset_id = assets.id and offers.buyer = (select me())
  );
-- The public listing, as an index can serve it: its filter is a constant.
create view listed_assets as
  select id, case when owner = (select me()) or (select is_administrator()) then body else veiled(body) end as body,
    owner, status, status_rank, loan_status, property_types, state, city, name, words, upb, created_at, published_at, interest_rate,
    maturity_date, case when owner = (select me()) or (select is_administrator()) then active_offers end as active_offers
  from assets where status_rank between 2 and 10;
-- All of them, for administrators: the trigram index is of no use where a policy has to be asked first.
create view all_assets as select * from assets where (select is_administrator());
-- The names of people who bid, for those to whom they bid.
create view bidders as
  select id, body ->> 'firstName' as first_name, body ->> 'lastName' as last_name from profiles
  where id = (select me()) or (select is_administrator()) or is_bidder(id);

alter table assets enable row level security;
create policy people on assets to xl_people
  using (owner = (select me()) or id = any ((select deal())::uuid[]) or (select is_administrator()));
alter table offers enable row level security;
create policy people on offers to xl_people
  using (
    buyer = (select me()) or (select is_administrator()) or (seller = (select me()) and body ->> 'publishedDate' is not null) or is_in_deal(id)
  )
  with check (buyer = (select me()) or (select is_administrator()) or is_in_deal(id));
alter table offer_assets enable row level security;
create policy people on offer_assets to xl_people
  using (asset_id = any ((select deal())::uuid[]) or (select is_administrator()) or is_party_to(offer_id));
alter table profiles enable row level security;
create policy people on profiles to xl_people
  using (id = (select me()) or (select is_administrator()) or is_bidder(id))
  with check (id = (select me()) or (select is_administrator()));
alter table role_requests enable row level security;
create policy people on role_requests to xl_people using (creator = (select me()) or (select is_administrator()));
alter table data_rooms enable row level security;
create policy people on data_rooms to xl_people using (owner = (select me()) or (select is_administrator()));
alter table documents enable row level security;
create policy people on documents to xl_people using (owner = (select me()) or (select is_administrator()));
alter table idempotent_answers enable row level security;
create policy people on idempotent_answers to xl_people using (caller = (select me()));
alter table asset_impressions enable row level security;
create policy people on asset_impressions to xl_people
  using (true) with check (exists (select from shown_assets where shown_assets.id = asset_id));
-- What happened is written in one's own name or in the scheduler's, and read back by nobody.
alter table events enable row level security;
create policy people on events for insert to xl_people with check (actor is null or actor = (select me())::text);
alter table outbox enable row level security;
create policy people on outbox for insert to xl_people with check (true);

grant usage on schema public to xl_people;
grant select, insert, update on
  assets, asset_impressions, offers, offer_assets, profiles, role_requests, data_rooms, documents, idempotent_answers to xl_people;
grant select on shown_assets, listed_assets, all_assets, bidders to xl_people;
grant insert on events, outbox to xl_people;
