import {
  allNewMessages,
  type ChatConversation,
  type ChatEvent,
  type ChatListing,
  type Chats,
  type ChatSide,
  chatSide,
  chatSides,
  conversationsOf,
  type HostedMessage,
} from "@xl/core/chat"
import { type ConversationSid } from "@xl/core/shared"
import { messageOf } from "@xl/core/messages"
import { successNotice } from "@xl/core/notifications"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, viewModelToken } from "../view-model/index.ts"
import { otherOne } from "./other-one.ts"

/** What the address is to show: a conversation, or the list alone. */
export type Asked = ConversationSid | "list"

/** How far a side has been fetched. */
type Fetched =
  | { readonly tag: "failed"; readonly said: string }
  | { readonly tag: "listed"; readonly nextToken: string | null }
  | { readonly tag: "loading" }

const LOADING = { tag: "loading" } as const

/** One's conversations on both sides, how many new messages wait in them, and what comes while the panel is closed. */
export class ChatLists {
  known: ReadonlyMap<ConversationSid, ChatConversation> = new Map()
  /** The conversation on screen: nothing in it counts as new. */
  open: ConversationSid | null = null
  /** Where somebody wants to go, until the address has gone there. */
  asked: Asked | null = null
  fetched: { readonly [S in ChatSide]: Fetched } = { buyer: LOADING, seller: LOADING }
  readonly #chats: Chats["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #latest = { buyer: new Latest(), seller: new Latest() }
  readonly #found = new Map<ConversationSid, Latest>()

  constructor(chats: Chats["Service"], session: SessionStore, snackbars: SnackbarQueue) {
    this.#chats = chats
    this.#session = session
    this.#snackbars = snackbars
    makeAutoObservable(this, { known: observableRef, fetched: observableRef })
  }

  get unread(): number {
    const { profile } = this.#session
    return profile === null ? 0 : allNewMessages([...this.known.values()], profile.id, this.open)
  }

  /** The sides that the list has. */
  get sides(): ReadonlyArray<ChatSide> {
    return chatSides(this.#session.flags, (side) => this.on(side).length > 0)
  }

  /** The conversations of a side, the one with the latest activity first. */
  on(side: ChatSide): ReadonlyArray<ChatConversation> {
    const { profile } = this.#session
    return profile === null ? [] : conversationsOf([...this.known.values()], profile.id, side)
  }

  listed(side: ChatSide): Listed<ReadonlyArray<ChatConversation>> {
    const [fetched, page] = [this.fetched[side], this.on(side)]
    if (fetched.tag === "failed" && page.length === 0) return fetched
    return fetched.tag === "listed" || page.length > 0 ? { tag: "listed", page } : { tag: "loading", page: null }
  }

  hasMore(side: ChatSide): boolean {
    const fetched = this.fetched[side]
    return fetched.tag === "listed" && fetched.nextToken !== null
  }

  /**
   * Fetches both sides now, and again once the line stands, as nobody tells of what was said between; then hears of what is new. The
   * answer is called when the person has gone.
   */
  readonly follow = (): (() => void) => {
    void this.again()
    const stop = this.#chats.watch((event) => void this.#hear(event))
    return () => {
      stop()
      this.#forget()
    }
  }

  readonly again = async (): Promise<void> => {
    await Promise.all([this.load("buyer"), this.load("seller")])
  }

  readonly load = async (side: ChatSide): Promise<void> => {
    this.#fetchedOn(side, LOADING)
    await this.#fetch(side, null)
  }

  /** The next hundred. */
  readonly more = async (side: ChatSide): Promise<void> => {
    const fetched = this.fetched[side]
    if (fetched.tag === "listed" && fetched.nextToken !== null) await this.#fetch(side, fetched.nextToken)
  }

  readonly ask = (asked: Asked): void => void (this.asked = asked)
  readonly answered = (): void => void (this.asked = null)
  readonly showing = (open: ConversationSid | null): void => void (this.open = open)

  /** Takes over a conversation as it is now. */
  readonly put = (conversation: ChatConversation): void => {
    this.known = new Map(this.known).set(conversation.twilioSID, conversation)
  }

  /** One more was said in a conversation; one's own is read by that. */
  readonly said = (sid: ConversationSid, { author, body, index, timestamp }: HostedMessage): void => {
    const talk = this.known.get(sid)
    if (talk === undefined || index <= (talk.lastMessageIndex ?? -1)) return
    const isOwn = author === this.#session.profile?.id
    this.put({
      ...talk,
      lastActivityDate: timestamp,
      lastMessageIndex: index,
      attributes: { lastMessage: body, lastMessageOwnerId: author },
      ...(isOwn && { lastReadMessageIndex: index }),
    })
  }

  readonly read = (sid: ConversationSid, lastReadMessageIndex: HostedMessage["index"]): void => {
    const talk = this.known.get(sid)
    if (talk && (talk.lastReadMessageIndex ?? -1) < lastReadMessageIndex) this.put({ ...talk, lastReadMessageIndex })
  }

  /** Asks for a conversation afresh. Whoever is not in it, or where it is not, learns nothing. */
  readonly refresh = async (sid: ConversationSid): Promise<void> => {
    const latest = this.#found.get(sid) ?? new Latest()
    this.#found.set(sid, latest)
    const result = await latest.ask(this.#chats.find(sid))
    if (result && Result.isSuccess(result)) this.put(result.success)
  }

  /** Whether the other one is told who one is. */
  readonly hideMe = async (sid: ConversationSid, anonymous: boolean): Promise<void> => {
    const result = await Effect.runPromise(Effect.result(this.#chats.hideMe(sid, anonymous)))
    if (Result.isFailure(result)) return this.#snackbars.error(messageOf(result.failure))
    this.put(result.success)
  }

  async #fetch(side: ChatSide, token: string | null): Promise<void> {
    const result = await this.#latest[side].ask(this.#chats.list(side, token))
    if (result === null) return
    if (Result.isSuccess(result)) return this.#take(side, result.success)
    const said = messageOf(result.failure)
    if (this.on(side).length === 0) return this.#fetchedOn(side, { tag: "failed", said })
    // What is here stays, and the next ones can be asked for again.
    this.#fetchedOn(side, { tag: "listed", nextToken: token })
    this.#snackbars.error(said)
  }

  #take(side: ChatSide, { items, nextToken }: ChatListing): void {
    runInAction(() => (this.known = new Map([...this.known, ...items.map((talk) => [talk.twilioSID, talk] as const)])))
    this.#fetchedOn(side, { tag: "listed", nextToken })
  }

  #fetchedOn(side: ChatSide, fetched: Fetched): void {
    runInAction(() => (this.fetched = { ...this.fetched, [side]: fetched }))
  }

  async #hear(event: ChatEvent): Promise<void> {
    if (event.tag === "connected")
      return void (await Promise.all([this.#fetch("buyer", null), this.#fetch("seller", null)]))
    const sid = event.tag === "opened" ? event.sid : event.notice.chatTwilioSID
    await this.refresh(sid)
    if (event.tag === "noticed" && event.notice.receiverID === this.#session.profile?.id) this.#tell(sid)
  }

  /** Once for each conversation that waits to be told of, and never of the one that is open. */
  #tell(sid: ConversationSid): void {
    const [talk, me] = [this.known.get(sid), this.#session.profile]
    const side = talk && me && chatSide(talk, me.id)
    if (!talk || !side || this.open === sid) return
    const text = `New message from ${otherOne(talk, side).name} about ${talk.assetInfo.name}.`
    if (this.#snackbars.waiting.some((notice) => notice.text === text)) return
    this.#snackbars.show({ ...successNotice(text), action: "Read" }, () => this.ask(sid))
  }

  /** Nobody sees what the one before was told. */
  #forget(): void {
    for (const latest of [...Object.values(this.#latest), ...this.#found.values()]) latest.begin()
    this.#found.clear()
    runInAction(() => {
      this.known = new Map()
      this.open = null
      this.asked = null
      this.fetched = { buyer: LOADING, seller: LOADING }
    })
  }
}

export const chatLists = viewModelToken<ChatLists>("ChatLists")
