-- People as administrators look for them: a fragment of name, e-mail or company. Lines keep one from running into the next.
alter table profiles
  add column name text collate "C" not null generated always as (
    lower(trim(coalesce(body ->> 'firstName', '') || ' ' || coalesce(body ->> 'lastName', '')))
  ) stored,
  add column words text not null generated always as (
    lower(trim(coalesce(body ->> 'firstName', '') || ' ' || coalesce(body ->> 'lastName', '')) || E'\n' || (body ->> 'email') || E'\n'
      || coalesce(body ->> 'companyName', ''))
  ) stored,
  add column last_login bigint generated always as ((body ->> 'lastLogin')::bigint) stored,
  add column created_at bigint not null generated always as ((body ->> 'creationDate')::bigint) stored;
create index profiles_by_words on profiles using gin (words gin_trgm_ops);
-- All of them, for administrators: the trigram index is of no use where a policy has to be asked first.
create view all_profiles as select * from profiles where (select is_administrator());
grant select on all_profiles to xl_people;

-- One's favorites, the one added last first: title and status of each, whatever became of it. Whether more of one is shown decides
-- `shown_assets`.
create view favorite_assets as
  select assets.id, coalesce(nullif(assets.body -> 'mainInfo' ->> 'title', ''), assets.body -> 'mainInfo' ->> 'name') as title,
    assets.status, favorite.place
  from profiles
  cross join lateral jsonb_array_elements_text(coalesce(profiles.body -> 'favorites', '[]'::jsonb)) with ordinality as favorite (asset, place)
  join assets on assets.id = favorite.asset::uuid
  where profiles.id = (select me());
grant select on favorite_assets to xl_people;

-- What an administrator decided on the screen, over what the deployment says. One row, or none.
create table operator_settings (
  one boolean primary key default true check (one),
  body jsonb not null,
  changed_at bigint not null
);
