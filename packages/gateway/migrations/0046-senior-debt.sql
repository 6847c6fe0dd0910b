-- Loan to value counts the debt that is paid before a second lien or mezzanine loan, as the core's loanToValue does; where that is not known,
-- neither is the ratio. The views read the column, so they are made anew.
drop view listed_assets;
drop view all_assets;
alter table assets drop column ltv;
alter table assets
  add column ltv numeric generated always as (
    percent_of(
      cents(body -> 'mainInfo' ->> 'upb') + case when body -> 'noteOverview' ->> 'lienPosition' in ('Second', 'Mezzanine')
        then cents(body -> 'noteOverview' -> 'seniorBalance' ->> 'amount') else 0 end,
      cents(body -> 'noteOverview' -> 'estCollateralValue' ->> 'amount')
    )
  ) stored;

create view listed_assets as
  select id, case when owner = (select me()) or (select is_administrator()) then body else veiled(body) end as body,
    owner, status, status_rank, loan_status, property_types, state, city, name, words, upb, created_at, published_at, interest_rate,
    maturity_date, case when owner = (select me()) or (select is_administrator()) then active_offers end as active_offers,
    ltv, dscr, occupancy, lien_position, rate_type, street, country, zip
  from assets where status_rank between 2 and 10;
create view all_assets as select * from assets where (select is_administrator());
grant select on listed_assets, all_assets to xl_people;
