import type { ChatLiveEvent } from "../kernel/live-event.ts"

const TOPICS: ReadonlyArray<string> = ["chatOpened", "chatMessage", "chatNotice"]

/** Whether an event is about a conversation. */
export const isChatEvent = <E extends { readonly topic: string }>(event: ChatLiveEvent | E): event is ChatLiveEvent =>
  TOPICS.includes(event.topic)
