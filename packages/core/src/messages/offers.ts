/** Why an offer ended without anybody choosing so; shown to its buyer. */
export const endReasons = {
  otherAccepted: "Another offer was accepted",
  assetGone: "An asset of this offer is no longer available",
  expired: "The listing has expired",
  withdrawn: "The seller withdrew the listing",
  revoked: "An administrator took the listing off the market",
  buyerLapsed: "The buyer did not accept the closing documents in time",
  sellerLapsed: "The seller did not accept the closing documents in time",
} as const
