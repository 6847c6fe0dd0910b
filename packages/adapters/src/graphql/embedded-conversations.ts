import {
  type ChatConnection,
  ChatNotFound,
  type Chats,
  ChatTooFast,
  type Conversations,
  HostedMessage,
  MessagePage,
} from "@xl/core/chat"
import { ConversationSid, decode } from "@xl/core/shared"
import { Effect, Result } from "effect"
import * as t from "io-ts"
import { mutate, promised, query } from "./ask.ts"
import { questionOf } from "./asked-by.ts"
import type { Asker } from "./asker.ts"
import { saying, signInAlone } from "./chats.ts"
import { Heard } from "./heard.ts"
import { ADDED, MARK_READ, MESSAGES, SEND } from "./hosted-documents.ts"
import { connected, type Line } from "./live-updates.ts"
import { bare, done } from "./rebuilt.ts"

const Page = t.type({ listChatMessages: MessagePage })
const Sent = t.type({ sent: HostedMessage })
const Read = t.type({ index: t.Int })
const Added = t.type({ chatTwilioSID: ConversationSid, index: t.Int })

const sending = { ...saying, ChatTooFast: bare(ChatTooFast) }

export interface EmbeddedParts {
  readonly asker: Asker
  readonly line: Line
  /** Whether there is a line for whoever is signed in. */
  readonly token: Chats["Service"]["token"]
}

/** One line: open until it is closed, and mended whenever it breaks. */
const opened = (
  { line, token }: EmbeddedParts,
  heard: (state: ChatConnection) => void,
  messages: Heard,
): (() => void) => {
  let isOver = false
  let stop = (): void => undefined
  const tell = (state: ChatConnection) => void (isOver || heard(state))
  const listen = () => {
    if (isOver) return
    const client = connected(line, () => isOver, {
      opened: () => {
        tell("connected")
        messages.catchUp()
      },
      broke: () => tell("connecting"),
    })
    stop = client.subscribe<{ readonly subscribeToChatMessages: unknown }>(questionOf(ADDED, line.askedBy ?? "text"), {
      next: ({ data }) => {
        const event = decode(Added)(data?.subscribeToChatMessages)
        if (Result.isSuccess(event)) messages.added(event.success.chatTwilioSID, event.success.index)
        else line.log("An event has not the promised shape", event.failure)
      },
      error: (cause) => line.log("A subscription failed", cause),
      complete: () => undefined,
    })
  }
  tell("connecting")
  void Effect.runPromise(Effect.result(token())).then((answer) => {
    if (Result.isSuccess(answer)) return listen()
    const isNobody = answer.failure._tag !== "MarketUnavailable"
    return isNobody ? tell("denied") : tell("disconnected")
  })
  return () => {
    if (isOver) return
    tell("disconnecting")
    stop()
    tell("disconnected")
    isOver = true
  }
}

/** Conversations whose messages our own gateway keeps. */
export const embeddedConversations = (parts: EmbeddedParts): Conversations["Service"] => {
  const { asker, line } = parts
  const page: Conversations["Service"]["page"] = (chatTwilioSID, before) =>
    query(
      asker,
      MESSAGES,
      { chatTwilioSID, before },
      { ...signInAlone("listChatMessages"), ChatNotFound: () => new ChatNotFound() },
    ).pipe(
      Effect.flatMap((data) => promised(Page, data)),
      Effect.map(({ listChatMessages }) => listChatMessages),
    )
  const messages = new Heard((sid, before) => Effect.runPromise(page(sid, before)), line.log)
  return {
    connect: (heard) => opened(parts, heard, messages),
    page: (sid, before) =>
      Effect.tap(page(sid, before), (found) => Effect.sync(() => messages.seen(sid, found.messages))),
    send: (chatTwilioSID, body, messageKey) =>
      mutate(asker, "sendChatMessage", SEND, { chatTwilioSID, body, messageKey }).pipe(
        Effect.flatMap((payload) => done(sending, payload)),
        Effect.flatMap((payload) => promised(Sent, payload)),
        Effect.map(({ sent }) => sent),
        Effect.catchTag("RoleMissing", Effect.die),
      ),
    markRead: (chatTwilioSID, index) =>
      mutate(asker, "markChatRead", MARK_READ, { chatTwilioSID, index }).pipe(
        Effect.flatMap((payload) => done({ ChatNotFound: bare(ChatNotFound) }, payload)),
        Effect.flatMap((payload) => promised(Read, payload)),
        Effect.map(({ index: read }): number => read),
        Effect.catchTag("RoleMissing", Effect.die),
      ),
    watch: messages.watch,
  }
}
