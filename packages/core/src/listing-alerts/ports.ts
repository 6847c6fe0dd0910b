import { Context, type Effect } from "effect"
import type { FieldChange } from "../assets/listing-changes.ts"
import type { Asset } from "../assets/model.ts"
import type { WhereIs } from "../assets/near.ts"
import type { MarketUnavailable } from "../kernel/errors.ts"
import type { OutboxMessage } from "../kernel/events.ts"
import type { AlertFrequency } from "../profiles/alert-criteria.ts"
import type { Millis } from "../shared/days.ts"
import type { AssetId, ChangeRequestId, UserId } from "../shared/ids.ts"
import type { UnsubscribeLinkInvalid } from "./errors.ts"
import type { Reader, Waiting } from "./model.ts"

/** Command port: leaving the mails about listings by the link that stands in each of them, signed in or not. */
export class Unsubscribing extends Context.Service<
  Unsubscribing,
  {
    /** Ends what the person of the link is told; the same again, and for a person who is gone, changes nothing and is no error. */
    readonly unsubscribe: (token: string) => Effect.Effect<void, MarketUnavailable | UnsubscribeLinkInvalid>
  }
>()("@xl/core/listing-alerts/Unsubscribing") {}

/** Somebody for whom listings wait: since when, in milliseconds since the epoch, and how often each wish of theirs is told that is not turned off. */
export interface Owed {
  readonly id: UserId
  readonly since: Millis
  readonly frequencies: ReadonlyArray<AlertFrequency>
}

/** An approved change of a listing: the listing as of now, what differs since before the change, and whom the approval told of it. */
export interface ChangedListing {
  readonly asset: Asset
  readonly changes: ReadonlyArray<FieldChange>
  readonly heard: ReadonlyArray<UserId>
}

/** What may be done inside one transaction. */
export interface AlertTransaction {
  /** The listing as of now, which from here on counts as weighed; null where it was weighed before, by whichever process. */
  readonly weigh: (id: AssetId) => Effect.Effect<Asset | null, MarketUnavailable>
  /** An approved change, which from here on counts as weighed; null where it was weighed before, by whichever process. */
  readonly weighChange: (id: ChangeRequestId) => Effect.Effect<ChangedListing | null, MarketUnavailable>
  /** Everybody who has criteria or saved searches and wants to be told at all. */
  readonly readers: () => Effect.Effect<ReadonlyArray<Reader>, MarketUnavailable>
  /**
   * Lets a listing wait for these people, because it is new or by the change; for whom it waits already, or whom it was told, nothing
   * changes.
   */
  readonly wait: (
    id: AssetId,
    readers: ReadonlyArray<UserId>,
    at: Millis,
    change?: ChangeRequestId,
  ) => Effect.Effect<void, MarketUnavailable>
  /** What waits for a person, the longest first, held until the transaction ends; null where there is no such person. */
  readonly lockWaiting: (
    id: UserId,
  ) => Effect.Effect<{ readonly reader: Reader; readonly waiting: ReadonlyArray<Waiting> } | null, MarketUnavailable>
  /** Lets these wait no more: they were told, and never wait for this person again. */
  readonly settle: (id: UserId, assets: ReadonlyArray<AssetId>, at: Millis) => Effect.Effect<void, MarketUnavailable>
  /** Lets these wait no more: they were not told, and may wait again when a change makes them match. */
  readonly drop: (id: UserId, assets: ReadonlyArray<AssetId>) => Effect.Effect<void, MarketUnavailable>
  /** Writes what is to be mailed and kept. */
  readonly send: (messages: ReadonlyArray<OutboxMessage>) => Effect.Effect<void, MarketUnavailable>
}

/** Store port: where the gateway keeps which listing was told to whom. Its laws are `alertStoreContract` in testkit. */
export class AlertStore extends Context.Service<
  AlertStore,
  {
    /** Listings that take offers and were not weighed yet, the first published first. */
    readonly unweighed: (most: number) => Effect.Effect<ReadonlyArray<AssetId>, MarketUnavailable>
    /** Approved changes of listings that take offers, not weighed yet, the first approved first. */
    readonly unweighedChanges: (most: number) => Effect.Effect<ReadonlyArray<ChangeRequestId>, MarketUnavailable>
    /** Everybody for whom something waits. */
    readonly owed: () => Effect.Effect<ReadonlyArray<Owed>, MarketUnavailable>
    /** Where places are that saved searches name. */
    readonly whereIs: WhereIs
    /** All that `work` writes, or, should it fail, none of it. */
    readonly transaction: <A, E, R>(
      work: (transaction: AlertTransaction) => Effect.Effect<A, E, R>,
    ) => Effect.Effect<A, E | MarketUnavailable, R>
  }
>()("@xl/core/listing-alerts/AlertStore") {}
