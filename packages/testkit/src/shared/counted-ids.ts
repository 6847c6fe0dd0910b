import type { Ids } from "@xl/core/shared"
import { Effect } from "effect"

/** The UUID that a number stands for: `aUuid(7)` ends in 7. `kind` keeps the ids of different things apart. */
export const aUuid = (count: number, kind = 0): string =>
  `00000000-0000-4000-8${String(kind).padStart(3, "0")}-${String(count).padStart(12, "0")}`

/** Ids that count up, so that a test's story is the same every time. */
export const countedIds = (kind = 999): Ids["Service"] => {
  let count = 0
  return {
    next: Effect.sync(() => {
      count += 1
      return aUuid(count, kind)
    }),
  }
}
