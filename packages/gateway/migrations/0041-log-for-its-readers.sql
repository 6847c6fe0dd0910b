-- The whole log is searched by day, by who acted and by kind, newest first.
create index events_by_day on events (at, position);
create index events_by_actor on events (actor, position) where actor is not null;
create index events_by_type on events (type, position);

-- The log of a deal as far as its parties may read it; the core narrows it further. The seller reads the asset's events and those of offers
-- since they were sent. A bidder reads their own acts, offers and requests, and of the asset what everybody sees happen.
create view party_log as
  select events.chain, events.sequence, events.at, events.type, events.subject, events.actor, events.actor_role,
    case
      when reader.side = 'buyer' and events.type = 'AssetStatusChanged' then jsonb_build_object(
        'before', jsonb_build_object('status', events.body #> '{before,status}'),
        'after', jsonb_build_object('status', events.body #> '{after,status}'))
      else events.body
    end as body,
    reader.side, coalesce(events.actor = (select me())::text, false) as is_own,
    coalesce(offer.buyer = (select me()), request.is_mine, false) as is_on_own, offer.id is not null as is_on_offer, offer.sent_at
  from events
  cross join lateral (
    select case
      when owner_of(events.chain::uuid) = (select me()) then 'seller'
      when exists (
        select from offer_assets join offers on offers.id = offer_assets.offer_id
        where offer_assets.asset_id = events.chain::uuid and offers.buyer = (select me())
      ) then 'buyer'
    end as side
  ) as reader
  left join lateral (
    select offers.id, offers.buyer, (offers.body ->> 'publishedDate')::bigint as sent_at
    from offer_assets join offers on offers.id = offer_assets.offer_id
    where offer_assets.asset_id = events.chain::uuid and offers.id::text = events.subject
  ) as offer on true
  left join lateral (
    select true as is_mine from tier2_requests
    where tier2_requests.asset_id = events.chain::uuid and tier2_requests.user_id = (select me())
      and tier2_requests.id::text = events.subject
  ) as request on true
  where events.type not in ('DocumentRead', 'PrivateDataRead') and (
    (reader.side = 'seller' and (offer.id is null or offer.sent_at <= events.at))
    or (reader.side = 'buyer' and (
      events.actor = (select me())::text or offer.buyer = (select me()) or request.is_mine
      or (events.subject = events.chain and events.type in ('AssetPeriodsPlanned', 'AssetStatusChanged', 'ListingChanged'))
    ))
  );
grant select on party_log to xl_people;

-- The seals for administrators, who check the log on the screen.
create view all_seals as select * from seals where (select is_administrator());
grant select on all_seals to xl_people;
