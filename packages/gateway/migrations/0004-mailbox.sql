-- What a demo without a mail server would have sent, for its mailbox page. Empty in production.
create table dev_mailbox (
  position bigint generated always as identity primary key,
  at timestamptz not null default now(),
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null
);
