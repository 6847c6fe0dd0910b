-- What a seller confirmed of facts that look wrong is the seller's and the administrators', like all that the wizard keeps of a listing.
create or replace function veiled(body jsonb) returns jsonb language sql immutable parallel safe as $$
  select body || '{"version": 0, "registrationStatus": null, "publicationRequestedAt": null, "statusComment": null, "hold": null, "winnerOfferId": null,
    "numberOfActiveOffers": 0, "numberOfSelectedOffers": 0, "numberOfActiveBundles": 0, "numberOfOffers": 0, "currentStep": null,
    "dueDiligenceVisited": false, "confirmedWarnings": []}'
    || jsonb_build_object('legal', coalesce(body -> 'legal', '{}') || '{"caConfirmed": false, "TOCConfirmed": false, "BDAConfirmed": false}')
    || case when (body ->> 'contactsDisclosed')::boolean then '{}'::jsonb else '{"contacts": []}'::jsonb end
$$;

-- One sum as a percentage of another, rounded half up to four decimals, exactly: the core's shareOf. Null where there is no whole.
create function percent_of(part bigint, whole bigint) returns numeric language sql immutable parallel safe as $$
  select div(2::numeric * part * 1000000 + whole, nullif(2::numeric * whole, 0)) / 10000
$$;

-- What the listing is filtered by.
alter table assets
  add column ltv numeric generated always as (
    percent_of(cents(body -> 'mainInfo' ->> 'upb'), cents(body -> 'noteOverview' -> 'estCollateralValue' ->> 'amount'))
  ) stored,
  add column dscr numeric generated always as ((body -> 'noteOverview' ->> 'dscr')::numeric) stored,
  add column occupancy numeric generated always as ((body -> 'propertyOverview' ->> 'occupancy')::numeric) stored,
  add column lien_position text generated always as (body -> 'noteOverview' ->> 'lienPosition') stored,
  add column rate_type text generated always as (
    coalesce(body -> 'noteOverview' ->> 'rateType', body -> 'noteOverview' ->> 'initialInterestType')
  ) stored;

create or replace view listed_assets as
  select id, case when owner = (select me()) or (select is_administrator()) then body else veiled(body) end as body,
    owner, status, status_rank, loan_status, property_types, state, city, name, words, upb, created_at, published_at, interest_rate,
    maturity_date, case when owner = (select me()) or (select is_administrator()) then active_offers end as active_offers,
    ltv, dscr, occupancy, lien_position, rate_type
  from assets where status_rank between 2 and 10;
create or replace view all_assets as select * from assets where (select is_administrator());
