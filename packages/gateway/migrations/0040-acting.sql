-- Whoever acts in a seller's name states it in `xl.agent`, beside the settings of 0011.

-- Once a mandate is given or has ended, open lines of its Concierge are looked at again.
create function tell_of_mandate() returns trigger language plpgsql as $$
begin
  perform pg_notify('xl_people', new.concierge::text);
  return null;
end $$;
create trigger mandates_told after insert or update on mandates for each row execute function tell_of_mandate();

-- A seller's bank accounts and papers of identity are nobody else's business, whatever the gateway lets pass.
create policy not_by_agents on bank_accounts as restrictive to xl_people
  using (coalesce(current_setting('xl.agent', true), '') = '');
-- Nobody is given leave by somebody who acts on such leave.
create policy not_by_agents on mandates as restrictive to xl_people
  using (coalesce(current_setting('xl.agent', true), '') = '');
