import { chatLists, ChatStart, chatStart } from "@xl/ui/chat"
import { lateStore, StoreTokens, Tokens } from "../composition/index.ts"
import "./chat-stores.ts"
import "./profile-stores.ts"

const { accountDialogs, alerts, session } = StoreTokens
lateStore(chatStart, ChatStart, Tokens.chats, chatLists, session, accountDialogs, alerts, Tokens.snackbars)

export { chatStart, MessageSeller } from "@xl/ui/chat"
