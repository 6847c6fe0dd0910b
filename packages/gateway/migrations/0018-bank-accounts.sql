-- Bank accounts, each its owner's alone: administrators have no policy here. What would let anybody pay (tokens, numbers of people and
-- firms) stands in `body` sealed under a key of its own, and that key under the master key; of account numbers there is the end alone.
create table bank_accounts (
  id uuid primary key,
  body jsonb not null,
  owner uuid not null generated always as ((body ->> 'owner')::uuid) stored,
  created_at bigint not null generated always as ((body ->> 'creationDate')::bigint) stored
);
create index bank_accounts_of on bank_accounts (owner, created_at);

alter table bank_accounts enable row level security;
create policy people on bank_accounts to xl_people using (owner = (select me()));
grant select, insert, update on bank_accounts to xl_people;
