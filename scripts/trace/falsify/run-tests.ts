import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { idsIn } from "../ids.ts"
import { playwrightTests } from "../playwright-report.ts"
import type { TestRun } from "../test-run.ts"
import { vitestTests } from "../vitest-report.ts"

/** A mutant that runs longer hangs, and its test has noticed that. A journey alone may take six minutes by its own clock. */
const LONGEST_MS = 600_000

export type Asked = { readonly ids: ReadonlyArray<string>; readonly tests: ReadonlyArray<TestRun> }

const node = (home: string, args: ReadonlyArray<string>, env: Record<string, string> = {}): number | null =>
  spawnSync(process.execPath, args, { cwd: home, env: { ...process.env, ...env }, timeout: LONGEST_MS }).status

const reported = (file: string, read: (input: unknown) => ReadonlyArray<TestRun>): ReadonlyArray<TestRun> =>
  existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : []

const vitest = (root: string, home: string, asked: Asked, suite: string): ReadonlyArray<TestRun> => {
  const report = join(home, ".cache/vitest.json")
  rmSync(report, { force: true })
  const files = [...new Set(asked.tests.map(({ file }) => file))]
  const chosen = ["--config", "vitest.workspace.ts", "--project", suite, "-t", asked.ids.join("|"), ...files]
  node(home, [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    ...chosen,
    "--reporter=json",
    `--outputFile=${report}`,
  ])
  return reported(report, (input) => vitestTests(input, home, suite))
}

/** Tests of the rules need no vitest, which takes longer to start than they take to run. */
const isOfRules = ({ file }: TestRun): boolean => /^packages\/(?:core|testkit)\//.test(file)

const rules = (home: string, { ids, tests }: Asked): ReadonlyArray<TestRun> => {
  const report = join(home, "rules.json")
  rmSync(report, { force: true })
  const files = [...new Set(tests.map(({ file }) => file))]
  if (files.length > 0) node(home, [join(import.meta.dirname, "rules-run.ts"), report, ids.join(), ...files])
  return existsSync(report) ? (JSON.parse(readFileSync(report, "utf8")) as ReadonlyArray<TestRun>) : []
}

const unit = (root: string, home: string, { ids, tests }: Asked): ReadonlyArray<TestRun> => {
  const [ours, others] = [tests.filter(isOfRules), tests.filter((test) => !isOfRules(test))]
  return [
    ...rules(home, { ids, tests: ours }),
    ...(others.length === 0 ? [] : vitest(root, home, { ids, tests: others }, "unit")),
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
  const files = [...new Set(asked.tests.map(({ file }) => file))]
  const chosen = ["test", ...files, "-g", asked.ids.join("|"), "--reporter=json"]
  node(home, [join(root, "node_modules/@playwright/test/cli.js"), ...chosen], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  return reported(report, (input) => playwrightTests(input, home))
}

const ofSuite = (root: string, home: string, asked: Asked, suite: string): ReadonlyArray<TestRun> =>
  suite === "playwright"
    ? playwright(root, home, asked)
    : suite === "unit"
      ? unit(root, home, asked)
      : vitest(root, home, asked, suite)

/** Runs in `home` exactly the tests whose titles hold one of the ids, and gives those that ran. */
export const runTests = (root: string, home: string, asked: Asked): ReadonlyArray<TestRun> =>
  [...new Set(asked.tests.map(({ suite }) => suite))]
    .flatMap((suite) =>
      ofSuite(root, home, { ...asked, tests: asked.tests.filter((test) => test.suite === suite) }, suite),
    )
    .filter(({ title, outcome }) => outcome !== "skipped" && idsIn(title).some((id) => asked.ids.includes(id)))
