import {
  type ChatConnection,
  ChatNotFound,
  type Chats,
  type Conversations,
  type HostedMessage,
  messageBody,
} from "@xl/core/chat"
import { ConversationSid, Millis, must, UserId } from "@xl/core/shared"
import { MarketUnavailable } from "@xl/core/kernel"
import { Effect, Result } from "effect"
import * as t from "io-ts"
import type { ClientLike, ConversationLike, MessageLike, StateLike } from "./like.ts"

/** Messages of a page. */
const PAGE = 50

export interface TwilioParts {
  /** The service's client over a token. */
  readonly client: (token: string) => Promise<ClientLike>
  /** Our gateway hands out the token, and tells the other one of a message. */
  readonly chats: Pick<Chats["Service"], "notice" | "token">
}

/** The service's own client, fetched when it is wanted: 136 KB gzip. */
export const twilioClient = async (token: string): Promise<ClientLike> => {
  const { Client } = await import("@twilio/conversations")
  return new Client(token)
}

const Grants = t.type({ grants: t.type({ identity: UserId }) })

/** Whose token it is: the service's tokens name it. Throws where one does not. */
export const identityIn = (token: string): UserId => {
  const [, payload = ""] = token.split(".")
  return must(Grants, JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")))).grants.identity
}

const STATES: { readonly [S in StateLike]: ChatConnection } = {
  unknown: "connecting",
  connecting: "connecting",
  connected: "connected",
  disconnecting: "disconnecting",
  disconnected: "disconnected",
  error: "disconnected",
  denied: "denied",
}

const at = (date: Date | null) => (date === null ? null : must(Millis, date.getTime()))

const shown = ({ author, body, dateCreated, dateUpdated, index }: MessageLike): HostedMessage => ({
  index: must(t.Int, index),
  author: must(UserId, author),
  body: body ?? "",
  timestamp: at(dateCreated) ?? must(Millis, 0),
  dateUpdated: at(dateUpdated),
})

/** Whom a message is for: a conversation's name holds the asset, the seller and the buyer. */
const otherIn = ({ uniqueName }: ConversationLike, me: UserId): UserId => {
  const [, seller, buyer] = (uniqueName ?? "").split("#")
  return must(UserId, seller === me ? buyer : seller)
}

type Said = Effect.Effect<HostedMessage, Effect.Error<ReturnType<Conversations["Service"]["send"]>>>

/** One line for each page: opened at the first use, and given up when the page's line is closed. */
class Line {
  readonly #parts: TwilioParts
  #client: Promise<ClientLike> | undefined
  readonly #listeners = new Set<(sid: ConversationSid, message: HostedMessage) => void>()

  constructor(parts: TwilioParts) {
    this.#parts = parts
  }

  readonly open: Effect.Effect<ClientLike, Effect.Error<ReturnType<Chats["Service"]["token"]>>> = Effect.suspend(() => {
    const opened = this.#client
    if (opened) return attempt(() => opened)
    return Effect.flatMap(this.#parts.chats.token(), ({ token }) =>
      attempt(() => (this.#client ??= this.#opened(token ?? ""))),
    )
  })

  readonly watch: Conversations["Service"]["watch"] = (heard) => {
    this.#listeners.add(heard)
    return () => void this.#listeners.delete(heard)
  }

  readonly close = async (): Promise<void> => {
    const client = await this.#client
    this.#client = undefined
    await client?.shutdown()
  }

  async #opened(token: string): Promise<ClientLike> {
    const client = await this.#parts.client(token)
    client.on("messageAdded", (message) => {
      const sid = must(ConversationSid, message.conversation.sid)
      this.#listeners.forEach((heard) => heard(sid, shown(message)))
    })
    client.on("tokenAboutToExpire", () => {
      const renewed = Effect.flatMap(this.#parts.chats.token(), (next) =>
        attempt(() => client.updateToken(next.token ?? "")),
      )
      void Effect.runPromise(Effect.ignore(renewed)) // the line then ends, and says so
    })
    return client
  }
}

const attempt = <A>(ask: () => Promise<A>): Effect.Effect<A, MarketUnavailable> =>
  Effect.tryPromise({ try: ask, catch: (cause) => new MarketUnavailable({ cause }) })

const connecting =
  (line: Line): Conversations["Service"]["connect"] =>
  (heard) => {
    let isOver = false
    const tell = (state: ChatConnection) => void (isOver || heard(state))
    tell("connecting")
    void Effect.runPromise(Effect.result(line.open)).then((answer) => {
      if (Result.isSuccess(answer)) {
        answer.success.on("connectionStateChanged", (state) => tell(STATES[state]))
        return
      }
      tell(answer.failure._tag === "MarketUnavailable" ? "disconnected" : "denied")
    })
    return () => {
      if (isOver) return
      tell("disconnecting")
      isOver = true
      void line.close().then(
        () => heard("disconnected"),
        () => heard("disconnected"),
      )
    }
  }

/** Conversations whose messages the hosted service keeps; `me` is who is signed in. */
export const twilioConversations = (parts: TwilioParts, me: UserId): Conversations["Service"] => {
  const line = new Line(parts)
  const sent = new Map<string, HostedMessage>()
  const found = (sid: ConversationSid) =>
    line.open.pipe(
      Effect.catchTag("EmailNotVerified", () => Effect.fail(new ChatNotFound())),
      Effect.flatMap((client) => attempt(() => client.getConversationBySid(sid))),
    )
  const say = (talk: ConversationLike, sid: ConversationSid, body: string): Said =>
    Effect.gen(function* () {
      const index = yield* attempt(() => talk.sendMessage(body))
      const page = yield* attempt(() => talk.getMessages(1, index))
      const [message] = page.items
      if (!message) return yield* new MarketUnavailable({ cause: "The message that was sent is not there." })
      yield* parts.chats.notice({ msgText: body, senderID: me, receiverID: otherIn(talk, me), chatTwilioSID: sid })
      return shown(message)
    })
  return {
    connect: connecting(line),
    page: (sid, before) =>
      Effect.flatMap(found(sid), (talk) =>
        before === 0
          ? Effect.succeed({ messages: [], hasPrevious: false })
          : attempt(() => talk.getMessages(PAGE, before === null ? undefined : before - 1)).pipe(
              Effect.map(({ hasPrevPage, items }) => ({ messages: items.map(shown), hasPrevious: hasPrevPage })),
            ),
      ),
    send: (sid, typed, key) =>
      Effect.gen(function* () {
        const known = sent.get(key)
        if (known) return known
        const body = yield* Effect.fromResult(messageBody(typed))
        const message = yield* say(yield* found(sid), sid, body)
        sent.set(key, message)
        return message
      }),
    markRead: (sid, index) =>
      Effect.flatMap(found(sid), (talk) => attempt(() => talk.advanceLastReadMessageIndex(index))),
    watch: line.watch,
  }
}
