import { Clock, Effect } from "effect"
import { MarketStore, type MarketTransaction } from "../store.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { signedIn, verified } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { UserId, ConversationSid } from "../../shared/ids.ts"
import { memberOn, otherSide, readUpTo, requireOther, said, sideIn, withAnonymous } from "../../chat/decisions.ts"
import { ChatNotFound, ChatTooFast } from "../../chat/errors.ts"
import { ConversationHost } from "../../chat/host.ts"
import type { KeptMessage } from "../../chat/kept.ts"
import type { ChatNotice } from "../../kernel/live-event.ts"
import { addedMessage, chatEvent, noticeMessage, openedMessage } from "../../chat/records.ts"
import { messageBody } from "../../chat/writing.ts"

/** Messages of one person within a minute at most. Source: docs/adr/0067-chat.md. */
export const MESSAGES_A_MINUTE = 30
const MINUTE = 60_000

/** The conversation, held until the end, and as whom the user takes part. */
const lockedAs = Effect.fnUntraced(function* (transaction: MarketTransaction, user: SignedIn, sid: ConversationSid) {
  const talk = yield* transaction.lockConversation(sid)
  return { talk, side: yield* Effect.fromResult(sideIn(talk, user.id)) }
})

/** Refused to whoever wrote too much within the last minute. */
export const requirePace = Effect.fnUntraced(function* (transaction: MarketTransaction, author: UserId, at: Millis) {
  const sent = yield* transaction.messagesSince(author, must(Millis, at - MINUTE))
  if (sent >= MESSAGES_A_MINUTE) return yield* new ChatTooFast()
})

/** A message in a conversation that our own gateway keeps. Sent again under its key it is the message that was sent. */
export const sendChatMessage = Effect.fn("sendChatMessage")(function* (
  actor: Actor,
  { body: typed, key, sid }: Pick<KeptMessage, "body" | "key" | "sid">,
) {
  const user = yield* Effect.fromResult(verified(actor))
  const body = yield* Effect.fromResult(messageBody(typed))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const { side, talk } = yield* lockedAs(transaction, user, sid)
      if (talk.service !== "embedded") return yield* new ChatNotFound()
      const sent = yield* transaction.messageUnder(sid, user.id, key)
      if (sent) return sent
      yield* Effect.fromResult(requireOther(talk, side))
      yield* requirePace(transaction, user.id, at)
      const after = said(talk, side, body, at)
      const message: KeptMessage = { sid, index: after.lastMessageIndex, author: user.id, body, at, key }
      yield* transaction.write({
        conversations: [after],
        chatMessages: [message],
        events: [],
        outbox: [addedMessage(after, message.index), noticeMessage(after, side, body)],
      })
      return message
    }),
  )
})

/**
 * noticeMessageAdded: tells the other one of a message that a hosted service keeps. Of one that our own gateway keeps it told when it
 * was sent, so that nothing happens. Refused in another's name, or to anybody but the other one, as if there were no conversation.
 */
export const noticeMessageAdded = Effect.fn("noticeMessageAdded")(function* (actor: Actor, notice: ChatNotice) {
  const user = yield* Effect.fromResult(verified(actor))
  const body = yield* Effect.fromResult(messageBody(notice.msgText))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const { side, talk } = yield* lockedAs(transaction, user, notice.chatTwilioSID)
      const isTheirs = notice.senderID === user.id && notice.receiverID === memberOn(talk, otherSide(side))
      if (!isTheirs) return yield* new ChatNotFound()
      yield* Effect.fromResult(requireOther(talk, side))
      if (talk.service === "embedded") return
      const after = said(talk, side, body, at)
      yield* transaction.write({ conversations: [after], events: [], outbox: [noticeMessage(after, side, body)] })
    }),
  )
})

/** Marks as read up to an index; gives the one read last, -1 where there is nothing to read. */
export const markChatRead = Effect.fn("markChatRead")(function* (actor: Actor, sid: ConversationSid, index: number) {
  const user = yield* Effect.fromResult(signedIn(actor))
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const { side, talk } = yield* lockedAs(transaction, user, sid)
      const after = readUpTo(talk, side, index)
      if (JSON.stringify(after[side]) !== JSON.stringify(talk[side]))
        yield* transaction.write({ conversations: [after], events: [], outbox: [] })
      return after[side].readIndex ?? -1
    }),
  )
})

/** addChatInfo: whether one is anonymous in a conversation. Both hear of it, so that the other one's page changes the name. */
export const addChatInfo = Effect.fn("addChatInfo")(function* (actor: Actor, sid: ConversationSid, anonymous: boolean) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const { side, talk } = yield* lockedAs(transaction, user, sid)
      if (talk[side].anonymous === anonymous) return talk
      const after = withAnonymous(talk, side, anonymous)
      yield* transaction.write({
        conversations: [after],
        events: [chatEvent("ChatAnonymityChanged", after, side, at)],
        outbox: [openedMessage(after)],
      })
      return after
    }),
  )
})

/** getTwilioUserToken: what opens one's line to the conversations. */
export const chatToken = Effect.fn("chatToken")(function* (actor: Actor) {
  const user = yield* Effect.fromResult(verified(actor))
  return yield* (yield* ConversationHost).token(user.id, yield* Clock.currentTimeMillis)
})
