/** What opens conversations and keeps what is said in them. For the gateway and testkit alone. */
export { askSeller } from "./ask-seller.ts"
export { mailAway } from "./mail-away.ts"
export { openAllChats, openChat } from "./open-chats.ts"
export { addChatInfo, chatToken, markChatRead, MESSAGES_A_MINUTE, noticeMessageAdded, sendChatMessage } from "./say.ts"
