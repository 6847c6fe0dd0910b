import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { diffOf } from "../mutation.ts"
import { type CallMutant, mutated } from "./call-mutants.ts"

/** A test file, and the project of vitest that runs it. */
export interface TestFile {
  readonly project: string
  readonly test: string
}

/** What runs one test file of the copy: the first failure, or null; and is told of each file that was changed there. */
export interface CallBench {
  readonly failureIn: (file: TestFile) => Promise<string | null>
  readonly changed: (path: string) => Promise<void>
}

export interface CallVerdict {
  readonly ids: ReadonlyArray<string>
  /** `unjudged`: no test file reaches the place, or each that does fails by itself. */
  readonly outcome: "caught" | "survived" | "unjudged"
  /** The change; where it was caught, by which test. */
  readonly detail: string
}

/** Files that pass while nothing is changed: else their failing would prove nothing. Each is asked once. */
const soundOf = async (
  files: ReadonlyArray<TestFile>,
  bench: CallBench,
  known: Map<string, boolean>,
): Promise<ReadonlyArray<TestFile>> => {
  for (const file of files) if (!known.has(file.test)) known.set(file.test, (await bench.failureIn(file)) === null)
  return files.filter(({ test }) => known.get(test))
}

const noticed = async (files: ReadonlyArray<TestFile>, bench: CallBench): Promise<string | null> => {
  for (const file of files) {
    const failure = await bench.failureIn(file)
    if (failure !== null) return `${file.test}: ${failure}`
  }
  return null
}

const verdictOf = async (home: string, mutant: CallMutant, files: ReadonlyArray<TestFile>, bench: CallBench) => {
  const path = join(home, mutant.file)
  const text = readFileSync(path, "utf8")
  const diff = `${mutant.code}\n${diffOf(mutant.file, text, mutant.mutation)}`
  if (files.length === 0) return { ids: mutant.ids, outcome: "unjudged", detail: diff } as const
  writeFileSync(path, mutated(text, mutant))
  await bench.changed(path)
  try {
    const by = await noticed(files, bench)
    const [outcome, detail] = by === null ? (["survived", diff] as const) : (["caught", `${diff}\nby ${by}`] as const)
    return { ids: mutant.ids, outcome, detail }
  } finally {
    writeFileSync(path, text)
    await bench.changed(path)
  }
}

/** Puts each mutant into the copy at `home`, runs the test files that are `near` it, and says which of them noticed. */
export const falsifyCalls = async (
  home: string,
  mutants: ReadonlyArray<CallMutant>,
  near: (mutant: CallMutant) => ReadonlyArray<TestFile>,
  bench: CallBench,
  told: (verdict: CallVerdict) => void,
): Promise<ReadonlyArray<CallVerdict>> => {
  const known = new Map<string, boolean>()
  const verdicts: Array<CallVerdict> = []
  for (const mutant of mutants) {
    const verdict = await verdictOf(home, mutant, await soundOf(near(mutant), bench, known), bench)
    told(verdict)
    verdicts.push(verdict)
  }
  return verdicts
}
