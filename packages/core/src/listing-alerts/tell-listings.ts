import { type Cause, Effect, Exit } from "effect"
import { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import type { AssetId, ChangeRequestId, UserId } from "../shared/ids.ts"
import { AlertStore } from "./ports.ts"
import { decided, isAnyDue, isTold, newWishesFor } from "./rules.ts"

/** Listings, and changes of listings, weighed before those are told that wait: the next run does the rest. */
const MOST_WEIGHED = 500

const weighed = Effect.fnUntraced(function* (id: AssetId, now: Millis) {
  const store = yield* AlertStore
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      const asset = yield* transaction.weigh(id)
      if (asset === null) return 0
      const told = (yield* transaction.readers()).filter((reader) => isTold(reader, asset, store.whereIs))
      yield* transaction.wait(
        id,
        told.map((reader) => reader.id),
        now,
      )
      return told.length
    }),
  )
})

/** Whom the change itself told, as who bids on the listing or watches it, is not told again. */
const changeWeighed = Effect.fnUntraced(function* (id: ChangeRequestId, now: Millis) {
  const store = yield* AlertStore
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      const change = yield* transaction.weighChange(id)
      if (change === null) return 0
      const { asset, changes } = change
      const heard = new Set(change.heard)
      const told = (yield* transaction.readers()).filter(
        (reader) => !heard.has(reader.id) && newWishesFor(reader, asset, changes, store.whereIs).length > 0,
      )
      yield* transaction.wait(
        asset.id,
        told.map((reader) => reader.id),
        now,
        id,
      )
      return told.length
    }),
  )
})

const told = Effect.fnUntraced(function* (id: UserId, now: Millis) {
  const store = yield* AlertStore
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      const found = yield* transaction.lockWaiting(id)
      if (found === null) return 0
      const { dropped, outbox, told } = decided(found.reader, found.waiting, now, store.whereIs)
      yield* transaction.settle(
        id,
        told.map(({ asset }) => asset.id),
        now,
      )
      yield* transaction.drop(
        id,
        dropped.map(({ asset }) => asset.id),
      )
      yield* transaction.send(outbox)
      return told.length
    }),
  )
})

/** What a run did: how many tellings there were, and what could not be weighed or told, each with its cause for the log. */
export interface ListingsTold {
  readonly tellings: number
  readonly failed: ReadonlyArray<{
    readonly id: AssetId | ChangeRequestId | UserId
    readonly cause: Cause.Cause<unknown>
  }>
}

/** Does each by itself: one that fails keeps none of the others back. */
const each = Effect.fnUntraced(function* <I extends AssetId | ChangeRequestId | UserId, E, R>(
  ids: ReadonlyArray<I>,
  work: (id: I) => Effect.Effect<number, E, R>,
) {
  let sum = 0
  const failed: Array<ListingsTold["failed"][number]> = []
  for (const id of ids) {
    const exit = yield* Effect.exit(work(id))
    if (Exit.isSuccess(exit)) sum += exit.value
    else failed.push({ id, cause: exit.cause })
  }
  return { sum, failed }
})

/**
 * Finds for whom each new listing is, and each that matches since its last change, and tells those whose time has come. Each listing, change and person is a transaction of its own, so
 * that a run that is cut leaves nothing half done and the next one goes on. `at` is milliseconds since the epoch.
 */
export const tellListings = Effect.fn("tellListings")(function* (at: number) {
  const store = yield* AlertStore
  const now = must(Millis, at)
  const weighing = yield* each(yield* store.unweighed(MOST_WEIGHED), (id) => weighed(id, now))
  const changes = yield* each(yield* store.unweighedChanges(MOST_WEIGHED), (id) => changeWeighed(id, now))
  const owed = (yield* store.owed()).filter(({ frequencies, since }) => isAnyDue(frequencies, since, now))
  const telling = yield* each(
    owed.map(({ id }) => id),
    (id) => told(id, now),
  )
  return {
    tellings: telling.sum,
    failed: [...weighing.failed, ...changes.failed, ...telling.failed],
  } satisfies ListingsTold
})
