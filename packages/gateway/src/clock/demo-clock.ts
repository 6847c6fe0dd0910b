import type { Clock } from "effect"
import { sql } from "kysely"
import type { Config } from "../config/index.ts"
import type { Database } from "../database/index.ts"
import type { Listener } from "../live/index.ts"
import { clockAhead } from "./clock.ts"

const CHANNEL = "xl_demo_clock"
/** Ten years: further on the demo's certificates and tokens make no sense. */
const FURTHEST = 3_653 * 86_400_000
const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

export interface GatewayClock {
  readonly clock: Clock.Clock
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number
  /** Calls `moved` whenever the demo's clock was moved; gives the way to stop. */
  readonly onMoved: (moved: () => void) => () => void
  readonly close: () => Promise<void>
}

/** The clock that all rules go by: real in production, whatever the table says; in the demo it may be moved. */
export const openClock = async (
  db: Database,
  listener: Listener,
  mode: Config["mode"],
  report: (reason: unknown) => void,
): Promise<GatewayClock> => {
  let ahead = 0
  const hearers = new Set<() => void>()
  const refresh = async () => {
    const before = ahead
    ahead = await readAhead(db)
    if (ahead !== before) hearers.forEach((moved) => moved())
  }
  let refreshing = mode === "demo" ? refresh() : Promise.resolve()
  const silence = listener.on(CHANNEL, () => {
    if (mode === "demo") refreshing = refreshing.then(refresh).catch(report)
  })
  await refreshing
  const clock = clockAhead(() => ahead)
  return {
    clock,
    now: () => clock.currentTimeMillisUnsafe(),
    onMoved: (moved) => {
      hearers.add(moved)
      return () => void hearers.delete(moved)
    },
    close: async () => {
      silence()
      await refreshing
    },
  }
}

/** How far the demo's clock is ahead of the real one, in milliseconds. */
export const readAhead = async (db: Database): Promise<number> =>
  (await db.selectFrom("demoClock").select("ahead").executeTakeFirst())?.ahead ?? 0

/** Moves the demo's clock in every gateway on this database. */
export const moveDemoClock = async (db: Database, ahead: number): Promise<void> => {
  await db
    .insertInto("demoClock")
    .values({ ahead })
    .onConflict((same) => same.column("single").doUpdateSet({ ahead }))
    .execute()
  await sql`select pg_notify(${CHANNEL}, '')`.execute(db)
}

/** Reads `+3d`, `-12h`, an instant such as `2026-12-24T00:00Z`, or `reset`, as the new lead over `realNow`; undefined for all else. */
export const readMove = (words: string, ahead: number, realNow: number): number | undefined => {
  if (words === "reset") return 0
  const [, sign, count, unit] = /^([+-])(\d{1,6})([smhd])$/.exec(words) ?? []
  const moved = unit ? ahead + Number(`${sign}${count}`) * UNITS[unit as keyof typeof UNITS] : instant(words) - realNow
  return Math.abs(moved) <= FURTHEST ? moved : undefined
}

/** Only with its zone named: a date that means another day elsewhere is no date. */
const instant = (words: string): number =>
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(words)
    ? Date.parse(words)
    : Number.NaN
