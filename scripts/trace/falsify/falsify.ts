import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { findCode, parseCode, parseSource } from "../code.ts"
import { idsIn } from "../ids.ts"
import type { TestRun } from "../test-run.ts"
import { candidates } from "./candidates.ts"
import { type Choice, choose } from "./choose.ts"
import { applied, diffOf, type Mutation } from "./mutation.ts"
import type { Picked } from "./pick.ts"
import { reach } from "./reach.ts"
import { spokenIn } from "./words.ts"

export type Falsified = {
  readonly id: string
  /** `caught` is the only good one; `unjudged` rows have no mutation, or a test that fails by itself. */
  readonly outcome: "caught" | "survived" | "unjudged"
  readonly detail: string
}

/** The least share of falsified rows whose test must notice. */
const LEAST_CAUGHT = 0.95

/** What runs the tests of a copy: those that hold one of the ids; and is told of each file that was changed there. */
export type Bench = {
  readonly run: (ids: ReadonlyArray<string>, tests: ReadonlyArray<TestRun>) => Promise<ReadonlyArray<TestRun>>
  readonly changed: (path: string) => Promise<void>
}

const chosen = (
  home: string,
  { row }: Picked,
  random: () => number,
): (Choice & { file: string; text: string }) | undefined => {
  const code = parseCode(row.code)
  if (code === undefined) return undefined
  const text = readFileSync(join(home, code.file), "utf8")
  const found = findCode(parseSource(code.file, text), code)
  if (found === undefined) return undefined
  const inside = new Set(candidates(found))
  const outside = reach(found).slice(1).flatMap(candidates)
  const isInside = (mutation: Mutation): boolean => inside.has(mutation)
  const choice = choose([...inside, ...outside], spokenIn(row.requirement), random, isInside)
  return choice && { ...choice, file: code.file, text }
}

const holds =
  (id: string) =>
  ({ title }: TestRun): boolean =>
    idsIn(title).includes(id)

/** From the quickest to the slowest; a suite that is not named here comes between. */
const SPEED = ["unit", "gateway", "stories", "playwright"]
const speedOf = (suite: string): number => (SPEED.includes(suite) ? SPEED.indexOf(suite) : 1.5)

/** Suite by suite, until one notices. A test that does not even load any more has noticed, too. */
const isCaught = async (id: string, tests: ReadonlyArray<TestRun>, { run }: Bench): Promise<boolean> => {
  for (const suite of [...new Set(tests.map((test) => test.suite))].toSorted((a, b) => speedOf(a) - speedOf(b))) {
    const ran = await run(
      [id],
      tests.filter((test) => test.suite === suite),
    )
    const own = ran.filter(holds(id))
    if (own.length === 0 || own.some(({ outcome }) => outcome === "failed")) return true
  }
  return false
}

const falsifyOne = async (home: string, picked: Picked, random: () => number, bench: Bench): Promise<Falsified> => {
  const { id, requirement, code } = picked.row
  const choice = chosen(home, picked, random)
  if (choice === undefined) return { id, outcome: "unjudged", detail: `${code} holds nothing that could be changed` }
  const path = join(home, choice.file)
  writeFileSync(path, applied(choice.text, choice.mutation))
  await bench.changed(path)
  try {
    const caught = await isCaught(id, picked.tests, bench)
    const touches = choice.relation > 0 ? "" : "\n(no condition or text in there shares a word with the row)"
    const detail = `${requirement}\n${diffOf(choice.file, choice.text, choice.mutation)}${touches}`
    return { id, outcome: caught ? "caught" : "survived", detail }
  } finally {
    writeFileSync(path, choice.text)
    await bench.changed(path)
  }
}

/** Changes one thing per row in the copy at `home`, and says whose test noticed. A test must run and pass there unchanged first. */
export const falsify = async (
  home: string,
  picked: ReadonlyArray<Picked>,
  random: () => number,
  bench: Bench,
  told: (one: Falsified) => void,
): Promise<ReadonlyArray<Falsified>> => {
  const unchanged = await bench.run(
    picked.map(({ row }) => row.id),
    picked.flatMap(({ tests }) => tests),
  )
  const results: Array<Falsified> = []
  for (const one of picked) {
    const own = unchanged.filter(holds(one.row.id))
    const sound = own.length > 0 && own.every(({ outcome }) => outcome === "passed")
    const tests = one.tests.filter(({ suite }) => own.some((ran) => ran.suite === suite))
    const result: Falsified = sound
      ? await falsifyOne(home, { ...one, tests }, random, bench)
      : { id: one.row.id, outcome: "unjudged", detail: "its test does not pass in the unchanged copy" }
    told(result)
    results.push(result)
  }
  return results
}

export const isEnough = (results: ReadonlyArray<Falsified>): boolean =>
  results.length > 0 && results.filter(({ outcome }) => outcome === "caught").length >= LEAST_CAUGHT * results.length
