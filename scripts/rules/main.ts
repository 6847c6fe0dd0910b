import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { RUN, writtenRun } from "./run.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "1000" }, seed: { type: "string" }, only: { type: "string" } },
})

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number of at most nine digits, not '${text}'`)
  return Number(text)
}

/** Runs every property of core and testkit in plain Node. True when all hold. */
const main = (): boolean => {
  const home = mkdtempSync(join(tmpdir(), "xl-rules-"))
  const log = join(home, "runs")
  const runs = wholeNumber("runs", values.runs)
  const seed =
    values.seed === undefined ? Math.trunc(performance.timeOrigin) % 1_000_000 : wholeNumber("seed", values.seed)
  const args = ["run", "--config", "scripts/rules/vitest.config.ts", ...(values.only ? [values.only] : [])]
  const from = performance.now()
  const { status } = spawnSync("vitest", args, {
    stdio: "inherit",
    env: { ...process.env, [RUN]: writtenRun({ runs, seed, log }) },
  })
  const seconds = (performance.now() - from) / 1000
  const each = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n").map(Number) : []
  rmSync(home, { recursive: true })
  const total = each.reduce((sum, one) => sum + one, 0)
  const pace = Math.round(total / seconds).toLocaleString("en-US")
  process.stdout.write(
    `${each.length} properties, ${total.toLocaleString("en-US")} runs in ${seconds.toFixed(1)} s, ${pace} a second (seed ${seed})\n`,
  )
  return status === 0 && each.length > 0
}

try {
  process.exitCode = main() ? 0 : 1
} catch (error) {
  process.stderr.write(`rules: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
