import { type GatewayClock, openClock } from "./clock/index.ts"
import type { Config } from "./config/index.ts"
import { migrate, type OpenDatabase } from "./database/index.ts"
import { clearUnfinishedStory } from "./demo/turn.ts"
import { type Log, makeLog } from "./http/log.ts"
import { type Hub, type Listener, openHub, openListener } from "./live/index.ts"
import { gauges, type Metrics, openMetrics, watchQueries } from "./observe/index.ts"

/** What every noun stands on. */
export interface Foundation {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly database: OpenDatabase
  readonly listener: Listener
  readonly hub: Hub
  readonly clock: GatewayClock
  /** For what goes wrong where no caller waits for an answer. */
  readonly report: (reason: unknown) => void
  readonly close: () => Promise<void>
}

/** Opens it all, in the order in which one thing needs another. Throws `StartRefused`. The database is closed by whoever opened it. */
export const openFoundation = async (config: Config, database: OpenDatabase): Promise<Foundation> => {
  const metrics = openMetrics()
  const log = makeLog(config.logLevel, undefined, (level) => metrics.lines.inc({ level }))
  const report = (reason: unknown) => log.error({ err: reason }, "in the background")
  await migrate(database.db)
  if (config.demo) await clearUnfinishedStory(database.db, config.databaseUrl === undefined)
  const listener = await openListener(database.url)
  const hub = await openHub(database.db, listener, report)
  const clock = await openClock(database.db, listener, config.mode, report)
  gauges(metrics, { db: database.db, hub, listener })
  const unwatch = watchQueries(database.db, metrics)
  const close = async () => {
    unwatch()
    metrics.close()
    await clock.close()
    await hub.close()
    await listener.close()
  }
  return { config, log, metrics, database, listener, hub, clock, report, close }
}
