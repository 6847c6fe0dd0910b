-- What the wizard keeps of a listing is its seller's: the step it stands at, whether the room was looked at, what was confirmed. The words and
-- the form of the seller's own agreement stay, since whoever is to sign it reads them.
create or replace function veiled(body jsonb) returns jsonb language sql immutable parallel safe as $$
  select body || '{"version": 0, "registrationStatus": null, "statusComment": null, "hold": null, "winnerOfferId": null, "numberOfActiveOffers": 0,
    "numberOfSelectedOffers": 0, "numberOfActiveBundles": 0, "numberOfOffers": 0, "currentStep": null, "dueDiligenceVisited": false}'
    || jsonb_build_object('legal', coalesce(body -> 'legal', '{}') || '{"caConfirmed": false, "TOCConfirmed": false, "BDAConfirmed": false}')
    || case when (body ->> 'contactsDisclosed')::boolean then '{}'::jsonb else '{"contacts": []}'::jsonb end
$$;
