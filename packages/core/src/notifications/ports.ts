import { Context, type Effect } from "effect"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { NoticeId } from "../shared/ids.ts"
import type { NoticePage } from "./kept.ts"

/** Which notices are asked for. */
export interface NoticeSearch {
  readonly offset: number
  readonly size: number
  readonly unreadOnly: boolean
}

/** Command port: the caller's own kept notices. Its laws are `noticesContract` in testkit. */
export class Notices extends Context.Service<
  Notices,
  {
    /** One page of them, the newest first, with how many there are and how many are unread. */
    readonly page: (search: NoticeSearch) => Effect.Effect<NoticePage, AccessRefusal | MarketUnavailable>
    /** Marks these as read, or all of them where none are named; gives how many are unread then. Others' are left alone. */
    readonly markRead: (ids: ReadonlyArray<NoticeId> | null) => Effect.Effect<number, AccessRefusal | MarketUnavailable>
  }
>()("@xl/core/notifications/Notices") {}
