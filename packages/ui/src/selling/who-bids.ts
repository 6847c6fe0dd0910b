import type { OfferView } from "@xl/core/offers"

/** The buyer's name where it may be known, and for how many assets the offer is. */
export const whoBids = ({ assets, buyerName }: OfferView): string =>
  `${buyerName ?? "Buyer"}${assets.length > 1 ? `, for ${assets.length} assets` : ""}`
