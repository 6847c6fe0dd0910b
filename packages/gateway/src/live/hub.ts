import type { Database } from "../database/index.ts"
import type { Listener } from "./listener.ts"
import { type LiveMessage, openReader } from "./outbox-reader.ts"
import { CHANNEL } from "./publish.ts"
import { Queue } from "./queue.ts"

/** Hands what any gateway has published to this gateway's subscribers, each once. */
export interface Hub {
  /** All messages from now on for which `select` gives something, as what it gives. Stop by `return()`. */
  readonly subscribe: <A>(select: (message: LiveMessage) => A | undefined) => AsyncIterableIterator<A>
  /** How many subscribe now. */
  readonly subscribers: () => number
  /** Once all that was published before has been handed out. */
  readonly caughtUp: () => Promise<void>
  readonly close: () => Promise<void>
}

interface Subscriber {
  readonly offer: (message: LiveMessage, size: number) => void
  readonly end: () => void
}

/** Milliseconds between looks that nobody asked for: what a gateway published that died before it could ring. */
const LOOK_EVERY = 1_000

export const openHub = async (db: Database, listener: Listener, report: (reason: unknown) => void): Promise<Hub> => {
  const subscribers = new Set<Subscriber>()
  const read = await openReader(db)
  let looking: Promise<void> | undefined
  let isWanted = false

  const lookWhileWanted = async () => {
    try {
      while (isWanted) {
        isWanted = false
        for (const { size, ...message } of await read()) subscribers.forEach(({ offer }) => offer(message, size))
      }
    } catch (reason) {
      report(reason) // the next look reads the same rows again
    } finally {
      looking = undefined
    }
  }
  const look = () => {
    isWanted = true
    looking ??= lookWhileWanted()
  }
  const silence = listener.on(CHANNEL, look)
  const clock = setInterval(look, LOOK_EVERY).unref()

  return {
    subscribe: (select) => {
      const subscriber = selecting(select, report, () => subscribers.delete(subscriber))
      subscribers.add(subscriber)
      return subscriber.values
    },
    subscribers: () => subscribers.size,
    caughtUp: async () => {
      look()
      await looking
    },
    close: async () => {
      silence()
      clearInterval(clock)
      subscribers.forEach(({ end }) => end())
      await looking
    },
  }
}

const selecting = <A>(
  select: (message: LiveMessage) => A | undefined,
  report: (reason: unknown) => void,
  stopped: () => void,
): Subscriber & { readonly values: Queue<A> } => {
  const values = new Queue<A>(stopped)
  return {
    values,
    end: values.end,
    offer: (message, size) => {
      try {
        const chosen = select(message)
        if (chosen !== undefined) values.push(chosen, size)
      } catch (reason) {
        report(reason) // the others are to hear it all the same
        values.end()
      }
    },
  }
}
