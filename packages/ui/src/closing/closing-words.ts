import { isClosed } from "@xl/core/assets"
import type { ClosingParty, OfferView } from "@xl/core/offers"
import { money } from "../parts/index.ts"
import type { ClosingFacts } from "./closing-page-model.ts"

/** Names of the assets of an offer, or their number where there are more than two. */
export const assetsText = ({ assets }: Pick<OfferView, "assets">): string =>
  assets.length > 2 ? `${assets.length} assets` : assets.map(({ title }) => title).join(" and ")

/** The list from which a party opens its closings. */
export const HOME_OF: { readonly [Party in ClosingParty]: { readonly label: string; readonly href: string } } = {
  buyer: { label: "Your offers", href: "/buyer" },
  seller: { label: "Your assets", href: "/seller/filters/active" },
}

/** What a party agrees to by accepting, before it is asked once more. */
export const consequenceText = (party: ClosingParty, offer: OfferView): string => {
  const [price, assets] = [money(offer.terms.bidPrice), assetsText(offer)]
  return party === "buyer"
    ? `You agree to buy ${assets} for ${price} on the terms shown. The seller is asked to accept next. Your acceptance cannot be taken back.`
    : `You agree to sell ${assets} for ${price} on the terms shown. The sale is under contract at once, and every other active offer is declined. Your acceptance cannot be taken back.`
}

/** What happened by the acceptance, and since. */
export const acceptedText = (party: ClosingParty, { asset, offer }: Pick<ClosingFacts, "asset" | "offer">): string => {
  if (isClosed(asset.status)) return "Both sides accepted the closing documents, and the sale is closed."
  if (party === "seller")
    return "You accepted the closing documents. The sale is under contract, and the buyer was told."
  return offer.closingPhase === "completed"
    ? "Both sides accepted the closing documents. The sale is under contract."
    : "You accepted the closing documents. The seller was told and is asked to accept next."
}
