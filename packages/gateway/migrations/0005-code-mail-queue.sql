-- Mails with a code in them that are on their way. `sealed` is encrypted: a code in it opens an account.
create table code_mail_queue (
  position bigint generated always as identity primary key,
  sealed bytea not null,
  due_at timestamptz not null,
  expires_at timestamptz not null
);
create index code_mail_queue_due on code_mail_queue (due_at);
