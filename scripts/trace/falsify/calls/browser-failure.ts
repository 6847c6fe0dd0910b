import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { vitestTests } from "../../vitest-report.ts"
import { LONGEST_MS } from "../run-tests.ts"

/** The first story of a file that fails; null where all pass. vitest is started for each: it finds stories only as a command. */
export const browserFailure = (root: string, home: string, file: string): string | null => {
  const report = join(home, ".cache/vitest.json")
  rmSync(report, { force: true })
  const chosen = ["--config", "vitest.workspace.ts", "--project", "stories", "--bail=1", file]
  const told = ["--reporter=json", `--outputFile=${report}`]
  spawnSync(process.execPath, [join(root, "node_modules/vitest/vitest.mjs"), "run", ...chosen, ...told], {
    cwd: home,
    timeout: LONGEST_MS,
  })
  if (!existsSync(report)) return "no story ran"
  const ran = vitestTests(JSON.parse(readFileSync(report, "utf8")), home, "stories")
  if (ran.length === 0) return "no story ran"
  return ran.find(({ outcome }) => outcome === "failed")?.title ?? null
}
