import { ChatNotFound, type Conversations, type HostedMessage, type KeptMessage, sideIn } from "@xl/core/chat"
import { markChatRead, sendChatMessage } from "@xl/core/market/chat"
import { concerns } from "@xl/core/market/live"
import { signedIn, verified } from "@xl/core/kernel"
import { Effect, Result } from "effect"
import type { Asking, MarketHome } from "../market/with-market.ts"

/** Messages of a page. */
const MOST = 50

const shown = ({ at, author, body, index }: KeptMessage): HostedMessage => ({
  index,
  author,
  body,
  timestamp: at,
  dateUpdated: null,
})

/** One person's line to the conversations of a market in memory: open at once. */
export const conversationsInMemory = (home: MarketHome, asking: Asking): Conversations["Service"] => {
  let lines = 0
  const of = (sid: string) => home.memory.rows.chatMessages.filter((said) => said.sid === sid)
  return {
    connect: (heard) => {
      heard("connecting")
      if (Result.isFailure(verified(asking()))) {
        heard("denied")
        return () => undefined
      }
      lines += 1
      let isOpen = true
      heard("connected")
      return () => {
        if (!isOpen) return
        isOpen = false
        lines -= 1
        heard("disconnecting")
        heard("disconnected")
      }
    },
    page: (sid, before) =>
      Effect.suspend(() => Effect.fromResult(signedIn(asking()))).pipe(
        Effect.flatMap(({ id }) => {
          const talk = home.memory.rows.conversations.get(sid)
          return talk ? Effect.fromResult(sideIn(talk, id)) : Effect.fail(new ChatNotFound())
        }),
        Effect.map(() => {
          const earlier = of(sid).filter(({ index }) => index < (before ?? Number.POSITIVE_INFINITY))
          return { messages: earlier.slice(-MOST).map(shown), hasPrevious: earlier.length > MOST }
        }),
      ),
    send: (sid, body, key) =>
      Effect.suspend(() => home.run(sendChatMessage(asking(), { sid, body, key }))).pipe(Effect.map(shown)),
    markRead: (sid, index) => Effect.suspend(() => home.run(markChatRead(asking(), sid, index))),
    watch: (heard) =>
      home.memory.deliver((message) => {
        if (lines === 0 || message.tag !== "live" || message.event.topic !== "chatMessage") return
        const { index, sid } = message.event
        const said = of(sid).find((one) => one.index === index)
        if (said && concerns(asking(), message.audience)) heard(sid, shown(said))
      }),
  }
}
