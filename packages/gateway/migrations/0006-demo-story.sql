-- At most one row: the demo market's story, which is told before the doors open. While `told_at` is null it is not finished.
create table demo_story (
  single boolean primary key default true check (single),
  begun_at timestamptz not null default now(),
  told_at timestamptz
);
