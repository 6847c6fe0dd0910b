import type { PartialStrykerOptions } from "@stryker-mutator/api/core"
import { Stryker } from "@stryker-mutator/core"
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { byNoun, TESTS, testsOf } from "./nouns.ts"
import { rulesAmong } from "./rules-among.ts"
import { type Summary, withNoun } from "./summary.ts"

/** The last run over each noun, kept in the repository. */
const SUMMARY = "docs/mutation.json"
/** Percent. Source: docs/adr/0018-mutation-and-properties.md. */
const LEAST_SCORE = 90

const { values } = parseArgs({
  options: { since: { type: "string" }, only: { type: "string" }, nouns: { type: "string" } },
})
/** Whether each noun is looked at whole, so that its score can be kept. */
const isWhole = values.since === undefined && values.only === undefined

const git = (...args: ReadonlyArray<string>): string => execFileSync("git", args, { encoding: "utf8" }).trim()

const listed = (): ReadonlyArray<string> =>
  (values.since === undefined
    ? git("ls-files", "packages/core/src")
    : git("diff", "--name-only", "--diff-filter=d", values.since, "--", "packages/core/src")
  ).split("\n")

const options = (mutate: ReadonlyArray<string>): PartialStrykerOptions => ({
  mutate: [...mutate],
  testRunner: "rules",
  plugins: [resolve(import.meta.dirname, "runner.ts")],
  // A file that does not exist: Stryker would read a real one by an interface that TypeScript 7 has no more.
  tsconfigFile: "tsconfig.none.json",
  coverageAnalysis: "perTest",
  concurrency: 2,
  // On a machine that does other things a slow run is no endless one.
  timeoutMS: 30_000,
  // The packages' tsconfig.json stay: without them the sources do not load.
  ignorePatterns: [
    "data",
    "docs",
    "e2e",
    "stories",
    ".cache",
    ".data",
    "packages/{adapters,gateway,ui,web}/src",
    "dist",
  ],
  tempDirName: ".cache/stryker",
  reporters: ["clear-text", "progress"],
  clearTextReporter: { reportTests: false },
  thresholds: { high: 95, low: LEAST_SCORE, break: null },
})

const known = (): Summary | undefined => (existsSync(SUMMARY) ? JSON.parse(readFileSync(SUMMARY, "utf8")) : undefined)

const textOf = (file: string): string => readFileSync(file, "utf8")

/** Mutates the rules of one noun against the tests that answer for it, and keeps what is to be kept. */
const tried = async (noun: string, mutate: ReadonlyArray<string>): Promise<Summary> => {
  process.env[TESTS] = testsOf(process.cwd(), noun).join(",")
  const results = await new Stryker(options(mutate)).runMutationTest()
  const found = withNoun(isWhole ? known() : undefined, { noun, commit: git("rev-parse", "HEAD"), results, textOf })
  if (isWhole) writeFileSync(SUMMARY, `${JSON.stringify(found, null, 2)}\n`)
  const score = found.nouns[noun]
  console.log(`${noun}: ${score?.killed} of ${score?.mutants} killed, ${score?.score} %`)
  return found
}

const main = async (): Promise<boolean> => {
  const asked = values.nouns?.split(",")
  const nouns = [...byNoun(rulesAmong(listed(), values.only))].filter(([noun]) => asked?.includes(noun) ?? true)
  if (nouns.length === 0) {
    console.log("No rule has changed.")
    return true
  }
  const scores: Array<{ readonly killed: number; readonly mutants: number; readonly unexplained: number }> = []
  for (const [noun, files] of nouns) {
    const { nouns: of, survivors } = await tried(noun, files)
    const unexplained = survivors.filter(({ file, reason }) => byNoun([file]).has(noun) && reason === "").length
    scores.push({ ...(of[noun] ?? { killed: 0, mutants: 0 }), unexplained })
  }
  const sum = (field: "killed" | "mutants" | "unexplained") => scores.reduce((total, one) => total + one[field], 0)
  const percent = (100 * sum("killed")) / Math.max(1, sum("mutants"))
  console.log(
    `${sum("killed")} of ${sum("mutants")} killed, ${percent.toFixed(1)} %; ${sum("unexplained")} survivors without a reason`,
  )
  return percent >= LEAST_SCORE
}

process.exitCode = (await main()) ? 0 : 1
