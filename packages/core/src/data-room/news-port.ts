import { Context, type Effect } from "effect"
import type { Asset } from "../assets/model.ts"
import type { MarketUnavailable } from "../kernel/errors.ts"
import type { OutboxMessage } from "../kernel/events.ts"
import type { AlertFrequency } from "../profiles/alert-criteria.ts"
import type { Millis } from "../shared/days.ts"
import type { AssetId, UserId } from "../shared/ids.ts"
import type { RoomNews } from "./news-model.ts"

/** Somebody who has not heard yet of files of a room: since when, in milliseconds since the epoch, and how often that person wants to. */
export interface RoomOwed {
  readonly userId: UserId
  readonly assetId: AssetId
  readonly since: Millis
  readonly rhythm: AlertFrequency
}

/** What may be done inside one transaction. */
export interface RoomNewsTransaction {
  /**
   * What this person has not heard yet of the room and may read now, the oldest first, held until the transaction ends; null where there is
   * nothing. Of tier 2 only what happened since the person was let in.
   */
  readonly lockNews: (
    user: UserId,
    asset: AssetId,
  ) => Effect.Effect<{ readonly asset: Asset; readonly news: ReadonlyArray<RoomNews> } | null, MarketUnavailable>
  /** Lets nothing be told to this person any more that happened until `until`. */
  readonly heard: (user: UserId, asset: AssetId, until: Millis) => Effect.Effect<void, MarketUnavailable>
  /** Writes what is to be mailed and kept. */
  readonly send: (messages: ReadonlyArray<OutboxMessage>) => Effect.Effect<void, MarketUnavailable>
}

/** Store port: where the gateway keeps what became of files of data rooms, and who heard of it. Its laws are `roomNewsContract` in testkit. */
export class RoomNewsStore extends Context.Service<
  RoomNewsStore,
  {
    /** Everybody with a verified e-mail who reads a room on the market, wants to hear of it, and has not heard of all. */
    readonly owed: () => Effect.Effect<ReadonlyArray<RoomOwed>, MarketUnavailable>
    /** All that `work` writes, or, should it fail, none of it. */
    readonly transaction: <A, E, R>(
      work: (transaction: RoomNewsTransaction) => Effect.Effect<A, E, R>,
    ) => Effect.Effect<A, E | MarketUnavailable, R>
  }
>()("@xl/core/data-room/RoomNewsStore") {}
