import { ChatThread, chatThread, chatLists, chatOutbox } from "@xl/ui/chat"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import "./chat-stores.ts"

screenModel(chatThread, ChatThread, Tokens.chats, Tokens.conversations, chatLists, chatOutbox, StoreTokens.session)

export { ChatPanel } from "@xl/ui/chat"
