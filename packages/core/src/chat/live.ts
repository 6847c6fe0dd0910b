import type { ChatNotice, ConversationSid } from "./model.ts"

/** What travels from gateway to gateway about a conversation; its two people alone hear of it, administrators neither. */
export type ChatLiveEvent =
  | { readonly topic: "chatOpened"; readonly sid: ConversationSid }
  | { readonly topic: "chatMessage"; readonly sid: ConversationSid; readonly index: number }
  | { readonly topic: "chatNotice"; readonly notice: ChatNotice }

const TOPICS: ReadonlyArray<string> = ["chatOpened", "chatMessage", "chatNotice"]

/** Whether an event is about a conversation. */
export const isChatEvent = <E extends { readonly topic: string }>(event: ChatLiveEvent | E): event is ChatLiveEvent =>
  TOPICS.includes(event.topic)
