import { isOpenToOffers } from "@xl/core/assets"
import { RoomNewsStore, type RoomNewsTold, tellRoomNews } from "@xl/core/data-room"
import { AlertStore, type ListingsTold, tellListings } from "@xl/core/listing-alerts"
import { Clock, Context, Effect } from "effect"
import type { GatewayClock } from "../clock/index.ts"
import type { Database } from "../database/index.ts"
import { alertStorePostgres } from "../listing-alerts/index.ts"
import { roomNewsPostgres } from "../data-room/index.ts"
import type { LiveMessage } from "../live/index.ts"
import type { Job } from "./jobs.ts"

export const ALERTS = "alerts"

/** Milliseconds between two runs that listings ask for: one run does all that came meanwhile. */
const PAUSE = 1_000

/** What a run could not tell. */
export type NotTold = ListingsTold["failed"][number] | RoomNewsTold["failed"][number]

/**
 * The run that tells people of listings and of files of data rooms, as a job of every minute; also told to run as soon as there may be a new listing. What could not
 * be told is reported, and tried again by the next run.
 */
export const alertsJob = (
  db: Database,
  { clock, now }: Pick<GatewayClock, "clock" | "now">,
  report: (failed: NotTold) => void,
): Job => {
  const services = Context.make(AlertStore, alertStorePostgres(db)).pipe(
    Context.add(RoomNewsStore, roomNewsPostgres(db)),
    Context.add(Clock.Clock, clock),
  )
  return {
    name: ALERTS,
    cron: "* * * * *",
    run: async () => {
      const run = Effect.runPromiseWith(services)
      const listings = await run(Effect.suspend(() => tellListings(now())))
      const rooms = await run(Effect.suspend(() => tellRoomNews(now())))
      ;[...listings.failed, ...rooms.failed].forEach(report)
    },
  }
}

/** Whether a listing may be new on the market. */
export const mayBeNews = (event: LiveMessage["event"]): boolean =>
  event.topic === "asset" && isOpenToOffers(event.status)

/** Calls `run` when something may be news, at once and then at most once a second. Ends with the values. */
export const runOnNews = async (news: AsyncIterable<unknown>, run: () => Promise<void>): Promise<void> => {
  let isWanted = false
  let running: Promise<void> | undefined
  const runs = async () => {
    while (isWanted) {
      isWanted = false
      await run()
      await new Promise((wake) => setTimeout(wake, PAUSE).unref())
    }
    running = undefined
  }
  for await (const _one of news) {
    isWanted = true
    running ??= runs()
  }
}
