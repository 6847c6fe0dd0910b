import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { idsIn } from "../ids.ts"
import { playwrightTests } from "../playwright-report.ts"
import type { TestRun } from "../test-run.ts"
import { vitestTests } from "../vitest-report.ts"
import type { Warm } from "./warm.ts"

/** A mutant that runs longer hangs, and its test has noticed that. A journey alone may take six minutes by its own clock. */
export const LONGEST_MS = 600_000

export type Asked = { readonly ids: ReadonlyArray<string>; readonly tests: ReadonlyArray<TestRun> }

const node = (home: string, args: ReadonlyArray<string>, env: Record<string, string> = {}): number | null =>
  spawnSync(process.execPath, args, { cwd: home, env: { ...process.env, ...env }, timeout: LONGEST_MS }).status

const reported = (file: string, read: (input: unknown) => ReadonlyArray<TestRun>): ReadonlyArray<TestRun> =>
  existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : []

const filesOf = (tests: ReadonlyArray<TestRun>): ReadonlyArray<string> => [...new Set(tests.map(({ file }) => file))]

/** In a browser, whose vitest is started for each change: it finds its stories only as a command. */
const inBrowser = (root: string, home: string, { ids, tests }: Asked, suite: string): ReadonlyArray<TestRun> => {
  const report = join(home, ".cache/vitest.json")
  rmSync(report, { force: true })
  const chosen = ["--config", "vitest.workspace.ts", "--project", suite, "-t", ids.join("|"), ...filesOf(tests)]
  const told = ["--reporter=json", `--outputFile=${report}`]
  node(home, [join(root, "node_modules/vitest/vitest.mjs"), "run", ...chosen, ...told])
  return reported(report, (input) => vitestTests(input, home, suite))
}

const vitest = (warm: Warm, { ids, tests }: Asked, suite: string): Promise<ReadonlyArray<TestRun>> =>
  warm.run(suite, ids.join("|"), filesOf(tests))

/** Tests of the rules need no vitest, which takes longer to start than they take to run. */
const isOfRules = ({ file }: TestRun): boolean => /^packages\/(?:core|testkit)\//.test(file)

const rules = (home: string, { ids, tests }: Asked): ReadonlyArray<TestRun> => {
  const report = join(home, "rules.json")
  rmSync(report, { force: true })
  const files = filesOf(tests)
  if (files.length > 0) node(home, [join(import.meta.dirname, "rules-run.ts"), report, ids.join(), ...files])
  return existsSync(report) ? (JSON.parse(readFileSync(report, "utf8")) as ReadonlyArray<TestRun>) : []
}

const unit = async (home: string, warm: Warm, { ids, tests }: Asked): Promise<ReadonlyArray<TestRun>> => {
  const [ours, others] = [tests.filter(isOfRules), tests.filter((test) => !isOfRules(test))]
  return [
    ...rules(home, { ids, tests: ours }),
    ...(others.length === 0 ? [] : await vitest(warm, { ids, tests: others }, "unit")),
  ]
}

const playwright = (root: string, home: string, asked: Asked): ReadonlyArray<TestRun> => {
  const report = join(home, ".cache/playwright.json")
  rmSync(report, { force: true })
  const built = node(home, [
    join(root, "node_modules/vite/bin/vite.js"),
    "build",
    "packages/web",
    "--config",
    "vite.config.ts",
  ])
  if (built !== 0) throw new Error("the bundle of the copy does not build")
  const chosen = ["test", ...filesOf(asked.tests), "-g", asked.ids.join("|"), "--reporter=json"]
  node(home, [join(root, "node_modules/@playwright/test/cli.js"), ...chosen], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  return reported(report, (input) => playwrightTests(input, home))
}

export type Places = { readonly root: string; readonly home: string; readonly warm: Warm }

const ofSuite = async ({ home, root, warm }: Places, asked: Asked, suite: string): Promise<ReadonlyArray<TestRun>> => {
  if (suite === "playwright") return playwright(root, home, asked)
  if (suite === "stories") return inBrowser(root, home, asked, suite)
  return suite === "unit" ? unit(home, warm, asked) : vitest(warm, asked, suite)
}

/** Runs in the copy exactly the tests whose titles hold one of the ids, and gives those that ran. */
export const runTests = async (places: Places, { ids, tests }: Asked): Promise<ReadonlyArray<TestRun>> => {
  const ran: Array<TestRun> = []
  for (const suite of new Set(tests.map((test) => test.suite))) {
    ran.push(...(await ofSuite(places, { ids, tests: tests.filter((test) => test.suite === suite) }, suite)))
  }
  return ran.filter(({ title, outcome }) => outcome !== "skipped" && idsIn(title).some((id) => ids.includes(id)))
}
