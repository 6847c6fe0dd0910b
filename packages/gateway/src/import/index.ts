/** Loans from a table of public filings, as a seller would list them. */
export { chooseNumber } from "./choice.ts"
export { annualDebtService, collateralValue, isWholeLoan, shareOfLoan } from "./collateral-value.ts"
export { type ImportedListing, listingOf, type Mapped, type Retelling } from "./listing.ts"
export type { LoanRow } from "./loan-row.ts"
export { loanStatusOf } from "./loan-status.ts"
export { type Outcome, outcomes } from "./outcomes.ts"
export { report } from "./report.ts"
export { rowsOf } from "./table.ts"
export { DEMO_INDEX, DEMO_INDEX_RATE, floatingRate, type FloatingTerms, type ToldTerms } from "./told-terms.ts"
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
export { listLoan, type RoomFolders } from "./list-loan.ts"
export { type MarketDoor, openMarketDoor } from "./market-door.ts"
