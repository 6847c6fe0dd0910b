import { Effect } from "effect"
import { MarketStore } from "../store.ts"
import { mailed } from "../../chat/decisions.ts"
import { awayMail } from "../../chat/records.ts"
import type { ConversationSid } from "../../shared/ids.ts"

/** Conversations a run looks at at most; the next one takes the others. */
const MOST = 200

const mailOne = Effect.fnUntraced(function* (sid: ConversationSid, now: number) {
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const before = yield* transaction.lockConversation(sid)
      const { sides, talk } = mailed(before, now)
      if (sides.length === 0) return 0
      const asset = yield* transaction.asset(talk.assetId)
      yield* transaction.write({
        conversations: [talk],
        events: [],
        outbox: sides.map((side) => awayMail(talk, side, asset)),
      })
      return sides.length
    }),
  )
})

/**
 * Mails those who have not read for a while that there is a new message: once an absence, however many follow. `now` is milliseconds
 * since the epoch. Gives how many mails there are.
 */
export const mailAway = Effect.fn("mailAway")(function* (now: number) {
  const due = yield* (yield* MarketStore).dueChatMails(now, MOST)
  const sent = yield* Effect.forEach(due, (sid) => mailOne(sid, now))
  return sent.reduce((sum, count) => sum + count, 0)
})
