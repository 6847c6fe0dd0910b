-- What people had calculated, each its owner's alone: administrators have no policy here, for nobody's opinion of a loan is anybody
-- else's business. `body` is whole, as the core's codec writes it. Instants are milliseconds since the Unix epoch.
create table valuations (
  id uuid primary key,
  body jsonb not null,
  owner uuid not null generated always as ((body ->> 'owner')::uuid) stored,
  created_at bigint not null generated always as ((body ->> 'dateCreated')::bigint) stored
);
create index valuations_of on valuations (owner, created_at desc, id);

alter table valuations enable row level security;
create policy people on valuations to xl_people using (owner = (select me()));
grant select, insert, update on valuations to xl_people;

-- People have no right to delete rows of any table. These they may, through this and their own alone; the house may any.
create function delete_valuations(gone uuid[]) returns void language sql security definer set search_path = public, pg_temp as $$
  delete from valuations
  where id = any (gone) and (owner = me() or current_setting('role', true) is distinct from 'xl_people')
$$;
revoke execute on function delete_valuations(uuid[]) from public;
grant execute on function delete_valuations(uuid[]) to xl_people;
