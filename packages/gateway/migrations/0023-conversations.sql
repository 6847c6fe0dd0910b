-- Conversations between one buyer and one seller about one asset, and what was said in those that are kept here. Instants are
-- milliseconds since the Unix epoch.
create table conversations (
  sid text primary key,
  body jsonb not null,
  asset_id uuid not null generated always as ((body ->> 'assetId')::uuid) stored,
  seller_id uuid not null generated always as ((body ->> 'sellerId')::uuid) stored,
  buyer_id uuid not null generated always as ((body ->> 'buyerId')::uuid) stored,
  active_at bigint not null generated always as (coalesce((body ->> 'lastActivityAt')::bigint, (body ->> 'createdAt')::bigint)) stored,
  mail_due bigint generated always as (least((body -> 'buyer' ->> 'mailDue')::bigint, (body -> 'seller' ->> 'mailDue')::bigint)) stored,
  constraint conversations_one unique (asset_id, seller_id, buyer_id),
  constraint conversations_of_two check (body ->> 'sellerId' <> body ->> 'buyerId')
);
create index conversations_of_buyer on conversations (buyer_id, active_at desc, sid);
create index conversations_of_seller on conversations (seller_id, active_at desc, sid);
create index conversations_mail_due on conversations (mail_due) where mail_due is not null;

create table chat_messages (
  sid text not null references conversations on delete cascade,
  -- From 0 without a gap: whoever adds one holds the conversation.
  place integer not null check (place >= 0),
  author uuid not null,
  body text not null check (char_length(body) between 1 and 4000),
  at bigint not null,
  -- Its sender's: sent again under it, it is the same message.
  key uuid not null,
  primary key (sid, place),
  unique (sid, author, key)
);
create index chat_messages_of_author on chat_messages (author, at);

create function talks_in(conversation text) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from conversations where sid = conversation and (buyer_id = me() or seller_id = me()))
$$;

create function known_person(profile jsonb) returns jsonb language sql immutable parallel safe as $$
  select jsonb_build_object('email', profile -> 'email', 'firstName', profile -> 'firstName', 'lastName', profile -> 'lastName',
    'avatar', profile -> 'sellerProfile' -> 'avatar')
$$;
create function is_named(member jsonb, asset jsonb) returns boolean language sql immutable parallel safe as $$
  select member ->> 'leftAt' is null and (not (member ->> 'anonymous')::boolean or (asset ->> 'contactsDisclosed')::boolean)
$$;
-- A conversation for its two people, with what it is about, and of the other one nothing while that one is anonymous.
create view shown_conversations as
  select talk.sid, talk.body, talk.seller_id, talk.buyer_id, talk.active_at,
    jsonb_build_object(
      'id', assets.id,
      'name', coalesce(assets.body -> 'mainInfo' ->> 'title', assets.body -> 'mainInfo' ->> 'name'),
      'assetStatus', assets.body -> 'mainInfo' ->> 'assetStatus',
      'assetImage', case when assets.status_rank between 2 and 10 or talk.seller_id = (select me()) then assets.body -> 'images' ->> 0 end,
      'contactsDisclosed', (assets.body ->> 'contactsDisclosed')::boolean
    ) as asset,
    case when talk.buyer_id = (select me()) or is_named(talk.body -> 'buyer', assets.body) then known_person(buyers.body) end as buyer,
    case when talk.seller_id = (select me()) or is_named(talk.body -> 'seller', assets.body) then known_person(sellers.body) end as seller
  from conversations as talk
  join assets on assets.id = talk.asset_id
  left join profiles as buyers on buyers.id = talk.buyer_id
  left join profiles as sellers on sellers.id = talk.seller_id
  where talk.buyer_id = (select me()) or talk.seller_id = (select me());

-- Nobody but the two reads a conversation, administrators neither; and nobody writes in another's name.
alter table conversations enable row level security;
create policy people on conversations to xl_people using (buyer_id = (select me()) or seller_id = (select me()));
alter table chat_messages enable row level security;
create policy reading on chat_messages for select to xl_people using (talks_in(sid));
create policy writing on chat_messages for insert to xl_people with check (author = (select me()) and talks_in(sid));
grant select, insert, update on conversations to xl_people;
grant select, insert on chat_messages to xl_people;
grant select on shown_conversations to xl_people;
