/** Conversations whose messages the hosted service keeps. Only where that is configured does a browser fetch it. */
export type { ClientLike, ConversationLike, MessageLike, PageLike, StateLike } from "./like.ts"
export { identityIn, twilioClient, twilioConversations, type TwilioParts } from "./conversations.ts"
