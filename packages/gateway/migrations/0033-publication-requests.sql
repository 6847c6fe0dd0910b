-- When publication was requested last is its seller's and the administrators', like the request itself.
create or replace function veiled(body jsonb) returns jsonb language sql immutable parallel safe as $$
  select body || '{"version": 0, "registrationStatus": null, "publicationRequestedAt": null, "statusComment": null, "hold": null, "winnerOfferId": null,
    "numberOfActiveOffers": 0, "numberOfSelectedOffers": 0, "numberOfActiveBundles": 0, "numberOfOffers": 0, "currentStep": null,
    "dueDiligenceVisited": false}'
    || jsonb_build_object('legal', coalesce(body -> 'legal', '{}') || '{"caConfirmed": false, "TOCConfirmed": false, "BDAConfirmed": false}')
    || case when (body ->> 'contactsDisclosed')::boolean then '{}'::jsonb else '{"contacts": []}'::jsonb end
$$;

-- A request that waits today was the last change of its draft: nothing of it may change until it is answered.
update assets set body = jsonb_set(body, '{publicationRequestedAt}', body -> 'dateModified')
  where body ->> 'registrationStatus' = 'pending' and body -> 'publicationRequestedAt' is null;
