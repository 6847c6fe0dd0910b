/** The documents of an asset in three tiers, and who reads which. Draws on assets and roles. */
// Pulls in accounts, assets, market, roles, shared.
export { mayReadTier, type Room, type Standing, type Tier, TIERS, WINNER_DAYS } from "./access.ts"
export { DataRoomClosed, DataRoomOwn, Tier2RequestDecided, Tier2RequestNotFound } from "./errors.ts"
export { Tier2Request, Tier2Requests, Tier2RequestStatus, Tier2RequestView } from "./model.ts"
export { DataRooms } from "./ports.ts"
export { tier2Standing, type Tier2Standing, tiersRead } from "./standing.ts"
