import type { AssetStatus } from "../kernel/statuses.ts"

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

/** Whether it was never published, or waits for its publication. */
export const isDraft = (status: AssetStatus): boolean => status === "Draft"

/** Whether somebody took it off the market for a while. */
export const isOnHold = (status: AssetStatus): boolean => status.startsWith("OnHold.")

/** Whether the seller is choosing among the offers. */
export const isUnderSelection = (status: AssetStatus): boolean => status.startsWith("UnderSelection.")

/** Whether a winner is chosen and the contract not yet made. */
export const isContractPending = (status: AssetStatus): boolean => status.startsWith("ContractPending.")

/** Whether its closing was confirmed. */
export const isClosed = (status: AssetStatus): boolean => status === "Closed"

/** Whether the contract is made: under contract, or closed. */
export const isSold = (status: AssetStatus): boolean => status === "UnderContract" || isClosed(status)

/** Whether an offer has won: from the seller's choice on. */
export const isWon = (status: AssetStatus): boolean => isContractPending(status) || isSold(status)

/** Whether its offers go on: on the market without a winner, or held. */
export const isOnMarket = (status: AssetStatus): boolean =>
  ["Published", "CallForOffers", "BestAndFinal"].includes(status) || isUnderSelection(status) || isOnHold(status)

/** The public statuses without ContractPending and UnderContract: what a count by property type counts. */
export const COUNTED_STATUSES: ReadonlyArray<AssetStatus> = BUYER_RELEVANT_STATUSES.filter(
  (status) => !isContractPending(status) && status !== "UnderContract",
)

/**
 * The order of a list by status, the most urgent last: descending, what takes offers until a deadline comes first and
 * what is sold after it. The nine public statuses stand together. Source: docs/adr/0009-order-by-status.md.
 */
export const STATUS_ORDER: ReadonlyArray<AssetStatus> = [
  "Draft",
  "Closed",
  "UnderContract",
  "ContractPending.BestAndFinal",
  "ContractPending.CallForOffers",
  "UnderSelection.BestAndFinal",
  "UnderSelection.CallForOffers",
  "BestAndFinal",
  "Published",
  "CallForOffers",
  "OnHold.Published",
  "OnHold.CallForOffers",
  "OnHold.BestAndFinal",
  "ListingExpired",
  "NoLongerListedForSale",
  "Revoked",
  "Deleted",
]
