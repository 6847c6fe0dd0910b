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

/** Why an asset does not join those that were chosen for one offer. */
export const choiceTexts = {
  closed: "This asset does not take offers any more.",
  full: "A multi-asset offer takes 50 assets at most.",
  otherSeller: "A multi-asset offer takes assets of one seller. This asset is another seller's.",
  own: "You cannot make an offer on your own asset.",
} as const
