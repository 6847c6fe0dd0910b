import { mayWantDocument } from "@xl/core/legal-documents"
import type { FastifyInstance } from "fastify"
import type { Composed } from "./composition.ts"
import type { Foundation } from "./foundation.ts"
import { leave } from "./http/health.ts"
import { ALERTS, type Jobs, LEGAL_DOCUMENTS, mayBeNews, openJobs, REMINDERS, runOnNews, TICK } from "./jobs/index.ts"

/** Milliseconds within which the lead is over and requests under way are finished, or cut. */
const DRAIN = 10_000

/** Starts the jobs; the scheduler also runs at once and, as the reminders do, whenever the demo's clock is moved, people are told of a
 * listing as it appears, and documents are made as they are asked for. */
export const startJobs = async ({ clock, database, hub, report }: Foundation, { jobs }: Composed): Promise<Jobs> => {
  const running = await openJobs(database.url, jobs, report)
  const tick = () => void running.runNow(TICK).catch(report)
  const remind = () => running.runNow(REMINDERS).catch(report)
  const tell = () => running.runNow(ALERTS).catch(report)
  const make = () => running.runNow(LEGAL_DOCUMENTS).catch(report)
  clock.onMoved(() => {
    tick()
    void remind()
    void tell()
    void make()
  })
  tick()
  const news = hub.subscribe(({ event }) => (mayBeNews(event) ? event : undefined))
  void runOnNews(news, tell).catch(report)
  const asked = hub.subscribe(({ event }) => (mayWantDocument(event) ? event : undefined))
  void runOnNews(asked, make).catch(report)
  return {
    ...running,
    close: async () => {
      await news.return?.()
      await asked.return?.()
      await running.close()
    },
  }
}

/** Says first that it is about to stop, and `lead` milliseconds later takes no more requests and waits for those under way. */
export const drain = (app: FastifyInstance, lead: number): Promise<void> => {
  leave(app)
  const closed = new Promise<void>((over) => setTimeout(over, lead)).then(() => app.close())
  return Promise.race([closed, new Promise<void>((late) => setTimeout(late, DRAIN).unref())])
}
