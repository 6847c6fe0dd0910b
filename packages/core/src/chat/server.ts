/** What opens conversations and keeps what is said in them. For the gateway and testkit alone. */
export { AWAY_MILLIS, leftBy, nextMail, opened, sideIn } from "./decisions.ts"
export { ConversationHost } from "./host.ts"
export { KeptConversation, KeptMember, KeptMessage, MessageKey } from "./kept.ts"
export { type ChatLiveEvent, isChatEvent } from "./live.ts"
export { mailAway } from "./mail-away.ts"
export { openAllChats, openChat } from "./open-chats.ts"
export { addChatInfo, chatToken, markChatRead, MESSAGES_A_MINUTE, noticeMessageAdded, sendChatMessage } from "./say.ts"
export { chatView, isUnnamed, type KnownPerson, UNNAMED } from "./view.ts"
