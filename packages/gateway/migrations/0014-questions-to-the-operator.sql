-- Which questions to the operator have arrived, so that one sent again is mailed once. A row is the hash of who asked, of the name that the
-- sender gave to the attempt and of what was asked; what was asked stands in the outbox alone.
create table contact_attempts (
  attempt bytea primary key,
  received_at timestamptz not null default now()
);
create index contact_attempts_old on contact_attempts (received_at);
