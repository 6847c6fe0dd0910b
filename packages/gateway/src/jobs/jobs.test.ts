import { Clock, Context, Effect } from "effect"
import { sql } from "kysely"
import { afterAll, describe, expect, it } from "vitest"
import { moveDemoClock, openClock } from "../clock/index.ts"
import { openListener } from "../live/index.ts"
import { testDatabase } from "../testing/index.ts"
import { type Job, openJobs, TICK, tickJob } from "./index.ts"

const { db, url } = await testDatabase()
const reports: Array<string> = []
const runs: Array<number> = []
let underWay = 0
let most = 0
const jobs = (process: number): ReadonlyArray<Job> => [
  {
    name: "shared",
    run: async () => {
      most = Math.max(most, ++underWay)
      await new Promise((wake) => setTimeout(wake, 20))
      underWay--
      runs.push(process)
    },
  },
  { name: "broken", run: () => Promise.reject(new Error("out of order")) },
  { name: "nightly", cron: "30 2 * * *", run: async () => undefined },
]
const open = (process: number, more: ReadonlyArray<Job> = []) =>
  openJobs(url, [...jobs(process), ...more], (reason) => reports.push(String(reason)))
const [one, two] = [await open(1), await open(2)]
afterAll(() => Promise.all([one.close(), two.close()]))
const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 2_000 && !isSo(); tries++) await new Promise((wake) => setTimeout(wake, 10))
  expect(isSo()).toBe(true)
}

describe("jobs", () => {
  it("run once each, one at a time, though two processes share them", async () => {
    await Promise.all(Array.from({ length: 6 }, (_, n) => (n % 2 ? one : two).runNow("shared")))
    await until(() => runs.length === 6)
    await new Promise((wake) => setTimeout(wake, 200))
    expect([runs.length, most]).toEqual([6, 1])
  })

  it("run at the time they are told to", async () => {
    const before = runs.length
    const started = Date.now()
    await one.runAt("shared", new Date(started + 1_000))
    await until(() => runs.length === before + 1)
    expect(Date.now() - started).toBeGreaterThanOrEqual(1_000)
  })

  it("report what went wrong, and go on", async () => {
    await one.runNow("broken")
    await until(() => reports.length > 0)
    expect(reports[0]).toContain("out of order")
    const before = runs.length
    await one.runNow("shared")
    await until(() => runs.length === before + 1)
  })

  it("keep their schedule in the database, for whichever process is up", async () => {
    const { rows } = await sql<{
      name: string
      cron: string
      timezone: string
    }>`select name, cron, timezone from pgboss.schedule`.execute(db)
    expect(rows).toEqual([{ name: "nightly", cron: "30 2 * * *", timezone: "UTC" }])
  })

  it("tell the scheduler the gateway's time, as the demo has moved it", async () => {
    const listener = await openListener(url)
    const clock = await openClock(db, listener, "demo", (reason) => reports.push(String(reason)))
    const told: Array<readonly [number, number]> = []
    const job = tickJob(
      (now) => Effect.map(Clock.currentTimeMillis, (shown) => told.push([now, shown])),
      Context.empty(),
      clock,
    )
    const bot = await open(3, [job])
    clock.onMoved(() => void bot.runNow(TICK))
    const due = Date.UTC(2027, 0, 1)
    await moveDemoClock(db, due - Date.now())
    await until(() => told.length > 0)
    for (const time of told[0] ?? []) expect([time >= due, time < due + 60_000]).toEqual([true, true])
    await bot.close()
    await clock.close()
    await listener.close()
  })
})
