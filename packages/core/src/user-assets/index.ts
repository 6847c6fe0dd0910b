/** One person and one asset: what was seen, signed and offered. Draws on assets, deposits and offers. */
// Pulls in assets, deposits, offers, periods, roles, shared.
export { AssetVisits, ExecutedAgreement, UserAsset, visitedAgain } from "./model.ts"
