-- Approved funds count for the purchasing entity that they were approved for. Approvals from before are given their present entity.
update profiles
  set body = jsonb_set(body, '{buyerProfile,fundsEntity}', coalesce(body #> '{buyerProfile,purchasingEntity}', 'null'::jsonb))
  where body #>> '{buyerProfile,fundsApprovalDate}' is not null;

-- Offers that these buyers promise to pay, whoever sells: live, or won and not closed. To people only their own and those of who bids to them.
create function committed_offers(people uuid[]) returns table (buyer uuid, id uuid, status text, asset_status text, price bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select offers.buyer, offers.id, offers.status, assets.status, cents(offers.body -> 'terms' ->> 'bidPrice')
  from offers join assets on assets.id = (offers.body -> 'assets' -> 0 ->> 'id')::uuid
  where offers.buyer = any (people) and offers.status in ('Published', 'BestAndFinal', 'Successful') and assets.status <> 'Closed'
  and (current_setting('role') <> 'xl_people' or offers.buyer = me() or is_administrator() or is_bidder(offers.buyer))
$$;
create index offers_committed on offers (buyer) where status in ('Published', 'BestAndFinal', 'Successful');

create or replace view bidders as
  select id, body ->> 'firstName' as first_name, body ->> 'lastName' as last_name, body #>> '{buyerProfile,pofSum}' as pof_sum,
    body #>> '{buyerProfile,fundsEntity}' as funds_entity, body #>> '{buyerProfile,purchasingEntity}' as purchasing_entity
  from profiles
  where id = (select me()) or (select is_administrator()) or is_bidder(id);
