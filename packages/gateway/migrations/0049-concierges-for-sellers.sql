-- Who is a Concierge is told to sellers, who give mandates, and to administrators; before, the database told whoever was signed in.
create or replace view concierges as
  select id, body ->> 'firstName' as first_name, body ->> 'lastName' as last_name, body ->> 'companyName' as company_name
  from profiles where roles @> array['Concierges'] and (select me()) is not null
    and ((select is_administrator()) or 'Sellers' = any (string_to_array(coalesce(current_setting('xl.roles', true), ''), ',')));
