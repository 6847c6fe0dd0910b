import type { OutboxMessage } from "@xl/core/kernel"
import { KeptNotice, keepingsOf, noticeWords } from "@xl/core/notifications"
import { must, NoticeId } from "@xl/core/shared"
import type { Kept } from "../market/rows.ts"

const idOf = (n: number) => must(NoticeId, `00000000-0000-4000-9000-${String(n).padStart(12, "0")}`)

/** What of these messages is kept, numbered from `before`. `now` is milliseconds since the epoch. */
export const keptOf = (messages: ReadonlyArray<OutboxMessage>, before: number, now: number): ReadonlyArray<Kept> =>
  messages.flatMap(keepingsOf).map(({ facts, kind, to }, place): Kept => {
    const notice = { id: idOf(before + place + 1), ...noticeWords(kind, facts), at: now, readAt: null }
    return { to, notice: must(KeptNotice, notice) }
  })

/** The message by which a kept notice tells of itself. */
export const toldOf = ({ notice: { id }, to }: Kept): OutboxMessage => ({
  tag: "live",
  audience: { everyone: false, users: [to] },
  event: { topic: "notice", id },
})
