-- What every noun stands on: the log of what happened, its seals, what leaves the house because of it, and the demo's clock.

-- Append-only and hash-chained: `hash` covers the row's content and the hash before it in the same chain.
create table events (
  position bigint generated always as identity primary key,
  chain text not null,
  sequence integer not null check (sequence > 0),
  at bigint not null,
  type text not null,
  subject text not null,
  actor text,
  actor_role text not null,
  body jsonb not null,
  previous_hash text not null,
  hash text not null,
  unique (chain, sequence)
);
create index events_by_subject on events (subject, position);

-- Each seal covers the events after the seal before it, up to `last_position`.
create table seals (
  number integer primary key,
  sealed_at timestamptz not null default now(),
  last_position bigint not null,
  root text not null,
  previous_hash text not null,
  hash text not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger append_only before update or delete on events for each row execute function refuse_change();
create trigger append_only before update or delete on seals for each row execute function refuse_change();
create trigger never_emptied before truncate on events for each statement execute function refuse_change();
create trigger never_emptied before truncate on seals for each statement execute function refuse_change();

-- `transaction_id` finds rows whose transaction committed late, which `position` alone would skip.
create table outbox (
  position bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  written_at timestamptz not null default now(),
  tag text not null,
  audience jsonb,
  body jsonb not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index outbox_by_transaction on outbox (transaction_id);
create index outbox_due on outbox (due_at) where tag <> 'live' and delivered_at is null;
create index outbox_old on outbox (written_at);

-- At most one row: how far the demo's clock is ahead of the real one, in milliseconds.
create table demo_clock (
  single boolean primary key default true check (single),
  ahead bigint not null
);
