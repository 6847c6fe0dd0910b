import { createRequire } from "node:module"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { oneScript } from "../../mutate/one-script.ts"
import { compareSnapshots, runTests, Suite } from "../../mutate/suite.ts"
import { idsIn } from "../ids.ts"
import type { TestRun } from "../test-run.ts"

/** The seed of the tests; source: scripts/rules/seed.ts. */
const SEED = 4

/** Runs, in the working directory, the tests of these files whose titles hold one of the ids, and writes down what became of each. */
const main = async ([report = "", ids = "", ...files]: ReadonlyArray<string>): Promise<void> => {
  const home = process.cwd()
  createRequire(join(home, "packages/testkit/package.json"))("fast-check").configureGlobal({ seed: SEED })
  compareSnapshots()
  const suite = new Suite()
  const evaluate = await oneScript(home, files)
  evaluate(suite)
  const found: Array<TestRun> = []
  await runTests(
    suite.tests.filter(({ id }) => idsIn(id).some((one) => ids.split(",").includes(one))),
    () => undefined,
    ({ file, id }, thrown) => {
      found.push({ title: id, file, suite: "unit", outcome: thrown ? "failed" : "passed" })
      return true
    },
  )
  writeFileSync(report, JSON.stringify(found))
}

await main(process.argv.slice(2))
