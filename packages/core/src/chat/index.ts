/** Talks between one buyer and one seller about one loan: what is new, who is who, and how it is told. */
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
export { ChatAsset, ChatConversation, ChatListing, ChatPerson, ChatToken, HostedMessage, MessagePage } from "./model.ts"
export { pseudonym, type ShownPerson, shownPerson } from "./people.ts"
export { type ChatEvent, Chats, Conversations } from "./ports.ts"
export { chatSides } from "./sides.ts"
export { byChatDay, chatDay, chatTime } from "./times.ts"
export { allNewMessages, newMessages } from "./unread.ts"
export { MESSAGE_MAX, messageBody, messageToSend } from "./writing.ts"
export { AWAY_MILLIS, nextMail, sideIn } from "./decisions.ts"
export { ConversationHost } from "./host.ts"
export { KeptConversation, KeptMessage, MessageKey } from "./kept.ts"
export { isChatEvent } from "./live.ts"
export { chatAsset } from "./picture.ts"
export { chatView, type KnownPerson, UNNAMED } from "./view.ts"
export { chatConnectionTexts, chatHeadings } from "./words.ts"
