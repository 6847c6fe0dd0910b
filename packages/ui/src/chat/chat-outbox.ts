import { type Conversations, type HostedMessage, messageBody } from "@xl/core/chat"
import { type ConversationSid, Millis, must } from "@xl/core/shared"
import { messageOf } from "@xl/core/messages"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { viewModelToken } from "../view-model/index.ts"

/** A message of one's own that is not known to have arrived. */
export interface Unsent {
  /** A UUID: under the same the message is sent once. */
  readonly key: string
  readonly body: string
  /** When it was written. */
  readonly at: Millis
  /** Why it did not get there; null while it is on its way. */
  readonly why: string | null
}

type Heard = (sid: ConversationSid, message: HostedMessage) => void

const uuidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-")

/** What was typed and not yet sent, and what was sent and has not arrived, by conversation: kept while the panel is closed, and for nobody else. */
export class ChatOutbox {
  drafts: ReadonlyMap<ConversationSid, string> = new Map()
  unsent: ReadonlyMap<ConversationSid, ReadonlyArray<Unsent>> = new Map()
  readonly #conversations: Conversations["Service"]
  readonly #now: () => number
  readonly #nonce: () => string
  readonly #hearers = new Set<Heard>()
  /** One after the other, so that they arrive in the order in which they were written. */
  #turn: Promise<void> = Promise.resolve()

  constructor(conversations: Conversations["Service"], session: SessionStore, now: () => number, nonce: () => string) {
    this.#conversations = conversations
    this.#now = now
    this.#nonce = nonce
    makeAutoObservable(this, { drafts: observableRef, unsent: observableRef })
    reaction(
      () => session.profile?.id,
      () => this.#forget(),
    )
  }

  draftOf(sid: ConversationSid): string {
    return this.drafts.get(sid) ?? ""
  }

  unsentOf(sid: ConversationSid): ReadonlyArray<Unsent> {
    return this.unsent.get(sid) ?? []
  }

  isSending(sid: ConversationSid): boolean {
    return this.unsentOf(sid).some(({ why }) => why === null)
  }

  readonly type = (sid: ConversationSid, text: string): void => {
    this.drafts = new Map(this.drafts).set(sid, text)
  }

  /** Sends what was typed, unless it is blank or too long. It shows at once. */
  readonly send = (sid: ConversationSid): Promise<void> => {
    const body = messageBody(this.draftOf(sid))
    if (Result.isFailure(body)) return Promise.resolve()
    const message: Unsent = { key: uuidOf(this.#nonce()), body: body.success, at: must(Millis, this.#now()), why: null }
    this.type(sid, "")
    this.#keep(sid, [...this.unsentOf(sid), message])
    return this.#deliver(sid, message)
  }

  /** The same message again: one that had arrived after all does not arrive twice. */
  readonly retry = (sid: ConversationSid, key: string): Promise<void> => {
    const message = this.unsentOf(sid).find((one) => one.key === key)
    if (message === undefined || message.why === null) return Promise.resolve()
    this.#change(sid, { ...message, why: null })
    return this.#deliver(sid, message)
  }

  readonly discard = (sid: ConversationSid, key: string): void => {
    this.#keep(
      sid,
      this.unsentOf(sid).filter((one) => one.key !== key),
    )
  }

  /** Calls `heard` for each message that has arrived until the answer is called. */
  readonly listen = (heard: Heard): (() => void) => {
    this.#hearers.add(heard)
    return () => void this.#hearers.delete(heard)
  }

  #deliver(sid: ConversationSid, message: Unsent): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      const { body, key } = message
      const result = await Effect.runPromise(Effect.result(this.#conversations.send(sid, body, key)))
      runInAction(() => {
        if (Result.isFailure(result)) return this.#change(sid, { ...message, why: messageOf(result.failure) })
        this.discard(sid, key)
        for (const heard of this.#hearers) heard(sid, result.success)
      })
    })
    return this.#turn
  }

  #change(sid: ConversationSid, message: Unsent): void {
    this.#keep(
      sid,
      this.unsentOf(sid).map((one) => (one.key === message.key ? message : one)),
    )
  }

  #keep(sid: ConversationSid, unsent: ReadonlyArray<Unsent>): void {
    this.unsent = new Map(this.unsent).set(sid, unsent)
  }

  #forget(): void {
    runInAction(() => {
      this.drafts = new Map()
      this.unsent = new Map()
    })
  }
}

export const chatOutbox = viewModelToken<ChatOutbox>("ChatOutbox")
