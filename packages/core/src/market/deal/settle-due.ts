import { type Cause, Effect, Exit } from "effect"
import type { AssetId } from "../../shared/ids.ts"
import { courseOf } from "./course.ts"
import { MarketStore } from "../store.ts"
import { settle } from "./settle.ts"
import { changeOf, hasChanged } from "./story.ts"

/** Assets looked up at a time. */
const PAGE = 100

const settleOne = Effect.fnUntraced(function* (id: AssetId, now: number) {
  const store = yield* MarketStore
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      const course = settle(courseOf(yield* transaction.lockDeal([id])), now)
      if (hasChanged(course)) yield* transaction.write(changeOf(course))
      return course.steps.length
    }),
  )
})

/** What a run of the scheduler did: transitions written, and deals that would not settle, each with its cause for the log. */
export interface Settled {
  readonly steps: number
  readonly failed: ReadonlyArray<{ readonly id: AssetId; readonly cause: Cause.Cause<unknown> }>
}

/**
 * The scheduler's run: settles every deal that is due at `now`, each in its own transaction, so that one that fails keeps
 * none of the others back. `now` is milliseconds since the epoch.
 */
export const settleDue = Effect.fn("settleDue")(function* (now: number) {
  const store = yield* MarketStore
  const seen = new Set<AssetId>()
  let steps = 0
  const failed: Array<Settled["failed"][number]> = []
  for (;;) {
    const page: ReadonlyArray<AssetId> = yield* store.dueAssets(now, PAGE + seen.size)
    const fresh = page.filter((id) => !seen.has(id))
    if (fresh.length === 0) return { steps, failed } satisfies Settled
    for (const id of fresh) {
      seen.add(id)
      const exit: Exit.Exit<number, unknown> = yield* Effect.exit(settleOne(id, now))
      if (Exit.isSuccess(exit)) steps += exit.value
      else failed.push({ id, cause: exit.cause })
    }
  }
})
