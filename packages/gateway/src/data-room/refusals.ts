/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const REFUSALS = {
  requestTier2Access: ["AssetNotFound", "DataRoomClosed", "DataRoomOwn", "EmailNotVerified"],
  approveTier2Request: ["Tier2RequestDecided", "Tier2RequestNotFound"],
  declineTier2Request: ["Tier2RequestDecided", "Tier2RequestNotFound"],
} as const
