import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { askedRows } from "./asked.ts"
import { capabilityTable, openCapabilities, readCapabilities, usedCapabilities } from "./capabilities.ts"
import { codeProblems } from "./code.ts"
import { runCalls } from "./falsify/calls/run.ts"
import { copyOf } from "./falsify/copy.ts"
import { type Bench, falsify, type Falsified, isEnough } from "./falsify/falsify.ts"
import { pick } from "./falsify/pick.ts"
import { randomFrom } from "./falsify/random.ts"
import { LONGEST_MS, runTests } from "./falsify/run-tests.ts"
import { Warm } from "./falsify/warm.ts"
import { type Trace, trace } from "./proof.ts"
import { shippedCode } from "./reach/reachable.ts"
import { readReports } from "./reports.ts"
import { readRequirements, type Requirement } from "./requirements.ts"
import { openRows, table } from "./table.ts"

const ROOT = resolve(import.meta.dirname, "../..")

const { values: options } = parseArgs({
  options: {
    open: { type: "boolean", default: false },
    falsify: { type: "string" },
    calls: { type: "boolean", default: false },
    suites: { type: "string", default: "unit,gateway,stories" },
    seed: { type: "string", default: "1" },
    rows: { type: "string" },
    areas: { type: "string" },
  },
})

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} takes a whole number, not '${text}'`)
  return Number(text)
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)

const tell = ({ id, outcome, detail }: Falsified): void =>
  print(outcome === "caught" ? `${id} caught` : `${id} ${outcome}: ${detail}`)

const falsified = async (
  rows: ReadonlyArray<Requirement>,
  traced: Trace,
  count: number,
  seed: number,
): Promise<boolean> => {
  const random = randomFrom(seed)
  const picked = pick(rows, traced, count, random)
  if (picked.length < count) print(`only ${picked.length} rows are proved by a test of their own`)
  const home = copyOf(ROOT)
  const warm = new Warm(home, LONGEST_MS)
  const run: Bench["run"] = (ids, tests) => runTests({ root: ROOT, home, warm }, { ids, tests })
  const results = await falsify(home, picked, random, { run, changed: warm.changed }, tell)
  await warm.close()
  const caught = results.filter(({ outcome }) => outcome === "caught").length
  print(`${caught} of ${results.length} changes were caught (seed ${seed})`)
  return isEnough(results)
}

const falsifiedCalls = (rows: ReadonlyArray<Requirement>, count: number): Promise<boolean> =>
  runCalls({
    root: ROOT,
    rows,
    count,
    seed: wholeNumber("seed", options.seed),
    suites: options.suites.split(","),
    print,
  })

const main = async (): Promise<boolean> => {
  const rows = readRequirements(join(ROOT, "docs/requirements.tsv"))
  const all = [...rows.values()]
  if (options.calls) return falsifiedCalls(askedRows(all, options), wholeNumber("falsify", options.falsify ?? "20"))
  const tests = readReports(join(ROOT, ".cache/reports"), ROOT)
  const traced = trace(rows, tests, shippedCode(ROOT))
  if (options.falsify !== undefined) {
    return falsified(
      askedRows(all, options),
      traced,
      wholeNumber("falsify", options.falsify),
      wholeNumber("seed", options.seed),
    )
  }
  const capabilities = readCapabilities(join(ROOT, "docs/capabilities.tsv"))
  const used = usedCapabilities(capabilities, tests)
  const problems = [...traced.problems, ...used.problems, ...codeProblems(all, ROOT)]
  if (options.open) print([openRows(all, traced.verdicts), openCapabilities(capabilities, used.proved)].join("\n"))
  print(table(all, traced.verdicts))
  print(`\n${capabilityTable(capabilities, used.proved)}`)
  for (const problem of problems) print(`wrong: ${problem}`)
  return problems.length === 0
}

try {
  process.exit((await main()) ? 0 : 1)
} catch (error) {
  process.stderr.write(`trace: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
