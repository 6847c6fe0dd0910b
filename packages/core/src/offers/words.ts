import { type Cents, money } from "../shared/money-words.ts"

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

/** How an offer stands against the approved funds, in a word or two beside it. */
export const fundsMarkTexts = {
  offersAboveFunds: "Offers exceed approved funds",
  priceAboveFunds: "Price exceeds approved funds",
} as const

/** What the mark means to the seller and administrators, and what it leads to. */
export const fundsMarkHelp = {
  offersAboveFunds:
    "This buyer's live offers together are above the approved funds. The buyer can win only what the funds cover with all that is won and not closed.",
  priceAboveFunds:
    "This price alone is above the buyer's approved funds. The buyer can lower it, or win it after a proof of funds with a higher amount was approved.",
} as const

/** Asked about once more before an offer is sent that exceeds the approved funds with the other live offers. */
export const aggregateFundsWarning = (funds: {
  readonly approved: Cents
  readonly committed: Cents
  readonly price: Cents
}): string =>
  `Your other live offers come to ${money(funds.committed)}. With this one of ${money(funds.price)} they exceed your approved funds of ${money(funds.approved)}. The seller sees the mark “Offers exceed approved funds”, and you win only what the funds cover.`
