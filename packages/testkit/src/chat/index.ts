/** Conversations for tests and stories, in memory. */
export { conversationsInMemory } from "./conversations.ts"
export { aConversation, aKeptConversation, aKeptMessage } from "./examples.ts"
export { HostedService } from "./hosted.ts"
export { chatsInMemory } from "./in-memory.ts"
