/** Conversations over GraphQL, and who keeps what is said in them. */
export { conversationHost } from "./conversation-host.ts"
export { embeddedHost } from "./embedded.ts"
export { hostedConversations } from "./hosted.ts"
export { REFUSALS as CHAT_REFUSALS } from "./refusals.ts"
export { chatResolvers } from "./resolvers.ts"
