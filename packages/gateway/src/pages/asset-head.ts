import { type AssetView, titleOf } from "@xl/core/assets"
import { money, US_STATES } from "@xl/core/shared"
import type { Head } from "../http/index.ts"

/** "Austin, Texas", or what is known of it. */
const placeOf = ({ mainInfo: { address } }: AssetView): string =>
  [address.city, address.state === "Various" ? "various states" : US_STATES[address.state]].filter(Boolean).join(", ")

/** "Non-performing loan on real estate (retail) in Austin, Texas: $10,000,000 unpaid, rate 4.75%, matures 2026-05-01." */
const sentenceOf = (asset: AssetView): string => {
  const { assetStatus, propertyType, upb } = asset.mainInfo
  const { currentInterestRate: rate, maturityDate } = asset.noteOverview
  const kind = (assetStatus ?? "Loan").toLowerCase()
  const property = propertyType.length > 0 ? ` (${propertyType.join(", ").toLowerCase()})` : ""
  const figures = [
    upb === null ? "" : `${money(upb)} unpaid`,
    rate === null ? "" : `rate ${rate / 10_000}%`,
    maturityDate === null ? "" : `matures ${maturityDate}`,
  ].filter(Boolean)
  const said = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} on real estate${property} in ${placeOf(asset)}`
  return `${said}${figures.length > 0 ? `: ${figures.join(", ")}` : ""}.`
}

/** Only what is for sale has an offer, and only at a price that the seller named. */
const offerOf = ({ mainInfo: { listingPrice } }: AssetView, url: string) =>
  listingPrice === null
    ? {}
    : { offers: { "@type": "Offer", price: (listingPrice / 100).toFixed(2), priceCurrency: "USD", url } }

/** The head of a loan's page, from what its reader may see. */
export const assetHead = (asset: AssetView, origin: string): Head => {
  const [picture] = asset.images
  const image = picture === undefined ? {} : { image: `/pictures/${picture}` }
  const url = `${origin}/asset/${asset.id}`
  return {
    title: `${titleOf(asset)} | XL`,
    description: sentenceOf(asset),
    ...image,
    jsonLd: {
      "@context": "https://schema.org",
      "@type": "Product",
      name: titleOf(asset),
      description: sentenceOf(asset),
      category: "Commercial real-estate loan",
      url,
      ...(picture === undefined ? {} : { image: `${origin}/pictures/${picture}` }),
      ...offerOf(asset, url),
    },
  }
}
