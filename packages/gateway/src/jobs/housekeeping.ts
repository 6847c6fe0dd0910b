import { Effect } from "effect"
import type { Database } from "../database/index.ts"
import { forgetRoomNews } from "../data-room/index.ts"
import { seal } from "../events/index.ts"
import { pruneNotices, pruneOutbox } from "../live/index.ts"
import type { Log } from "../http/index.ts"
import { pruneClientErrors } from "../monitoring/index.ts"
import type { Job } from "./jobs.ts"

/** What every gateway needs done. The seal's hash goes to the log, so that whoever keeps the log can prove the past. */
export const housekeeping = (db: Database, log: Log, now: () => number): ReadonlyArray<Job> => [
  {
    name: "seal",
    cron: "* * * * *",
    run: async () => {
      const sealed = await Effect.runPromise(seal(db))
      if (sealed) log.info({ number: sealed.number, hash: sealed.hash }, "sealed")
    },
  },
  { name: "prune", cron: "17 * * * *", run: () => pruneOutbox(db) },
  { name: "notices", cron: "23 4 * * *", run: () => pruneNotices(db, now()) },
  { name: "room-news", cron: "43 4 * * *", run: () => forgetRoomNews(db, now()) },
  { name: "client-errors", cron: "37 * * * *", run: () => pruneClientErrors(db, now()) },
]
