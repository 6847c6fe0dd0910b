-- How many people keep a listing as a favorite, its own owner aside, and not who: for the asset's first owner and administrators. It is counted
-- when it is asked for, by the index on everybody's lists, so that no counter can differ from them.
create view listing_favorites as
  select assets.id as asset_id, (
    select count(*) from profiles
    where profiles.body -> 'favorites' @> to_jsonb(assets.id::text) and profiles.id is distinct from assets.owner
  ) as total
  from assets
  where assets.owner = (select me()) or (select is_administrator());
grant select on listing_favorites to xl_people;
