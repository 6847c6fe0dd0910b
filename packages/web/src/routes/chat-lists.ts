import { ChatLists, chatLists } from "@xl/ui/chat"
import { lateStore, StoreTokens, Tokens } from "../composition/index.ts"

lateStore(chatLists, ChatLists, Tokens.chats, StoreTokens.session, Tokens.snackbars)
