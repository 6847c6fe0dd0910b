/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const REFUSALS = {
  sendAnonymousAssetMessage: [
    "AssetNotFound",
    "ChatClosed",
    "ChatNotAnonymous",
    "ChatOwnAsset",
    "ChatTooFast",
    "ContactFieldsInvalid",
    "EmailNotVerified",
  ],
  createChat: ["AssetNotFound", "ChatOwnAsset", "EmailNotVerified", "OfferNotFound"],
  getOrCreateMessageAllChats: ["AssetNotFound", "EmailNotVerified"],
  addChatInfo: ["ChatNotFound"],
  noticeMessageAdded: ["ChatClosed", "ChatMessageInvalid", "ChatNotFound", "EmailNotVerified"],
  sendChatMessage: ["ChatClosed", "ChatMessageInvalid", "ChatNotFound", "ChatTooFast", "EmailNotVerified"],
  markChatRead: ["ChatNotFound"],
} as const
