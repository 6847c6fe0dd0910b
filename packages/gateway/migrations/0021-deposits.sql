-- Earnest money. `deposits` holds each offer's deposit whole, as the core's codec writes it; the books and the history are apart from it
-- and only grow: no right, and no trigger, lets anybody change or take back a line. Money is whole cents, instants are milliseconds since
-- the Unix epoch. A deposit that was told of before this is taken into the books with the next thing that happens to it.
create table deposits (
  id uuid primary key references offers,
  body jsonb not null
);

-- Double entry: the postings of an entry add up to zero, and what is held of an offer's money, with what its buyer owes again, is never
-- below zero. Both are looked at when the transaction ends.
create table deposit_postings (
  entry text not null,
  account text not null check (account in ('buyer', 'escrow', 'seller', 'admin', 'receivable:buyer')),
  offer_id uuid not null,
  amount bigint not null check (amount between -1000000000000000 and 1000000000000000),
  primary key (entry, account)
);
create index deposit_postings_of_offer on deposit_postings (offer_id);

create function deposit_books_agree() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select sum(amount) from deposit_postings where entry = new.entry) <> 0 then
    raise exception 'The postings of % do not add up to zero', new.entry using errcode = 'check_violation', constraint = 'deposit_postings_balance';
  end if;
  if (select sum(amount) from deposit_postings where offer_id = new.offer_id and account in ('escrow', 'receivable:buyer')) < 0 then
    raise exception 'More of % is paid out than was held', new.offer_id using errcode = 'check_violation', constraint = 'deposit_postings_held';
  end if;
  return null;
end
$$;
create constraint trigger deposit_postings_balance after insert on deposit_postings
  deferrable initially deferred for each row execute function deposit_books_agree();

-- What became known of each transfer, and when.
create table deposit_history (
  offer_id uuid not null,
  leg text not null check (leg in ('fund', 'refundToBuyer', 'withdrawToSeller', 'withdrawToAdmin')),
  attempt integer not null check (attempt > 0),
  fact text not null check (fact in ('requested', 'pending', 'inProgress', 'paid', 'fundFailed')),
  at bigint not null,
  amount bigint not null check (amount >= 0),
  code text,
  reason text,
  primary key (offer_id, leg, attempt, fact, at)
);

create trigger append_only before update or delete on deposit_postings for each row execute function refuse_change();
create trigger append_only before update or delete on deposit_history for each row execute function refuse_change();
create trigger never_emptied before truncate on deposit_postings for each statement execute function refuse_change();
create trigger never_emptied before truncate on deposit_history for each statement execute function refuse_change();

-- A deposit is its buyer's, the seller's once the offer reached him, and the administrators'; whoever was let to the deal decides on it.
alter table deposits enable row level security;
create policy people on deposits to xl_people
  using (is_party_to(id) or (select is_administrator()) or is_in_deal(id))
  with check (is_in_deal(id));
alter table deposit_postings enable row level security;
create policy people on deposit_postings to xl_people
  using (is_party_to(offer_id) or (select is_administrator()) or is_in_deal(offer_id))
  with check (is_in_deal(offer_id));
alter table deposit_history enable row level security;
create policy people on deposit_history to xl_people
  using (is_party_to(offer_id) or (select is_administrator()) or is_in_deal(offer_id))
  with check (is_in_deal(offer_id));
grant select, insert, update on deposits to xl_people;
grant select, insert on deposit_postings, deposit_history to xl_people;
