import type { AssetStatus } from "../kernel/statuses.ts"

/** The stated default of a seller-side search. */
export const SELLER_STATUSES: ReadonlyArray<AssetStatus> = [
  "Published",
  "CallForOffers",
  "BestAndFinal",
  "UnderSelection.CallForOffers",
  "UnderSelection.BestAndFinal",
  "ContractPending.CallForOffers",
  "ContractPending.BestAndFinal",
  "Closed",
  "Draft",
]

/** The seller's active list: the default with UnderContract and what is on hold. Source: docs/market-rules.md, "Lists". */
export const ACTIVE_LIST: ReadonlyArray<AssetStatus> = [
  ...SELLER_STATUSES,
  "UnderContract",
  "OnHold.Published",
  "OnHold.CallForOffers",
  "OnHold.BestAndFinal",
]

/** The seller's archive. Source: docs/market-rules.md, "Lists". */
export const ARCHIVE_LIST: ReadonlyArray<AssetStatus> = ["ListingExpired", "NoLongerListedForSale", "Revoked"]

/** Statuses in which a favorite is not counted. */
export const UNCOUNTED_FAVORITES: ReadonlyArray<AssetStatus> = [
  "Draft",
  "OnHold.Published",
  "OnHold.CallForOffers",
  "OnHold.BestAndFinal",
  "ListingExpired",
  "NoLongerListedForSale",
  "Revoked",
  "Deleted",
]

/** Assets that the list of an owner loads at a time. */
export const OWNER_ASSETS_SIZE = 50
/** Assets that the carousel loads. */
export const CAROUSEL_SIZE = 16
