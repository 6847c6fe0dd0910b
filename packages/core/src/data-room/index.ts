/** The documents of an asset in three tiers, and who reads which. Draws on assets and roles. */
// Pulls in accounts, assets, market, roles, shared.
export { mayReadTier, type Room, type Standing, type Tier, TIERS, WINNER_DAYS } from "./access.ts"
export { Tier2Request, Tier2RequestStatus } from "./model.ts"
