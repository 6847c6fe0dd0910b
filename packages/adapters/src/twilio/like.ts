import type { Client, Conversation, Message } from "@twilio/conversations"

/** What we use of the service's client. Its classes hold private members, so that a stand-in cannot be one of them. */
export interface MessageLike {
  readonly index: number
  readonly body: string | null
  readonly author: string | null
  readonly dateCreated: Date | null
  readonly dateUpdated: Date | null
  readonly conversation: { readonly sid: string }
}
export interface PageLike {
  readonly items: ReadonlyArray<MessageLike>
  readonly hasPrevPage: boolean
}
export interface ConversationLike {
  readonly sid: string
  readonly uniqueName: string | null
  readonly lastReadMessageIndex: number | null
  readonly lastMessage?: { readonly index?: number | undefined } | undefined
  sendMessage(message: string): Promise<number>
  getMessages(pageSize?: number, anchor?: number): Promise<PageLike>
  advanceLastReadMessageIndex(index: number): Promise<number>
}
export type StateLike = "connected" | "connecting" | "denied" | "disconnected" | "disconnecting" | "error" | "unknown"
export interface ClientLike {
  getConversationBySid(sid: string): Promise<ConversationLike>
  updateToken(token: string): Promise<unknown>
  shutdown(): Promise<void>
  on(event: "connectionStateChanged", heard: (state: StateLike) => void): unknown
  on(event: "messageAdded", heard: (message: MessageLike) => void): unknown
  on(event: "tokenAboutToExpire", heard: () => void): unknown
}

type Holds<T extends U, U> = T extends U ? true : never
/** The service's own classes are such. */
export type Held = [Holds<Message, MessageLike>, Holds<Conversation, ConversationLike>, Holds<Client, ClientLike>]
