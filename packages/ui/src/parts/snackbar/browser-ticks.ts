import type { Ticks } from "./snackbar-queue.ts"

/** The browser's own time. */
export const browserTicks: Ticks = {
  now: () => Date.now(),
  every: (milliseconds, tick) => {
    const timer = setInterval(tick, milliseconds)
    return () => clearInterval(timer)
  },
}
