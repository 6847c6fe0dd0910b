import * as t from "io-ts"

/** The 17 statuses, and nothing else, that are stored (SEL-148 ff.; docs/market-rules.md, "Assets"). */
export const AssetStatus = t.keyof(
  {
    Draft: null,
    Published: null,
    CallForOffers: null,
    BestAndFinal: null,
    "UnderSelection.CallForOffers": null,
    "UnderSelection.BestAndFinal": null,
    "ContractPending.CallForOffers": null,
    "ContractPending.BestAndFinal": null,
    UnderContract: null,
    Closed: null,
    "OnHold.Published": null,
    "OnHold.CallForOffers": null,
    "OnHold.BestAndFinal": null,
    ListingExpired: null,
    NoLongerListedForSale: null,
    Revoked: null,
    Deleted: null,
  },
  "AssetStatus",
)
export type AssetStatus = t.TypeOf<typeof AssetStatus>

/** The states of an offer (docs/market-rules.md, "Offer lifecycle"). */
export const OfferStatus = t.keyof(
  {
    Draft: null,
    Published: null,
    BestAndFinal: null,
    Successful: null,
    Declined: null,
    Withdrawn: null,
    Canceled: null,
  },
  "OfferStatus",
)
export type OfferStatus = t.TypeOf<typeof OfferStatus>

/** Who moved an offer last. */
export const StatusTrigger = t.keyof({ Buyer: null, Seller: null, Admin: null, Bot: null }, "StatusTrigger")
export type StatusTrigger = t.TypeOf<typeof StatusTrigger>
