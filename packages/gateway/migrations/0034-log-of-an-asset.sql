-- The log for administrators, who read it on a deal's page: the rows with their hashes, so that a chain can be verified.
create view asset_log as
  select position, chain, sequence, at, type, subject, actor, actor_role, body, previous_hash, hash
  from events where (select is_administrator());

grant select on asset_log to xl_people;
