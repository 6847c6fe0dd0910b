import { ChatLists, chatLists, ChatOutbox, chatOutbox } from "@xl/ui/chat"
import { lateStore, StoreTokens, Tokens } from "../composition/index.ts"

lateStore(chatLists, ChatLists, Tokens.chats, StoreTokens.session, Tokens.snackbars)
lateStore(chatOutbox, ChatOutbox, Tokens.conversations, StoreTokens.session, Tokens.now, Tokens.nonce)
