/** One person and one asset: what was seen, signed and offered. Draws on assets, deposits and offers. */
// Pulls in assets, deposits, offers, periods, roles, shared.
export { AssetVisits, ExecutedAgreement, UserAsset, visitedAgain } from "./model.ts"
export { CopiesUnavailable, DATABASE_CHECK_MILLIS, OWN_COPIES_DATABASE, OwnCopies, UserAssets } from "./ports.ts"
