-- A seller's note to who reviews the listing is the seller's and the administrators'.
create or replace function veiled(body jsonb) returns jsonb language sql immutable parallel safe as $$
  select body || '{"version": 0, "registrationStatus": null, "publicationRequestedAt": null, "publicationNote": null, "statusComment": null,
    "hold": null, "winnerOfferId": null, "numberOfActiveOffers": 0, "numberOfSelectedOffers": 0, "numberOfActiveBundles": 0, "numberOfOffers": 0,
    "currentStep": null, "dueDiligenceVisited": false, "confirmedWarnings": []}'
    || jsonb_build_object('legal', coalesce(body -> 'legal', '{}') || '{"caConfirmed": false, "TOCConfirmed": false, "BDAConfirmed": false}')
    || case when (body ->> 'contactsDisclosed')::boolean then '{}'::jsonb else '{"contacts": []}'::jsonb end
$$;
