import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { playwrightTests } from "./playwright-report.ts"
import type { TestRun } from "./test-run.ts"
import { vitestTests } from "./vitest-report.ts"

const testsOf = (folder: string, name: string, root: string): ReadonlyArray<TestRun> => {
  const [, suite] = /^(?:vitest-)?(\w+)\.json$/.exec(name) ?? []
  const report: unknown = JSON.parse(readFileSync(join(folder, name), "utf8"))
  return suite === undefined || suite === "playwright"
    ? playwrightTests(report, root)
    : vitestTests(report, root, suite)
}

/**
 * Every test of the run just made. `folder` holds `vitest-<project>.json` (vitest's JSON reporter) and
 * `playwright.json` (Playwright's); files named otherwise are no reports. Throws where there is none at all.
 */
export const readReports = (folder: string, root: string): ReadonlyArray<TestRun> => {
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter((name) =>
    /^(?:vitest-\w+|playwright)\.json$/.test(name),
  )
  if (names.length === 0) throw new Error(`no test report in ${folder}: run npm test first`)
  return names.toSorted().flatMap((name) => testsOf(folder, name, root))
}
