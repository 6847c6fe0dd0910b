-- The documents of a closing: each kept whole in `body` as the core's codec writes it, one of a type for an offer. Its copies lie among the
-- documents, one for each party. Instants are milliseconds since the Unix epoch.
create table legal_documents (
  offer_id uuid not null references offers,
  doc_type text not null,
  body jsonb not null,
  state text not null generated always as (body ->> 'state') stored,
  -- When it is to be made, or tried again; null where nothing is due.
  due_at bigint generated always as ((body ->> 'dueAt')::bigint) stored,
  failed_at bigint generated always as ((body -> 'failure' ->> 'at')::bigint) stored,
  primary key (offer_id, doc_type)
);
create index legal_documents_due on legal_documents (due_at) where due_at is not null;
create index legal_documents_failed on legal_documents (failed_at desc) where state = 'failed';

-- Both parties have to do with it, and administrators.
alter table legal_documents enable row level security;
create policy people on legal_documents to xl_people using (is_party_to(offer_id) or (select is_administrator()));
grant select, insert, update on legal_documents to xl_people;
