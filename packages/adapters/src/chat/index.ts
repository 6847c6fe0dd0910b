/** Conversations, asked of our own gateway. A door of its own: only an open chat fetches it. */
export { chatsGraphql } from "../graphql/chats.ts"
export { askerOver } from "../graphql/asker.ts"
export { embeddedConversations } from "../graphql/embedded-conversations.ts"
