import { Clock, Effect } from "effect"

/** A clock that stands still until it is moved. Milliseconds since the epoch. */
export class MovedClock {
  #now: number

  constructor(now: number) {
    this.#now = now
  }

  readonly now = (): number => this.#now
  readonly set = (now: number): void => {
    this.#now = now
  }
  readonly advance = (millis: number): void => {
    this.#now += millis
  }

  /** The effect told what time it is by this clock. */
  readonly tell = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.suspend(() => Effect.provideService(effect, Clock.Clock, clockOf(this.#now)))
}

const clockOf = (now: number): Clock.Clock => {
  const nanos = BigInt(now) * 1_000_000n
  return {
    currentTimeMillisUnsafe: () => now,
    currentTimeMillis: Effect.succeed(now),
    currentTimeNanosUnsafe: () => nanos,
    currentTimeNanos: Effect.succeed(nanos),
    monotonicTimeNanosUnsafe: () => nanos,
    monotonicTimeNanos: Effect.succeed(nanos),
    sleep: () => Effect.void,
  }
}
