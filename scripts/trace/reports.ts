import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { playwrightTests } from "./playwright-report.ts"
import type { TestRun } from "./test-run.ts"
import { vitestTests } from "./vitest-report.ts"

const parsed = (folder: string, name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"))

/**
 * Every test of the run just made. `folder` holds `vitest-*.json` (vitest's JSON reporter) and `playwright.json`
 * (Playwright's); files named otherwise are no reports. Throws where there is none at all.
 */
export const readReports = (folder: string, root: string): ReadonlyArray<TestRun> => {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : []
  const vitest = names.filter((name) => /^vitest.*\.json$/.test(name))
  const playwright = names.filter((name) => /^playwright.*\.json$/.test(name))
  if (vitest.length + playwright.length === 0) throw new Error(`no test report in ${folder}: run npm test first`)
  return [
    ...vitest.flatMap((name) => vitestTests(parsed(folder, name), root)),
    ...playwright.flatMap((name) => playwrightTests(parsed(folder, name), root)),
  ]
}
