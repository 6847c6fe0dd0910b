import { byChatDay, chatTime, type HostedMessage } from "@xl/core/chat"
import type { Millis, UserId } from "@xl/core/shared"
import type { ThreadDay, ThreadMessage } from "../parts/chat/index.ts"
import type { Unsent } from "./chat-outbox.ts"

/** Each once, in their order. */
export const merged = (
  here: ReadonlyArray<HostedMessage>,
  more: ReadonlyArray<HostedMessage>,
): ReadonlyArray<HostedMessage> =>
  [...new Map([...here, ...more].map((message) => [message.index, message])).values()].toSorted(
    (one, other) => one.index - other.index,
  )

/** The end of them without a gap: what lies before one was not fetched, and can be asked for again. */
export const contiguous = (
  messages: ReadonlyArray<HostedMessage>,
): { readonly messages: ReadonlyArray<HostedMessage>; readonly isCut: boolean } => {
  const at = messages.findLastIndex(({ index }, place) => place > 0 && messages[place - 1]?.index !== index - 1)
  return at < 0 ? { messages, isCut: false } : { messages: messages.slice(at), isCut: true }
}

/** Names a message in a thread. */
export const idOf = (index: number): string => `message-${index}`

type Shown = ThreadMessage & { readonly timestamp: Millis }

interface Said {
  readonly messages: ReadonlyArray<HostedMessage>
  readonly unsent: ReadonlyArray<Unsent>
}

/** A thread as it is shown to `me`, by the days of the reader's `zone`: what was said, then what has not arrived. */
export const threadDays = (
  { messages, unsent }: Said,
  me: UserId | undefined,
  zone: string,
): ReadonlyArray<ThreadDay> => {
  const said: ReadonlyArray<Shown> = messages.map(({ author, body, index, timestamp }) => ({
    id: idOf(index),
    body,
    timestamp,
    time: chatTime(timestamp, zone),
    isOwn: author === me,
  }))
  const own: ReadonlyArray<Shown> = unsent.map(({ at, body, key, why }) => ({
    id: key,
    body,
    timestamp: at,
    time: chatTime(at, zone),
    isOwn: true,
    state: why === null ? ("sending" as const) : ("failed" as const),
    ...(why !== null && { why }),
  }))
  return byChatDay([...said, ...own], zone)
}
