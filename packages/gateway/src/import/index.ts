/** Loans from a table of public filings, as a seller would list them. */
export { type ImportedListing, listingOf, type Mapped } from "./listing.ts"
export { type Outcome, outcomes } from "./outcomes.ts"
export { report } from "./report.ts"
export { rowsOf } from "./table.ts"
export {
  type Ask,
  askAsset,
  askOffer,
  type AssetAnswer,
  documentOf,
  done,
  type OfferAnswer,
  type Variables,
} from "./ask.ts"
export { drawPictures } from "./draw-pictures.ts"
export { drawnKeys } from "./drawn-pictures.ts"
export { importListings } from "./import-listings.ts"
export { listLoan } from "./list-loan.ts"
export { type MarketDoor, openMarketDoor } from "./market-door.ts"
