import { sql } from "kysely"
import { Gauge } from "prom-client"
import { type Database, poolOf } from "../database/index.ts"
import type { Hub, Listener } from "../live/index.ts"
import type { Metrics } from "./metrics.ts"

export interface Watched {
  readonly db: Database
  readonly hub: Pick<Hub, "subscribers">
  readonly listener: Pick<Listener, "isConnected">
}

interface Backlog {
  readonly waiting: number
  readonly oldest: number
  readonly unsealed: number
}

/** What is looked at when somebody asks, not counted as it happens. */
export const gauges = ({ registry }: Pick<Metrics, "registry">, { db, hub, listener }: Watched): void => {
  const registers = [registry]
  const read = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  read("xl_live_subscriptions", "Subscriptions open on this process, the gateway's own included.", hub.subscribers)
  read("xl_live_listening", "1 while PostgreSQL's notifications are heard.", () => Number(listener.isConnected()))
  pool(db, registers)
  backlog(db, registers)
}

const pool = (db: Database, registers: Array<Metrics["registry"]>): void => {
  void new Gauge({
    name: "xl_database_connections",
    help: "Connections of the pool, and callers who wait for one.",
    labelNames: ["state"],
    registers,
    collect() {
      const { idle, total, waiting } = poolOf(db)
      this.set({ state: "idle" }, idle)
      this.set({ state: "busy" }, total - idle)
      this.set({ state: "waiting" }, waiting)
    },
  })
}

/** One question to the database for all three; where it is not answered, `xl_database_up` says so and the rest is absent. */
const backlog = (db: Database, registers: Array<Metrics["registry"]>): void => {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const waiting = gauge("xl_mails_waiting", "Mails of the outbox that are due and not delivered.")
  const oldest = gauge("xl_mails_oldest_seconds", "How long the oldest of them has been due.")
  const unsealed = gauge("xl_events_unsealed", "Events after the last seal; the job of each minute brings it to 0.")
  void new Gauge({
    name: "xl_database_up",
    help: "1 if PostgreSQL answered just now.",
    registers,
    async collect() {
      for (const one of [waiting, oldest, unsealed]) one.reset()
      try {
        const { rows } = await sql<Backlog>`
          select count(*)::int as waiting, coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as oldest,
            (select count(*) from events where position > coalesce((select max(last_position) from seals), 0))::int as unsealed
          from outbox where tag <> 'live' and delivered_at is null and due_at < now()`.execute(db)
        const [found] = rows
        if (found === undefined) return this.set(0)
        waiting.set(found.waiting)
        oldest.set(found.oldest)
        unsealed.set(found.unsealed)
        this.set(1)
      } catch {
        this.set(0) // that is what the number says
      }
    },
  })
}
