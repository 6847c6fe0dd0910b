import type { MarketUnavailable } from "@xl/core/kernel"
import { Clock, Context, Effect } from "effect"
import type { GatewayClock } from "../clock/index.ts"
import type { Job } from "./jobs.ts"

/** The scheduler's run: everything that is due at `now`, in milliseconds since the Unix epoch. Repeated, it does nothing. */
export type Tick<R> = (now: number) => Effect.Effect<unknown, MarketUnavailable, R>

export const TICK = "tick"

/** The run as a job of every minute; tell the jobs to run it when the demo's clock was moved, too. */
export const tickJob = <R>(tick: Tick<R>, services: Context.Context<R>, { clock, now }: GatewayClock): Job => ({
  name: TICK,
  cron: "* * * * *",
  run: () => Effect.runPromiseWith(Context.add(services, Clock.Clock, clock))(Effect.suspend(() => tick(now()))),
})
