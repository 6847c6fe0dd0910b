/** Talks between one buyer and one seller about one loan: what is new, who is who, and how it is told. */
// Pulls in assets, messages, shared.
export { ChatConnection, FIRST_CONNECTION } from "./connection.ts"
export { chatHeading, type ChatSide, chatSide, conversationName, conversationsOf } from "./conversations.ts"
export {
  ChatAsset,
  ChatConversation,
  ChatMessage,
  ChatNotice,
  ChatPerson,
  ConversationSid,
  type ConversationSidBrand,
} from "./model.ts"
export { pseudonym, type ShownPerson, shownPerson } from "./people.ts"
export { byChatDay, type ChatDay, chatDay, chatTime } from "./times.ts"
export { allNewMessages, newMessages } from "./unread.ts"
export { messageToSend } from "./writing.ts"
