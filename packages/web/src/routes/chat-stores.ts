import { ChatOutbox, chatOutbox } from "@xl/ui/chat"
import { lateStore, StoreTokens, Tokens } from "../composition/index.ts"
import "./chat-lists.ts"

lateStore(chatOutbox, ChatOutbox, Tokens.conversations, StoreTokens.session, Tokens.now, Tokens.nonce)
