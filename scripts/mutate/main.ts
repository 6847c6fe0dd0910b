import type { PartialStrykerOptions } from "@stryker-mutator/api/core"
import { Stryker } from "@stryker-mutator/core"
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { bundleLibraries } from "./one-file.ts"
import { rulesAmong } from "./rules-among.ts"
import { type Summary, summary } from "./summary.ts"

/** The last run over everything, kept in the repository. */
const SUMMARY = "docs/mutation.json"
/** Percent. Source: the target of docs/decisions.md. */
const LEAST_SCORE = 90

const { values } = parseArgs({ options: { since: { type: "string" }, only: { type: "string" } } })

const git = (...args: ReadonlyArray<string>): string => execFileSync("git", args, { encoding: "utf8" }).trim()

const listed = (): ReadonlyArray<string> =>
  (values.since === undefined
    ? git("ls-files", "packages/core/src")
    : git("diff", "--name-only", "--diff-filter=d", values.since, "--", "packages/core/src")
  ).split("\n")

const options = (mutate: ReadonlyArray<string>): PartialStrykerOptions => ({
  mutate: [...mutate],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "scripts/mutate/vitest.config.ts", related: false },
  // A file that does not exist: Stryker would read a real one by an interface that TypeScript 7 has no more.
  tsconfigFile: "tsconfig.none.json",
  coverageAnalysis: "perTest",
  concurrency: 2,
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
  incremental: values.since === undefined && values.only === undefined,
  incrementalFile: ".cache/mutation-incremental.json",
  reporters: ["clear-text", "progress"],
  clearTextReporter: { reportTests: false },
  thresholds: { high: 95, low: LEAST_SCORE, break: null },
})

const main = async (): Promise<boolean> => {
  const mutate = rulesAmong(listed(), values.only)
  if (mutate.length === 0) {
    console.log("No rule has changed.")
    return true
  }
  await bundleLibraries(process.cwd())
  // The workers inherit it: what Node compiled for one mutant it need not compile for the next.
  process.env.NODE_COMPILE_CACHE = resolve(".cache/compiled")
  const results = await new Stryker(options(mutate)).runMutationTest()
  const known: Summary | undefined = existsSync(SUMMARY) ? JSON.parse(readFileSync(SUMMARY, "utf8")) : undefined
  const found = summary(git("rev-parse", "HEAD"), results, known?.survivors ?? [])
  const unexplained = found.survivors.filter(({ reason }) => reason === "").length
  console.log(`${found.killed} of ${found.mutants} killed, ${found.score} %; ${unexplained} survivors without a reason`)
  if (values.since === undefined && values.only === undefined) {
    writeFileSync(SUMMARY, `${JSON.stringify(found, null, 2)}\n`)
    console.log(`Written to ${SUMMARY}.`)
  }
  return found.score >= LEAST_SCORE
}

process.exitCode = (await main()) ? 0 : 1
