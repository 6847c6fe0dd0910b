/** Talks between one buyer and one seller about one loan: what is new, who is who, and how it is told. */
// Pulls in assets, messages, shared.
export { ChatConnection, FIRST_CONNECTION } from "./connection.ts"
export { chatHeading, type ChatSide, chatSide, conversationName, conversationsOf } from "./conversations.ts"
export {
  ChatClosed,
  ChatMessageInvalid,
  ChatNotAnonymous,
  ChatNotFound,
  ChatOwnAsset,
  type ChatRefusal,
  ChatTooFast,
} from "./errors.ts"
export {
  ChatAsset,
  ChatConversation,
  ChatListing,
  ChatNotice,
  ChatPerson,
  ChatToken,
  ConversationSid,
  type ConversationSidBrand,
  HostedMessage,
  MessagePage,
} from "./model.ts"
export { pseudonym, type ShownPerson, shownPerson } from "./people.ts"
export { type ChatEvent, Chats, Conversations } from "./ports.ts"
export { chatSides } from "./sides.ts"
export { byChatDay, chatDay, chatTime } from "./times.ts"
export { allNewMessages, newMessages } from "./unread.ts"
export { MESSAGE_MAX, messageBody, messageToSend } from "./writing.ts"
