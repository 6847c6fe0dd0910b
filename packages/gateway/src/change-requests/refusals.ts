/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const REFUSALS = {
  withdrawChangeRequest: ["ChangeRequestDecided", "ChangeRequestNotFound"],
  approveChangeRequest: [
    "AssetStatusForbids",
    "ChangeRequestDecided",
    "ChangeRequestNotFound",
    "ChangeRequestStale",
    "PublicationIncomplete",
  ],
  declineChangeRequest: [
    "ChangeRequestDecided",
    "ChangeRequestNotFound",
    "ChangeRequestStale",
    "DeclineReasonRequired",
  ],
} as const
