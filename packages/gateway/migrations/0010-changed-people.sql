-- Tells every gateway, as soon as it is so, that somebody's session is over or that a role is gone or new: open lines are looked at again.
-- By trigger, so that no way of ending a session, or of deleting an account or a profile, can forget to.
create function tell_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('xl_people', old."userId"::text);
  return null;
end $$;
create trigger told_when_over after delete on identity."session" for each row execute function tell_of_session();

create function tell_of_profile() returns trigger language plpgsql as $$
begin
  perform pg_notify('xl_people', old.id::text);
  return null;
end $$;
create trigger told_when_gone after delete on profiles for each row execute function tell_of_profile();
create trigger told_when_changed after update on profiles
  for each row when (old.roles is distinct from new.roles) execute function tell_of_profile();
