/** Conversations for tests and stories. */
export { aConversation } from "./examples.ts"
