import { afterAll, describe, expect, it } from "vitest"
import { testMarket } from "../market.ts"
import { logFault, naively, RACES, run, sceneOn, summary, unguarded } from "./index.ts"

/** `npm run races -- --rounds N --seed S` sets them. */
const ROUNDS = process.env["XL_RACE_ROUNDS"]
/** Without that, a race runs so many times the rounds in which the naive gateway was caught, and at least the fewest. */
const [TIMES, FEWEST] = [5, 15]
/** Rounds within which a race must catch the naive gateway. */
const ENOUGH = 50
const SEED = Number(process.env["XL_RACE_SEED"] ?? 1)
/** Milliseconds: a round takes a tenth of a second, on a slow machine a whole one. */
const PATIENCE = 60_000 + Number(ROUNDS ?? TIMES * ENOUGH) * 3_000

const ours = await sceneOn(await testMarket())
const naive = await sceneOn(await testMarket({ over: naively }))
await unguarded(naive.market.db)

const held: Array<boolean> = []
afterAll(() => {
  const passed = held.filter(Boolean).length
  process.stdout.write(`races: ${passed} passed, ${held.length - passed} failed\n`)
})

describe.each(RACES)("$name", (race) => {
  let caught = ENOUGH

  it(
    "catches a gateway that locks nothing",
    async () => {
      const isOver = (violations: number) => violations > 0
      const report = await run(race, naive, { rounds: ENOUGH, seed: SEED, isOver })
      process.stdout.write(`naive ${summary(report)}\n`)
      held.push(report.violations.length === 1)
      expect(report.violations).toHaveLength(1)
      caught = report.rounds
    },
    PATIENCE,
  )

  it(
    "has one effect, and tells every loser why by name",
    async () => {
      const rounds = Number(ROUNDS ?? Math.max(FEWEST, TIMES * caught))
      const report = await run(race, ours, { rounds, seed: SEED })
      process.stdout.write(`${summary(report)}\n`)
      held.push(report.violations.length === 0)
      expect(report.violations).toEqual([])
      expect(report.rounds).toBe(rounds)
    },
    PATIENCE,
  )
})

describe("after all races", () => {
  it("the log is whole", async () => {
    expect(await logFault(ours.market.db)).toBeUndefined()
  })
})
