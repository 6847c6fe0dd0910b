create index asset_visits_of_asset on asset_visits (asset_id, latest_at);

-- What each member did with a listing, without saying who that is: for the asset's first owner and administrators.
create view listing_people as
  select people.asset_id, visits.latest_at, visits.total,
    exists (
      select from vdr_agreements where vdr_agreements.asset_id = people.asset_id and vdr_agreements.user_id = people.person
    ) as has_signed,
    exists (
      select from tier2_requests
      where tier2_requests.asset_id = people.asset_id and tier2_requests.user_id = people.person and tier2_requests.status = 'Approved'
    ) as is_admitted,
    people.has_acted
  from (
    select asset_id, person, bool_or(is_act) as has_acted
    from (
      select asset_id, visitor as person, false as is_act from asset_visits
      union all select asset_id, user_id, true from vdr_agreements
      union all select asset_id, user_id, true from tier2_requests
      union all select offer_assets.asset_id, offers.buyer, true from offer_assets join offers on offers.id = offer_assets.offer_id
        where offers.body ->> 'publishedDate' is not null
    ) as marks
    group by asset_id, person
  ) as people
  left join asset_visits as visits on visits.asset_id = people.asset_id and visits.visitor = people.person
  where (select is_administrator()) or owner_of(people.asset_id) = (select me());
grant select on listing_people to xl_people;
