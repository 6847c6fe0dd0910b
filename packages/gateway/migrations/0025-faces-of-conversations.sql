-- A conversation shows the asset's picture, or the drawing that stands for it, which is made of more than the picture's key: the asset as
-- anybody sees it who does not own it.
create or replace view shown_conversations as
  select talk.sid, talk.body, talk.seller_id, talk.buyer_id, talk.active_at, veiled(assets.body) as asset,
    case when talk.buyer_id = (select me()) or is_named(talk.body -> 'buyer', assets.body) then known_person(buyers.body) end as buyer,
    case when talk.seller_id = (select me()) or is_named(talk.body -> 'seller', assets.body) then known_person(sellers.body) end as seller
  from conversations as talk
  join assets on assets.id = talk.asset_id
  left join profiles as buyers on buyers.id = talk.buyer_id
  left join profiles as sellers on sellers.id = talk.seller_id
  where talk.buyer_id = (select me()) or talk.seller_id = (select me());
