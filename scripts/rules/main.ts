import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { RUN, writtenRun } from "./run.ts"

/** As often as fast-check runs a property that says nothing else. */
const USUAL_RUNS = 100

const { values } = parseArgs({
  options: { runs: { type: "string", default: "100000" }, seed: { type: "string" }, only: { type: "string" } },
})

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number of at most nine digits, not '${text}'`)
  return Number(text)
}

type Passed = { readonly holds: boolean; readonly each: ReadonlyArray<number>; readonly seconds: number }

/** Every property of core and testkit once, in plain Node: `runs` times, or in proportion. */
const pass = (runs: number, seed: number): Passed => {
  const home = mkdtempSync(join(tmpdir(), "xl-rules-"))
  const log = join(home, "runs")
  const args = ["run", "--config", "scripts/rules/vitest.config.ts", ...(values.only ? [values.only] : [])]
  const from = performance.now()
  const { status } = spawnSync("vitest", args, {
    stdio: "inherit",
    env: { ...process.env, [RUN]: writtenRun({ runs, seed, log }) },
  })
  const seconds = (performance.now() - from) / 1000
  const each = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n").map(Number) : []
  rmSync(home, { recursive: true })
  return { holds: status === 0 && each.length > 0, each, seconds }
}

const sumOf = (each: ReadonlyArray<number>): number => each.reduce((sum, one) => sum + one, 0)

/** Shares the runs among the properties as the tests do: a first pass tells how many there are. True when all hold. */
const main = (): boolean => {
  const runs = wholeNumber("runs", values.runs)
  const seed =
    values.seed === undefined ? Math.trunc(performance.timeOrigin) % 1_000_000 : wholeNumber("seed", values.seed)
  const usual = pass(USUAL_RUNS, seed)
  if (!usual.holds) return false
  const { each, holds, seconds } = pass(Math.max(1, Math.round((USUAL_RUNS * runs) / sumOf(usual.each))), seed)
  const pace = Math.round(sumOf(each) / seconds).toLocaleString("en-US")
  process.stdout.write(
    `${each.length} properties, ${sumOf(each).toLocaleString("en-US")} runs in ${seconds.toFixed(1)} s, ${pace} a second (seed ${seed})\n`,
  )
  return holds
}

try {
  process.exitCode = main() ? 0 : 1
} catch (error) {
  process.stderr.write(`rules: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
