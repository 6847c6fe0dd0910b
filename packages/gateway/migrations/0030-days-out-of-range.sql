-- Days are taken from 1900 to 2100 only. What was stored before is kept as it is, and administrators are told of it: whose it is, in which
-- field and what it says. Of a valuation its owner is told instead, as it is nobody else's business. Nothing is changed here, as nobody but its
-- owner knows the right day.
insert into notices (id, recipient, kind, facts, at)
  with stored as (
    select 'asset' as noun, id, body -> 'mainInfo' ->> 'name' as name, null::uuid as owner, body from assets
    union all select 'offer', id, null, null, body from offers
    union all select 'deposit', id, null, null, body from deposits
    union all select 'valuation', id, null, owner, body from valuations
    union all select 'profile', id, email, null, body from profiles
    union all select 'request', id, null, null, body from role_requests
  ), days as (
    select noun, id, name, owner, field ->> 'key' as field, left(field ->> 'value', 10) as day from stored, jsonb_path_query(
      body,
      'strict $.** ? (@.type() == "object").keyvalue() ? (@.value.type() == "string" && @.value like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T00:00:00[.]000Z)?$")',
      silent => true
    ) as field
  ), told as (
    select distinct noun, id, name, owner, field, day from days where left(day, 4)::integer not between 1900 and 2100
  )
  select gen_random_uuid(), people.id, 'dayOutOfRange',
    jsonb_strip_nulls(jsonb_build_object('noun', told.noun, 'id', told.id, 'name', told.name, 'field', told.field, 'day', told.day)),
    (extract(epoch from now()) * 1000)::bigint
  from told join profiles as people on people.id = told.owner or (told.owner is null and 'Admins' = any (people.roles));
