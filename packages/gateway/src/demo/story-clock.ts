import type { Clock } from "effect"
import { clockShowing } from "../clock/index.ts"

/** The time in which the story is told. */
export interface StoryClock {
  readonly clock: Clock.Clock
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number
  readonly setTime: (at: number) => void
}

export const storyClock = (): StoryClock => {
  let time = Date.now()
  return { clock: clockShowing(() => time), now: () => time, setTime: (at) => void (time = at) }
}
