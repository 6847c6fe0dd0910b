import * as t from "io-ts"

/** The 17 statuses, and nothing else, that are stored (SEL-148 ff.; decisions.md, "Assets"). */
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

/** The nine statuses in which a public search and the public asset page show an asset. */
export const BUYER_RELEVANT_STATUSES = [
  "Published",
  "CallForOffers",
  "BestAndFinal",
  "UnderSelection.CallForOffers",
  "UnderSelection.BestAndFinal",
  "ContractPending.CallForOffers",
  "ContractPending.BestAndFinal",
  "UnderContract",
  "Closed",
] as const satisfies ReadonlyArray<AssetStatus>

/** Statuses in which offers may be made. */
export const OPEN_TO_OFFERS = ["Published", "CallForOffers"] as const satisfies ReadonlyArray<AssetStatus>

/** Whether everybody may see an asset in this status. */
export const isPublic = (status: AssetStatus): boolean =>
  (BUYER_RELEVANT_STATUSES as ReadonlyArray<AssetStatus>).includes(status)

/** Whether an asset in this status takes new offers. */
export const isOpenToOffers = (status: AssetStatus): boolean =>
  (OPEN_TO_OFFERS as ReadonlyArray<AssetStatus>).includes(status)
