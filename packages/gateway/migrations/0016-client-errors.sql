-- What went wrong in browsers: streams, one a day and browser session, and their entries, scrubbed before they came and again here.
-- Instants are milliseconds since the Unix epoch. `token` counts the calls; the next one has to name it.
create table client_log_streams (
  name text primary key,
  created_at bigint not null,
  token integer not null default 0
);
create table client_errors (
  id uuid primary key,
  stream text not null references client_log_streams on delete cascade,
  timestamp bigint not null,
  received_at bigint not null,
  who uuid,
  message text not null
);
create index client_errors_newest on client_errors (received_at desc, id);
create index client_errors_of_stream on client_errors (stream);

-- Anybody writes, guests included, and in nobody else's name; administrators alone read.
alter table client_log_streams enable row level security;
create policy people on client_log_streams to xl_people using (true) with check (true);
alter table client_errors enable row level security;
create policy writing on client_errors for insert to xl_people with check (who is null or who = (select me()));
create policy reading on client_errors for select to xl_people using ((select is_administrator()));
grant select, insert, update on client_log_streams to xl_people;
grant select, insert on client_errors to xl_people;
