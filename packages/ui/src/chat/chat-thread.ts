import {
  type ChatConnection,
  type ChatConversation,
  type Chats,
  type ChatSide,
  chatSide,
  type Conversations,
  FIRST_CONNECTION,
  type HostedMessage,
  type MessagePage,
  newMessages,
} from "@xl/core/chat"
import { ConversationSid } from "@xl/core/shared"
import { messageOf } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { Latest, viewModelToken } from "../view-model/index.ts"
import type { ChatLists } from "./chat-lists.ts"
import type { ChatOutbox } from "./chat-outbox.ts"
import { contiguous, merged } from "./messages.ts"
import { otherOne } from "./other-one.ts"

/** What there is of the conversation that the address names. Of one that is not one's own nothing is told apart from one that is not. */
type Opened =
  | { readonly tag: "closed" }
  | { readonly tag: "failed"; readonly said: string }
  | { readonly tag: "loading" }
  | { readonly tag: "missing" }
  | { readonly tag: "open" }

/** The conversation on screen: its messages, what comes to them, and where the line stands. */
export class ChatThread {
  connection: ChatConnection = FIRST_CONNECTION
  opened: Opened = { tag: "closed" }
  /** What the address names, and the conversation of that name, where it can be one. */
  wanted: string | null = null
  sid: ConversationSid | null = null
  messages: ReadonlyArray<HostedMessage> = []
  older: "failed" | "loading" | "more" | "none" = "none"
  /** Index of the first message that was new when the conversation was opened. */
  firstNew: number | null = null
  /** The other one's words that came last. */
  arrived = ""
  readonly #chats: Chats["Service"]
  readonly #conversations: Conversations["Service"]
  readonly #lists: ChatLists
  readonly #outbox: ChatOutbox
  readonly #session: SessionStore
  readonly #latest = new Latest()
  #wasConnected = false

  constructor(
    chats: Chats["Service"],
    conversations: Conversations["Service"],
    lists: ChatLists,
    outbox: ChatOutbox,
    session: SessionStore,
  ) {
    this.#chats = chats
    this.#conversations = conversations
    this.#lists = lists
    this.#outbox = outbox
    this.#session = session
    makeAutoObservable(this, { opened: observableRef, messages: observableRef })
  }

  get conversation(): ChatConversation | null {
    return this.sid === null ? null : (this.#lists.known.get(this.sid) ?? null)
  }

  get side(): ChatSide | null {
    const [talk, me] = [this.conversation, this.#session.profile]
    return talk && me && chatSide(talk, me.id)
  }

  /** Opens the line, and hears what is said. The answer is called when the panel closes. */
  readonly connect = (): (() => void) => {
    const stops = [
      this.#conversations.connect((state) => this.#line(state)),
      this.#conversations.watch((sid, message) => this.#hear(sid, message)),
      this.#outbox.listen((sid, message) => this.#take(sid, message)),
    ]
    return () => {
      for (const stop of stops) stop()
      this.#lists.showing(null)
    }
  }

  /** Opens the conversation that the address names, or none. */
  readonly open = async (wanted: string | null): Promise<void> => {
    if (wanted === this.wanted) return
    this.#latest.begin()
    this.wanted = wanted
    const sid = ConversationSid.is(wanted) ? wanted : null
    this.sid = sid
    this.messages = []
    this.older = "none"
    this.firstNew = null
    this.arrived = ""
    this.opened = wanted === null ? { tag: "closed" } : { tag: sid === null ? "missing" : "loading" }
    this.#lists.showing(sid)
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const { sid } = this
    if (sid === null) return
    if (this.opened.tag === "failed") this.opened = { tag: "loading" }
    const asked = Effect.all([this.#chats.find(sid), this.#conversations.page(sid, null)], { concurrency: 2 })
    const result = await this.#latest.ask(asked)
    if (result === null) return
    if (Result.isSuccess(result)) return this.#show(sid, ...result.success)
    const { failure } = result
    runInAction(() => {
      if (failure._tag === "ChatNotFound") this.opened = { tag: "missing" }
      // What is here already stays to be read.
      else if (this.opened.tag !== "open") this.opened = { tag: "failed", said: messageOf(failure) }
    })
  }

  /** What was said before the first message that is here. */
  readonly loadOlder = async (): Promise<void> => {
    const [sid, [first]] = [this.sid, this.messages]
    if (sid === null || first === undefined || this.older === "loading") return
    this.older = "loading"
    const result = await Effect.runPromise(Effect.result(this.#conversations.page(sid, first.index)))
    if (sid !== this.sid) return
    runInAction(() => {
      this.older = Result.isSuccess(result) ? olderOf(result.success) : "failed"
      if (Result.isSuccess(result)) this.messages = merged(this.messages, result.success.messages)
    })
  }

  #show(sid: ConversationSid, talk: ChatConversation, page: MessagePage): void {
    const isFirst = this.opened.tag !== "open"
    runInAction(() => {
      if (isFirst) this.firstNew = this.#firstNewOf(talk)
      this.#lists.put(talk)
      const { isCut, messages } = contiguous(merged(this.messages, page.messages))
      this.messages = messages
      if (isFirst || isCut) this.older = olderOf(page)
      this.opened = { tag: "open" }
    })
    void this.#markRead(sid)
  }

  #firstNewOf(talk: ChatConversation): number | null {
    const me = this.#session.profile
    return me && newMessages(talk, me.id, null) > 0 ? (talk.lastReadMessageIndex ?? -1) + 1 : null
  }

  /** After a line that broke, what was said meanwhile is asked for. */
  #line(state: ChatConnection): void {
    const isBack = state === "connected" && this.connection !== "connected" && this.#wasConnected
    this.#wasConnected ||= state === "connected"
    runInAction(() => (this.connection = state))
    if (isBack) void Promise.all([this.again(), this.#lists.again()])
  }

  /** One's own that is on its way is answered for by the outbox, and would show twice. */
  #hear(sid: ConversationSid, message: HostedMessage): void {
    const isOwn = message.author === this.#session.profile?.id
    if (isOwn && this.#outbox.isSending(sid)) return
    this.#take(sid, message)
    if (isOwn || sid !== this.sid || this.opened.tag !== "open") return
    this.#tell(message)
    void this.#markRead(sid)
  }

  #tell({ body }: HostedMessage): void {
    const { conversation, side } = this
    if (conversation && side) runInAction(() => (this.arrived = `${otherOne(conversation, side).name}: ${body}`))
  }

  #take(sid: ConversationSid, message: HostedMessage): void {
    if (this.#lists.known.has(sid)) this.#lists.said(sid, message)
    else void this.#lists.refresh(sid)
    if (sid !== this.sid || this.opened.tag !== "open") return
    const last = this.messages.at(-1)?.index ?? -1
    runInAction(() => (this.messages = merged(this.messages, [message])))
    if (message.index > last + 1) void this.again()
  }

  async #markRead(sid: ConversationSid): Promise<void> {
    const last = this.messages.at(-1)
    const talk = this.#lists.known.get(sid)
    if (last === undefined || (talk?.lastReadMessageIndex ?? -1) >= last.index) return
    const result = await Effect.runPromise(Effect.result(this.#conversations.markRead(sid, last.index)))
    // Where it was not marked it counts as new again once the panel is closed, and is marked when it is read next.
    if (Result.isSuccess(result)) this.#lists.read(sid, last.index)
  }
}

const olderOf = ({ hasPrevious }: MessagePage): "more" | "none" => (hasPrevious ? "more" : "none")

export const chatThread = viewModelToken<ChatThread>("ChatThread")
