-- What people were told, kept until they have read it and for half a year: a row beside each mail, and beside a buyer's role as it
-- comes and goes. Words are not stored: `kind` and `facts` are put into words when somebody looks. Instants are milliseconds since
-- the Unix epoch, by the gateway's clock.
create table notices (
  id uuid primary key,
  recipient uuid not null,
  kind text not null,
  facts jsonb not null,
  at bigint not null,
  read_at bigint
);
create index notices_of_recipient on notices (recipient, at desc, id);
create index notices_unread on notices (recipient) where read_at is null;
create index notices_old on notices (at);

-- Whoever does something writes what another is told of it, and reads his own alone; administrators have no part in others' notices.
alter table notices enable row level security;
create policy own on notices for select to xl_people using (recipient = (select me()));
create policy reading on notices for update to xl_people using (recipient = (select me())) with check (recipient = (select me()));
create policy telling on notices for insert to xl_people with check (true);
grant select, insert, update (read_at) on notices to xl_people;
