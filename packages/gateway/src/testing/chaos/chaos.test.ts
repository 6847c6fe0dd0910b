import { expect, it } from "vitest"
import { chaos, report } from "./chaos.ts"
import { killSaves, killsReport } from "./kills.ts"

/** `npm run chaos -- --cycles N --saves M` does any number. */
const CYCLES = 3
const KILLS = 2

it("loses nothing, doubles nothing and leaves nothing behind, whatever is killed in the middle of it", async () => {
  const found = await chaos({ cycles: CYCLES, seed: 5 })
  process.stdout.write(`${report(found)}\n`)
  expect([found.lost, found.doubled, found.orphans, found.torn]).toEqual([[], [], [], []])
  expect(found.writes).toBeGreaterThan(0)
  expect(found.cycles).toEqual({ gateway: 1, database: 1, both: 1 })
}, 600_000)

it("leaves the old or the new of a save that is killed, whole", async () => {
  const found = await killSaves({ kills: KILLS, seed: 14 })
  process.stdout.write(`${killsReport(found)}\n`)
  expect([found.torn, found.old + found.whole]).toEqual([[], KILLS])
}, 600_000)
