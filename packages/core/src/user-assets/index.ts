/** One person and one asset: what was seen, signed and offered. Draws on assets and offers. */
export { AssetVisits, ExecutedAgreement, UserAsset, visitedAgain } from "./model.ts"
export { CopiesUnavailable, DATABASE_CHECK_MILLIS, OWN_COPIES_DATABASE, OwnCopies, UserAssets } from "./ports.ts"
