import { Context, type Effect } from "effect"
import type { AssetNotFound } from "../assets/errors.ts"
import type { EmailNotVerified, MarketUnavailable, SignInRequired } from "../kernel/errors.ts"
import type { ContactFieldsInvalid } from "../contact/errors.ts"
import type { Letter } from "../contact/letter.ts"
import type { OfferNotFound } from "../offers/errors.ts"
import type { AssetId, OfferId, ConversationSid } from "../shared/ids.ts"
import type { ChatConnection } from "./connection.ts"
import type { ChatSide } from "./conversations.ts"
import type {
  ChatClosed,
  ChatMessageInvalid,
  ChatNotAnonymous,
  ChatNotFound,
  ChatOwnAsset,
  ChatTooFast,
} from "./errors.ts"
import type { ChatConversation, ChatListing, ChatToken, HostedMessage, MessagePage } from "./model.ts"
import type { ChatNotice } from "../kernel/live-event.ts"

/** Everything takes a sign-in. */
type Answer<A, Refusal = never> = Effect.Effect<A, MarketUnavailable | Refusal | SignInRequired>
type Opening = AssetNotFound | EmailNotVerified
type Asking = ChatClosed | ChatNotAnonymous | ChatOwnAsset | ChatTooFast | ContactFieldsInvalid | Opening
type Sending = ChatClosed | ChatMessageInvalid | ChatNotFound | ChatTooFast | EmailNotVerified

/**
 * What is heard of one's conversations: that the line stands, at first and each time it was mended, so that what came before may have been
 * missed; that one was opened; that the other one wrote.
 */
export type ChatEvent =
  | { readonly tag: "connected" }
  | { readonly tag: "opened"; readonly sid: ConversationSid }
  | { readonly tag: "noticed"; readonly notice: ChatNotice }

/**
 * Command port: conversations, their lists and who is who in them. The messages travel through `Conversations`. Whoever is anonymous
 * arrives without name, e-mail and avatar: show people by `shownPerson`. Its laws are `chatsContract` in testkit.
 */
export class Chats extends Context.Service<
  Chats,
  {
    /**
     * createChat: the buyer's conversation with the seller of an asset or, where an offer on it is named, the seller's with the buyer who made
     * that; the same one again where there is one.
     */
    readonly open: (asset: AssetId, offer?: OfferId) => Answer<ChatConversation, ChatOwnAsset | OfferNotFound | Opening>
    /**
     * sendAnonymousAssetMessage: asks the seller of a listing whose contacts are not disclosed; neither is told who the other one is. Gives
     * the conversation in which it stands and in which the seller answers.
     */
    readonly ask: (asset: AssetId, letter: Letter) => Answer<ChatConversation, Asking>
    /**
     * getOrCreateMessageAllChats: all of the caller's conversations about an asset. Its first owner gets one with each buyer who wrote
     * or whose offer is active or won, anybody else the one with the seller; those that are missing are opened.
     */
    readonly openAll: (asset: AssetId) => Answer<ReadonlyArray<ChatConversation>, Opening>
    /** getChatInfo: one conversation, for its two people alone. */
    readonly find: (sid: ConversationSid) => Answer<ChatConversation, ChatNotFound>
    /** addChatInfo: whether the caller is anonymous in it, as everybody is at first. Gives the conversation as it is then. */
    readonly hideMe: (sid: ConversationSid, anonymous: boolean) => Answer<ChatConversation, ChatNotFound>
    /** getBuyerChatListing, getSellerChatListing: 100 at a time, from the one that `nextToken` of the page before names. */
    readonly list: (side: ChatSide, nextToken: string | null) => Answer<ChatListing>
    /** getTwilioUserToken. */
    readonly token: () => Answer<ChatToken, EmailNotVerified>
    /** noticeMessageAdded: tells the other one of a message. `Conversations.send` does it: screens need not. */
    readonly notice: (notice: ChatNotice) => Answer<void, Sending>
    /** subscribeToCreateChat and subscribeToNoticeMessageAdded: calls `heard` until the returned function is called. A broken line is mended and only logged. */
    readonly watch: (heard: (event: ChatEvent) => void) => () => void
  }
>()("@xl/core/chat/Chats") {}

/**
 * Port of the hosted conversations service, or of its counterpart in our gateway. Its laws are `conversationsContract` in testkit.
 * A message that was sent is kept, told to the other one and counted; nothing else needs to be called for it.
 */
export class Conversations extends Context.Service<
  Conversations,
  {
    /**
     * Opens the line by a token and tells where it stands, `connecting` first. `denied` is over until one signs in again or proves the
     * e-mail. The returned function closes it: `disconnecting`, then `disconnected`, and nothing after that.
     */
    readonly connect: (heard: (state: ChatConnection) => void) => () => void
    /** Messages that end before the one of this index, or the latest, where it is null; 50 at most. */
    readonly page: (sid: ConversationSid, before: number | null) => Answer<MessagePage, ChatNotFound>
    /** Sends a message. Sent again under the same key (a UUID of the message's own), it is the same message. */
    readonly send: (sid: ConversationSid, body: string, key: string) => Answer<HostedMessage, Sending>
    /** Marks as read up to this index, never less than before. Gives the index read last. */
    readonly markRead: (sid: ConversationSid, index: number) => Answer<number, ChatNotFound>
    /**
     * Messages as they are added to any of one's conversations, one's own included, each once, in order within a conversation. Only
     * while a line is open. The returned function ends it.
     */
    readonly watch: (heard: (sid: ConversationSid, message: HostedMessage) => void) => () => void
  }
>()("@xl/core/chat/Conversations") {}
