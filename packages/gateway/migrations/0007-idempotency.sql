-- What a mutation with an idempotency key came to, written in the transaction that did it: the same key gives the same answer again,
-- and nothing is done twice. `request` is the hash of the operation and its arguments, `place` the transaction's place in it.
create table idempotent_answers (
  caller uuid not null,
  key text not null,
  request text not null,
  place smallint not null,
  answer jsonb not null,
  answered_at timestamptz not null default now(),
  primary key (caller, key, request, place)
);
create index idempotent_answers_old on idempotent_answers (answered_at);
