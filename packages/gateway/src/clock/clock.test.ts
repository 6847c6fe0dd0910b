import { Clock, Effect } from "effect"
import { afterAll, describe, expect, it } from "vitest"
import { openListener } from "../live/index.ts"
import { testDatabase } from "../testing/index.ts"
import { at, type GatewayClock, moveDemoClock, openClock, readAhead, readMove } from "./index.ts"

const { db, url } = await testDatabase()
const listener = await openListener(url)
const clocks: Array<GatewayClock> = []
afterAll(async () => {
  await Promise.all(clocks.map(({ close }) => close()))
  await listener.close()
})
const DAY = 86_400_000
const open = async (mode: "demo" | "production") => {
  const clock = await openClock(db, listener, mode, (reason) => expect.fail(String(reason)))
  clocks.push(clock)
  return clock
}

describe("the gateway's clock", () => {
  it("is moved in every gateway at once, and starts where it was left", async () => {
    const clock = await open("demo")
    const moved = new Promise<void>((resolve) => clock.onMoved(resolve))
    await moveDemoClock(db, 3 * DAY)
    await moved
    const restarted = await open("demo")
    for (const { now } of [clock, restarted]) expect(Math.abs(now() - Date.now() - 3 * DAY)).toBeLessThan(DAY / 24)
    const told = await Effect.runPromise(Effect.provideService(Clock.currentTimeMillis, Clock.Clock, clock.clock))
    expect(Math.abs(told - clock.now())).toBeLessThan(DAY / 24)
  })

  it("is the real one in production, whatever the table says", async () => {
    await moveDemoClock(db, 3 * DAY)
    const { now } = await open("production")
    expect(Math.abs(now() - Date.now())).toBeLessThan(DAY / 24)
    expect(await readAhead(db)).toBe(3 * DAY)
  })

  it("can be stopped at an instant for one effect, and sleeps as ever", async () => {
    const times = Effect.gen(function* () {
      const before = yield* Clock.currentTimeMillis
      yield* Effect.sleep("5 millis")
      return [before, yield* Clock.currentTimeMillis, Number((yield* Clock.currentTimeNanos) / 1_000_000n)]
    })
    expect(await Effect.runPromise(at(1_000, times))).toEqual([1_000, 1_000, 1_000])
  })
})

describe("readMove", () => {
  const now = Date.UTC(2026, 10, 28)
  it.each([
    ["+3d", 10 + 3 * DAY],
    ["-12h", 10 - DAY / 2],
    ["reset", 0],
    ["2026-12-24T00:00Z", 26 * DAY],
    ["2026-12-24", 26 * DAY],
    ["2026-12-24T01:00+01:00", 26 * DAY],
    ["2026-12-24T00:00", undefined],
    ["tomorrow", undefined],
    ["+4000d", undefined],
    ["+9999999d", undefined],
    ["", undefined],
  ])("reads %j", (words, ahead) => {
    expect(readMove(words, 10, now)).toBe(ahead)
  })
})
