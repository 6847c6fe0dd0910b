import type { FastifyInstance } from "fastify"
import type { Composed } from "./composition.ts"
import type { Foundation } from "./foundation.ts"
import { type Jobs, openJobs, TICK } from "./jobs/index.ts"

/** Milliseconds that requests under way get to finish. */
const DRAIN = 10_000

/** Starts the jobs; the scheduler also runs at once, and whenever the demo's clock is moved. */
export const startJobs = async ({ clock, database, report }: Foundation, { jobs }: Composed): Promise<Jobs> => {
  const running = await openJobs(database.url, jobs, report)
  const tick = () => void running.runNow(TICK).catch(report)
  clock.onMoved(tick)
  tick()
  return running
}

/** Takes no more requests, and waits for those under way. */
export const drain = (app: FastifyInstance): Promise<void> =>
  Promise.race([app.close(), new Promise<void>((late) => setTimeout(late, DRAIN).unref())])
