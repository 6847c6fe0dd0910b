import type { Notices } from "@xl/core/notifications"
import { signedIn } from "@xl/core/kernel"
import { Millis, must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Asking, MarketHome } from "../market/with-market.ts"

const count = (n: number) => must(t.Int, n)

/** One person's kept notices over a market in memory. */
export const noticesInMemory = (home: MarketHome, asking: Asking): Notices["Service"] => {
  const own = Effect.suspend(() => Effect.fromResult(signedIn(asking()))).pipe(
    Effect.map(({ id }) => ({
      id,
      notices: home.memory.rows.notices.filter(({ to }) => to === id).map(({ notice }) => notice),
    })),
  )
  const unreadOf = Effect.map(own, ({ notices }) => notices.filter(({ readAt }) => readAt === null).length)
  return {
    page: ({ offset, size, unreadOnly }) =>
      Effect.map(own, ({ notices }) => {
        const unread = notices.filter(({ readAt }) => readAt === null)
        const wanted = (unreadOnly ? unread : notices).toReversed().toSorted((one, other) => other.at - one.at)
        return {
          total: count(wanted.length),
          unread: count(unread.length),
          notices: wanted.slice(offset, offset + size),
        }
      }),
    markRead: (ids) =>
      Effect.flatMap(own, ({ id }) => {
        home.memory.markRead(
          ({ notice, to }) => to === id && (ids === null || ids.includes(notice.id)),
          must(Millis, home.clock.now()),
        )
        return unreadOf
      }),
  }
}
