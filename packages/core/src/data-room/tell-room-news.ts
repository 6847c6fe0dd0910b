import { type Cause, Effect, Exit } from "effect"
import type { Asset } from "../assets/model.ts"
import { titleOf } from "../assets/title.ts"
import { isDue } from "../listing-alerts/rules.ts"
import type { OutboxMessage } from "../kernel/events.ts"
import type { AssetId, UserId } from "../shared/ids.ts"
import type { RoomNews, RoomNewsKind } from "./news-model.ts"
import { type RoomOwed, RoomNewsStore } from "./news-port.ts"

/** Names that a mail lists of each kind; of more it says how many. */
export const MOST_NEWS_NAMED = 10

const named = (news: ReadonlyArray<RoomNews>, kind: RoomNewsKind): string => {
  const names = [...new Set(news.filter((one) => one.kind === kind).map(({ name }) => name))]
  const left = names.length - MOST_NEWS_NAMED
  return [...names.slice(0, MOST_NEWS_NAMED), ...(left > 0 ? [`${left} more`] : [])].join(", ")
}

/** The mail that tells one reader what became of the files of a room. */
export const roomNewsMail = (to: UserId, asset: Asset, news: ReadonlyArray<RoomNews>): OutboxMessage => ({
  tag: "mail",
  kind: "roomChanged",
  to,
  facts: {
    assetId: asset.id,
    title: titleOf(asset),
    added: named(news, "added"),
    replaced: named(news, "replaced"),
    removed: named(news, "removed"),
  },
})

const told = Effect.fnUntraced(function* ({ assetId, userId }: RoomOwed) {
  return yield* (yield* RoomNewsStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const found = yield* transaction.lockNews(userId, assetId)
      const last = found?.news.at(-1)
      if (!found || !last) return 0
      yield* transaction.send([roomNewsMail(userId, found.asset, found.news)])
      yield* transaction.heard(userId, assetId, last.at)
      return found.news.length
    }),
  )
})

/** What a run did: of how many files somebody was told, and whom it could not tell, each with its cause for the log. */
export interface RoomNewsTold {
  readonly tellings: number
  readonly failed: ReadonlyArray<{ readonly id: AssetId; readonly cause: Cause.Cause<unknown> }>
}

/**
 * Tells each reader of a room whose time has come what became of its files, in one mail a room. Each is a transaction of its own, so that a run that
 * is cut leaves nothing half told. `now` is milliseconds since the epoch.
 */
export const tellRoomNews = Effect.fn("tellRoomNews")(function* (now: number) {
  const owed = (yield* (yield* RoomNewsStore).owed()).filter(({ rhythm, since }) => isDue(rhythm, since, now))
  let tellings = 0
  const failed: Array<RoomNewsTold["failed"][number]> = []
  for (const one of owed) {
    const exit = yield* Effect.exit(told(one))
    if (Exit.isSuccess(exit)) tellings += exit.value
    else failed.push({ id: one.assetId, cause: exit.cause })
  }
  return { tellings, failed } satisfies RoomNewsTold
})
