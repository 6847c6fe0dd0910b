import { Clock, Effect } from "effect"

const real = Effect.runSync(Clock.clockWith(Effect.succeed))

/** A clock that shows what `shown` says, and sleeps and measures like the real one. */
export const clockShowing = (shown: () => number): Clock.Clock => {
  const nanos = () => BigInt(Math.round(shown())) * 1_000_000n
  return {
    currentTimeMillisUnsafe: shown,
    currentTimeMillis: Effect.sync(shown),
    currentTimeNanosUnsafe: nanos,
    currentTimeNanos: Effect.sync(nanos),
    monotonicTimeNanosUnsafe: () => real.monotonicTimeNanosUnsafe(),
    monotonicTimeNanos: real.monotonicTimeNanos,
    sleep: (duration) => real.sleep(duration),
  }
}

/** The real time plus what `ahead` says, in milliseconds. */
export const clockAhead = (ahead: () => number): Clock.Clock =>
  clockShowing(() => real.currentTimeMillisUnsafe() + ahead())

/** Runs an effect as if it happened at an instant, in milliseconds since the Unix epoch: for stories told in the past. */
export const at = <A, E, R>(millis: number, effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.provideService(
    effect,
    Clock.Clock,
    clockShowing(() => millis),
  )
