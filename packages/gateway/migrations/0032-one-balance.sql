-- A listing keeps one balance, mainInfo.upb. Where the two that it had differ, upb stays: search, cards, the listing's page, alerts and the loan to
-- value have shown it to buyers all along, and upbDate is its day. The principal balance, then the note's, counts where there was no upb.
-- Each offer keeps a copy of its listings' balance for its percentages: a copy of the old principal balance becomes the unpaid one.
-- A copy that is neither, taken before the seller changed the listing, stays.
create function pg_temp.balance_of(listing jsonb) returns jsonb language sql immutable as $$
  select coalesce(nullif(listing #> '{mainInfo,upb}', 'null'), listing #> '{mainInfo,principalBalance,amount}',
    listing #> '{noteOverview,unpaidPrincipalBalance,amount}', 'null')
$$;

update offers set body = jsonb_set(body, '{assets}', (
  select jsonb_agg(
    case when cents(bid ->> 'principalBalance') = cents(assets.body #>> '{mainInfo,principalBalance,amount}')
      and pg_temp.balance_of(assets.body) <> 'null'
    then bid || jsonb_build_object('principalBalance', pg_temp.balance_of(assets.body)) else bid end order by place)
  from jsonb_array_elements(offers.body -> 'assets') with ordinality as bids (bid, place)
  left join assets on assets.id = (bid ->> 'id')::uuid
)) where jsonb_array_length(body -> 'assets') > 0;

update assets set body = jsonb_set(
  body #- '{mainInfo,principalBalance}' #- '{noteOverview,unpaidPrincipalBalance}', '{mainInfo,upb}', pg_temp.balance_of(body)
);
