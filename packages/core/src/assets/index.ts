/** Loans on the market: what they say, in which status they stand, and what may be asked of them. */
export * from "./errors.ts"
export { Address, Contact, Legal, MainInfo, NoteOverview, PropertyOverview } from "./facts.ts"
export { Asset, Hold, SalePeriods, TierIds } from "./model.ts"
export { AssetCatalog, type AssetEdit, Listings, type NewAsset, type PeriodPlan, type PlannedPeriod } from "./ports.ts"
export { type AssetSearch, AssetSort, DEFAULT_PAGE_SIZE, EVERYTHING, MOST_PAGE_SIZE, StatusFilter } from "./search.ts"
export { AssetStatus, BUYER_RELEVANT_STATUSES, isOpenToOffers, isPublic, OPEN_TO_OFFERS } from "./statuses.ts"
export { AssetCount, AssetPage, AssetView } from "./views.ts"
export { InterestType, LoanStatus, PropertyType, UnitOfMeasure, WizardStep } from "./vocabulary.ts"
