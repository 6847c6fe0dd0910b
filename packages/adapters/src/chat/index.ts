/** Conversations, asked of our own gateway. A door of its own: only an open chat fetches it. */
export { chatsGraphql } from "../graphql/chats.ts"
export { clientOver } from "../graphql/client.ts"
export { embeddedConversations } from "../graphql/embedded-conversations.ts"
