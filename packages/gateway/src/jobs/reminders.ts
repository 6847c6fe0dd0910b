import { type MarketStore, REMINDED_STATUSES, REMINDER_LEAD_MILLIS, remindOf } from "@xl/core/market"
import { AssetId, must } from "@xl/core/shared"
import { Clock, Context, Effect } from "effect"
import { sql } from "kysely"
import type { GatewayClock } from "../clock/index.ts"
import type { Database } from "../database/index.ts"
import type { Job } from "./jobs.ts"

/** Assets whose next transition, the end of the window that runs, is less than a day ahead. */
const near = async (db: Database, now: number): Promise<ReadonlyArray<AssetId>> => {
  const rows = await db
    .selectFrom("assets")
    .select("id")
    .where("status", "in", REMINDED_STATUSES)
    .where("nextDue", ">", now)
    .where("nextDue", "<=", now + REMINDER_LEAD_MILLIS)
    .orderBy("nextDue")
    .execute()
  return rows.map(({ id }) => must(AssetId, id))
}

const keyOf = (to: string, facts: { readonly [name: string]: string }): string =>
  [to, facts["assetId"], facts["window"], facts["until"]].join(" ")

/** Who has been reminded of what: a notice is kept beside each mail. */
const remindedOf = async (db: Database, ids: ReadonlyArray<AssetId>): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ recipient: string; facts: { readonly [name: string]: string } }>`
    select recipient, facts from notices where kind = 'deadlineNear' and facts ->> 'assetId' = any(${ids}::text[])`.execute(
    db,
  )
  return new Set(rows.map(({ facts, recipient }) => keyOf(recipient, facts)))
}

/** Reminds those who can still act of what ends within a day, each once for each deadline. Gives how many were reminded. */
export const remindAll = Effect.fnUntraced(function* (db: Database, now: number) {
  const ids = yield* Effect.promise(() => near(db, now))
  if (ids.length === 0) return 0
  const told = yield* Effect.promise(() => remindedOf(db, ids))
  const counts = yield* Effect.forEach(ids, (id) =>
    remindOf(id, now, ({ facts, to }) => !told.has(keyOf(to, facts))).pipe(
      Effect.catchTag("AssetNotFound", () => Effect.succeed(0)),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
})

/** The name of the job that reminds. */
export const REMINDERS = "reminders"

/** The reminders as a job of every ten minutes. */
export const remindersJob = (
  db: Database,
  services: Context.Context<MarketStore>,
  { clock, now }: GatewayClock,
): Job => ({
  name: REMINDERS,
  cron: "*/10 * * * *",
  run: () =>
    Effect.runPromiseWith(Context.add(services, Clock.Clock, clock))(Effect.suspend(() => remindAll(db, now()))),
})
