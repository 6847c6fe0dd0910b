/** One person and one asset: what was seen, signed and offered. Draws on assets, deposits and offers. */
export { AssetVisits, ExecutedAgreement, UserAsset, visitedAgain } from "./model.ts"
